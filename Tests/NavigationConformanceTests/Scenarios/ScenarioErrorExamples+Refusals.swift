extension ScenarioErrorExamples {
  /// Lines that the model refuses where they stand.
  static var refusals: [Example] {
    [
      Example(
        #"push B"#,
        #"""
        line 1, column 1: this line needs a subject; put 'start A' before it
            push B
            ^
          only what a controller carries and what a callback does may be said before the start
        """#),
      Example(
        "start A\nstart B",
        #"""
        line 2, column 1: a scenario starts once; remove this line
            start B
            ^
          two subjects are two scenarios
        """#),
      Example(
        "start A\nshow",
        #"""
        line 2, column 1: the subject is on screen already; remove this line or start it off screen
            show
            ^
          'start A off screen' and 'start empty' leave something to show
        """#),
      Example(
        "start empty\nshow",
        #"""
        line 2, column 1: a root must be added before the controller goes on screen (statement INIT-06)
            show
            ^
          put 'push A' before it
        """#),
      Example(
        "start A\nset",
        #"""
        line 2, column 1: the documents do not say what an empty stack means; name at least one controller (statement SETVC-24)
            set
            ^
          for example set A B
        """#),
      Example(
        "start A\nset B B animated",
        #"""
        line 2, column 1: B is named twice; the documents do not say what that means (statement SETVC-25)
            set B B animated
            ^
          name each controller once
        """#),
      Example(
        "start A\npush B\npopTo C",
        #"""
        line 3, column 1: C is not on the stack, and the target of a pop-to must be (statement POP-09)
            popTo C
            ^
          the stack here is A B; push it first, or pop to one of these
        """#),
      Example(
        "start empty\npop",
        #"""
        line 2, column 1: the stack is empty; push a root first
            pop
            ^
          for example push A
        """#),
      Example(
        "start A\npush B running\npush C",
        #"""
        line 3, column 1: a transition runs, and the documents ask the caller to wait for its end; put 'settle' before this line (statement TRANS-05)
            push C
            ^
          'running' leaves a line's transition under way, up to 'settle'
        """#),
      Example(
        "start A\nsettle",
        #"""
        line 2, column 1: nothing is left running here; remove this line
            settle
            ^
          'running' leaves a line's transition under way, up to 'settle'
        """#),
      Example(
        "start A off screen\npush B running",
        #"""
        line 2, column 1: a transition can be left running on screen only
            push B running
            ^
          write 'animated' instead, or put 'show' before this line
        """#),
      Example(
        "start A\npop running",
        #"""
        line 2, column 1: this line starts no transition that could be left running
            pop running
            ^
          write 'animated' instead; the stack here is A
        """#),
      Example(
        "start empty\nsegue A",
        #"""
        line 2, column 1: the stack is empty; push a root first
            segue A
            ^
          for example push A
        """#),
      Example(
        "start A\npush B\nsegue A",
        #"""
        line 3, column 1: A is on the stack, and a segue leads to a new controller
            segue A
            ^
          name a controller that is not there; the stack here is A B
        """#),
      Example(
        "start A\ntapBack",
        #"""
        line 2, column 1: no back button is shown here, or need be; there is nothing to tap (statement POP-26)
            tapBack
            ^
          a back button needs a screen, a visible bar, a controller below the top and no left item; one that was changed since the top last did need not show yet; the stack here is A
        """#),
      Example(
        "start A\nA.hidesBottomBarWhenPushed = true",
        #"""
        line 2, column 1: A is on the stack; the documents do not say what a late change of hidesBottomBarWhenPushed means (statement TV-16)
            A.hidesBottomBarWhenPushed = true
            ^
          set it before the controller joins the stack
        """#),
      Example(
        "B.viewWillAppear: setToolbarHidden false\nstart B",
        #"""
        line 2, column 1: the documents do not say whether, or before what, the callback of B comes here, so what it does cannot be foreseen
            start B
            ^
          a callback is foreseen when its controller becomes the top of a shown stack, has no second callback, and nothing animates around a push in it
        """#),
      Example(
        "start A\nB.viewWillAppear: push C animated\npush B",
        #"""
        line 3, column 1: the callback of B pushes while an animation runs, or starts one; the documents ask the caller to wait (statement TRANS-05)
            push B
            ^
          leave 'animated' out of this line and of the push in the callback
        """#),
      Example(
        "B.viewWillAppear: push C\nB.viewWillAppear: push D",
        #"""
        line 2, column 1: B has a callback of this kind already
            B.viewWillAppear: push D
            ^
          a callback comes once; put the second one after the line that uses up the first
        """#),
      Example(
        "B.viewWillAppear: push A\nstart A\npush B",
        #"""
        line 3, column 1: the callback would push A, which is on the stack then
            push B
            ^
          let it push a controller that is not there; the stack here is A
        """#),
      Example(
        "delegate.willShow B: push C\nstart A",
        #"""
        line 1, column 1: the documents do not say what a push inside a delegate message means; use viewWillAppear
            delegate.willShow B: push C
            ^
          for example B.viewWillAppear: push C
        """#),
    ]
  }
}

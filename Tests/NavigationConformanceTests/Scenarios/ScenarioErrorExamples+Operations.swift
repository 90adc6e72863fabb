extension ScenarioErrorExamples {
  /// An operation that is none, or misses what it needs.
  static var operations: [Example] {
    [
      Example(
        "start A\npush b",
        #"""
        line 2, column 6: expected a controller name such as B, found 'b'
            push b
                 ^
          controllers are capital letters, optionally followed by a number: A, B, C1
        """#),
      Example(
        #"popRoot"#,
        #"""
        line 1, column 1: expected an operation or a controller name, found 'popRoot'
            popRoot
            ^
          did you mean 'popToRoot'?
        """#),
      Example(
        #"PopToRoot animated"#,
        #"""
        line 1, column 1: expected an operation or a controller name, found 'PopToRoot'
            PopToRoot animated
            ^
          did you mean 'popToRoot'?
        """#),
      Example(
        #"pushViewController B"#,
        #"""
        line 1, column 1: expected an operation or a controller name, found 'pushViewController'
            pushViewController B
            ^
          did you mean 'push'?
        """#),
      Example(
        #"fly"#,
        #"""
        line 1, column 1: expected an operation or a controller name, found 'fly'
            fly
            ^
          the operations are start, show, push, pop, popTo, popToRoot, set, viewControllers, tapBack, segue, setNavigationBarHidden, navigationBarHidden, setToolbarHidden, toolbarHidden, delegate, lendDelegate, lendController, settle, present, dismiss, gesture, tapEdit, tapToolbarItem, tapLeftItem, navigationBar, another, either, or, then
        """#),
      Example(
        #"  = A"#,
        #"""
        line 1, column 3: expected an operation or a controller name, found '='
              = A
              ^
          the operations are start, show, push, pop, popTo, popToRoot, set, viewControllers, tapBack, segue, setNavigationBarHidden, navigationBarHidden, setToolbarHidden, toolbarHidden, delegate, lendDelegate, lendController, settle, present, dismiss, gesture, tapEdit, tapToolbarItem, tapLeftItem, navigationBar, another, either, or, then
        """#),
      Example(
        #"“start A”"#,
        #"""
        line 1, column 1: expected an operation or a controller name, found '“start'
            “start A”
            ^
          the operations are start, show, push, pop, popTo, popToRoot, set, viewControllers, tapBack, segue, setNavigationBarHidden, navigationBarHidden, setToolbarHidden, toolbarHidden, delegate, lendDelegate, lendController, settle, present, dismiss, gesture, tapEdit, tapToolbarItem, tapLeftItem, navigationBar, another, either, or, then
        """#),
      Example(
        #"push"#,
        #"""
        line 1, column 5: expected a controller name such as B, found the end of the line
            push
                ^
          controllers are capital letters, optionally followed by a number: A, B, C1
        """#),
      Example(
        #"push # B"#,
        #"""
        line 1, column 6: expected a controller name such as B, found the end of the line
            push # B
                 ^
          controllers are capital letters, optionally followed by a number: A, B, C1
        """#),
      Example(
        #"push 7"#,
        #"""
        line 1, column 6: expected a controller name such as B, found '7'
            push 7
                 ^
          controllers are capital letters, optionally followed by a number: A, B, C1
        """#),
      Example(
        #"push A0"#,
        #"""
        line 1, column 6: expected a controller name such as B, found 'A0'
            push A0
                 ^
          controllers are capital letters, optionally followed by a number: A, B, C1
        """#),
      Example(
        #"push A10000"#,
        #"""
        line 1, column 6: expected a controller number up to 9999, found 'A10000'
            push A10000
                 ^
          number the controllers from 1: A1, B1, A2
        """#),
      Example(
        #"start"#,
        #"""
        line 1, column 6: expected a controller name or 'empty', found the end of the line
            start
                 ^
          for example start A, start A off screen, start A presented, or start empty
        """#),
      Example(
        #"start emtpy"#,
        #"""
        line 1, column 7: expected a controller name or 'empty', found 'emtpy'
            start emtpy
                  ^
          did you mean 'empty'?
        """#),
      Example(
        #"start A off"#,
        #"""
        line 1, column 12: expected 'screen', found the end of the line
            start A off
                       ^
          for example start A off screen
        """#),
      Example(
        #"start A off scren"#,
        #"""
        line 1, column 13: expected 'screen', found 'scren'
            start A off scren
                        ^
          did you mean 'screen'?
        """#),
      Example(
        #"viewControllers A D"#,
        #"""
        line 1, column 17: expected '=', found 'A'
            viewControllers A D
                            ^
          for example viewControllers = A B
        """#),
      Example(
        #"setNavigationBarHidden"#,
        #"""
        line 1, column 23: expected 'true' or 'false', found the end of the line
            setNavigationBarHidden
                                  ^
          write true or false
        """#),
      Example(
        #"setNavigationBarHidden YES"#,
        #"""
        line 1, column 24: expected 'true' or 'false', found 'YES'
            setNavigationBarHidden YES
                                   ^
          did you mean 'true'?
        """#),
      Example(
        #"navigationBarHidden true"#,
        #"""
        line 1, column 21: expected '=', found 'true'
            navigationBarHidden true
                                ^
          for example navigationBarHidden = true
        """#),
      Example(
        #"toolbarHidden = fals"#,
        #"""
        line 1, column 17: expected 'true' or 'false', found 'fals'
            toolbarHidden = fals
                            ^
          did you mean 'false'?
        """#),
      Example(
        #"B.viewDidAppear: push C"#,
        #"""
        line 1, column 3: expected a property of the controller, found 'viewDidAppear'
            B.viewDidAppear: push C
              ^
          did you mean 'viewWillAppear'?
        """#),
      Example(
        #"push "B""#,
        #"""
        line 1, column 6: expected a controller name such as B, found '"'
            push "B"
                 ^
          controllers are capital letters, optionally followed by a number: A, B, C1
        """#),
      Example(
        "start A\n# a comment\npush\tB ; pop ; popTo",
        #"""
        line 3, column 21: expected a controller name such as B, found the end of the line
            push\#tB ; pop ; popTo
                \#t               ^
          controllers are capital letters, optionally followed by a number: A, B, C1
        """#),
      Example(
        #"start 1"#,
        #"""
        line 1, column 7: expected a controller name or 'empty', found '1'
            start 1
                  ^
          for example start A, start A off screen, start A presented, or start empty
        """#),
    ]
  }
}

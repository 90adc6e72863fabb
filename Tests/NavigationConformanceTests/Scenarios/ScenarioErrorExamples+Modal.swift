extension ScenarioErrorExamples {
  /// Lines on what is presented and on the pop gesture.
  static var modal: [Example] {
    [
      Example(
        "start A\ngesture",
        #"""
        line 2, column 8: expected 'begin', 'update', 'cancel' or 'finish', found the end of the line
            gesture
                   ^
          for example gesture begin, and then gesture finish
        """#),
      Example(
        "start A\ngesture end",
        #"""
        line 2, column 9: expected 'begin', 'update', 'cancel' or 'finish', found 'end'
            gesture end
                    ^
          for example gesture begin, and then gesture finish
        """#),
      Example(
        "start A\npresent B running",
        #"""
        line 2, column 11: expected 'animated' or the end of the line, found 'running'
            present B running
                      ^
          only push, pop, popTo, popToRoot and set can be left running
        """#),
      Example(
        "start A off screen\npresent B",
        #"""
        line 2, column 1: a controller can be presented over an interface on screen only
            present B
            ^
          put 'show' before this line
        """#),
      Example(
        "start A\npresent A",
        #"""
        line 2, column 1: A is on the stack; only another controller can be presented
            present A
            ^
          name a controller that is not there; the stack here is A
        """#),
      Example(
        "start A\npush B\nA.present C",
        #"""
        line 3, column 1: A is not on top, and only the top can present
            A.present C
            ^
          let the top present, or the navigation controller: present M
        """#),
      Example(
        "start A\npresent B\npresent C",
        #"""
        line 3, column 1: a controller is presented already; the documents do not say what a second one means
            present C
            ^
          put 'dismiss' before this line
        """#),
      Example(
        "start A\npresent B\npush B",
        #"""
        line 3, column 1: B is presented; it cannot be on the stack at the same time
            push B
            ^
          put 'dismiss' before this line
        """#),
      Example(
        "start A\npush B\npresent C\ntapBack",
        #"""
        line 4, column 1: a controller is presented over the interface; nothing under it can be touched
            tapBack
            ^
          put 'dismiss' before this line
        """#),
      Example(
        "start A\nA.present B\npush C",
        #"""
        line 3, column 1: a controller on the stack presents here; the documents do not say what a change of the stack means then
            push C
            ^
          put 'dismiss' before this line
        """#),
      Example(
        "start A\ndismiss",
        #"""
        line 2, column 1: nothing is presented here; there is nothing to dismiss
            dismiss
            ^
          for example present M, and then dismiss
        """#),
      Example(
        "start A\npush B\ngesture begin\npop",
        #"""
        line 4, column 1: a pop gesture is under way; put 'gesture finish' or 'gesture cancel' before this line
            pop
            ^
          a gesture begins, may go on with 'gesture update', and is cancelled or finished
        """#),
      Example(
        "start A\ngesture finish",
        #"""
        line 2, column 1: no pop gesture is under way; put 'gesture begin' before this line
            gesture finish
            ^
          a gesture begins, may go on with 'gesture update', and is cancelled or finished
        """#),
      Example(
        "start A\nA.item.left = x\ngesture begin",
        #"""
        line 3, column 1: the documents do not say whether the pop gesture can begin here (statement G-11)
            gesture begin
            ^
          it begins on a shown interface with a visible bar and without a left item on top; the stack here is A
        """#),
    ]
  }
}

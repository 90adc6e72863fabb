extension ScenarioErrorExamples {
  /// Callbacks and delegates.
  static var callbacks: [Example] {
    [
      Example(
        #"delegate"#,
        #"""
        line 1, column 9: expected '=' or '.willShow', found the end of the line
            delegate
                    ^
          for example delegate = 2, or delegate.willShow B: setToolbarHidden true
        """#),
      Example(
        #"delegate 2"#,
        #"""
        line 1, column 10: expected '=' or '.willShow', found '2'
            delegate 2
                     ^
          for example delegate = 2, or delegate.willShow B: setToolbarHidden true
        """#),
      Example(
        #"delegate = 3"#,
        #"""
        line 1, column 12: expected '1', '2' or 'none', found '3'
            delegate = 3
                       ^
          a scenario has two delegates; the first is in place at the start
        """#),
      Example(
        #"delegate = nil"#,
        #"""
        line 1, column 12: expected '1', '2' or 'none', found 'nil'
            delegate = nil
                       ^
          did you mean 'none'?
        """#),
      Example(
        #"delegate.willshow B: setToolbarHidden true"#,
        #"""
        line 1, column 10: expected 'willShow', found 'willshow'
            delegate.willshow B: setToolbarHidden true
                     ^
          did you mean 'willShow'?
        """#),
      Example(
        #"delegate.willShow: setToolbarHidden true"#,
        #"""
        line 1, column 18: expected a controller name such as B, found ':'
            delegate.willShow: setToolbarHidden true
                             ^
          controllers are capital letters, optionally followed by a number: A, B, C1
        """#),
      Example(
        #"delegate.willShow B setToolbarHidden true"#,
        #"""
        line 1, column 21: expected ':' and what the callback does, found 'setToolbarHidden'
            delegate.willShow B setToolbarHidden true
                                ^
          for example B.viewWillAppear: push C
        """#),
      Example(
        #"delegate.didShow B: setToolbarHidden true"#,
        #"""
        line 1, column 10: expected 'willShow', found 'didShow'
            delegate.didShow B: setToolbarHidden true
                     ^
          for example delegate.willShow B: setToolbarHidden true
        """#),
      Example(
        #"B.viewWillAppear: tapBack"#,
        #"""
        line 1, column 19: expected what the callback does, found 'tapBack'
            B.viewWillAppear: tapBack
                              ^
          a callback may do one of push, pop, set, setNavigationBarHidden, setToolbarHidden
        """#),
      Example(
        #"B.viewWillAppear: pop"#,
        #"""
        line 1, column 1: the documents do not say what a pop inside a callback means; pop in a line of its own
            B.viewWillAppear: pop
            ^
          a callback may push in viewWillAppear, and change the bars
        """#),
      Example(
        #"delegate.willShow B: set A C animated"#,
        #"""
        line 1, column 1: the documents do not say what a set inside a callback means; set in a line of its own
            delegate.willShow B: set A C animated
            ^
          a callback may push in viewWillAppear, and change the bars
        """#),
      Example(
        #"B.viewWillAppear: pop running"#,
        #"""
        line 1, column 23: expected 'animated' or the end of the line, found 'running'
            B.viewWillAppear: pop running
                                  ^
          what a callback does cannot be left running
        """#),
      Example(
        #"B.viewWillAppear: setToolBarHidden true"#,
        #"""
        line 1, column 19: expected what the callback does, found 'setToolBarHidden'
            B.viewWillAppear: setToolBarHidden true
                              ^
          did you mean 'setToolbarHidden'?
        """#),
      Example(
        #"B.viewWillAppear: push C running"#,
        #"""
        line 1, column 26: expected 'animated' or the end of the line, found 'running'
            B.viewWillAppear: push C running
                                     ^
          what a callback does cannot be left running
        """#),
      Example(
        #"delegate.willShow B: setToolbarHidden true running"#,
        #"""
        line 1, column 44: expected 'animated' or the end of the line, found 'running'
            delegate.willShow B: setToolbarHidden true running
                                                       ^
          what a callback does cannot be left running
        """#),
    ]
  }
}

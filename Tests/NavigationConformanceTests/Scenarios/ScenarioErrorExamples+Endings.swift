extension ScenarioErrorExamples {
  /// Something after the end of a line, or instead of it.
  static var endings: [Example] {
    [
      Example(
        #"start A; push B; pop C"#,
        #"""
        line 1, column 22: expected 'animated', 'running' or the end of the line, found 'C'
            start A; push B; pop C
                                 ^
          one operation to a line; ';' may stand in place of a line break
        """#),
      Example(
        #"show now"#,
        #"""
        line 1, column 6: expected the end of the line, found 'now'
            show now
                 ^
          one operation to a line; ';' may stand in place of a line break
        """#),
      Example(
        #"tapBack animated"#,
        #"""
        line 1, column 9: expected the end of the line, found 'animated'
            tapBack animated
                    ^
          one operation to a line; ';' may stand in place of a line break
        """#),
      Example(
        #"push B animate"#,
        #"""
        line 1, column 8: expected 'animated', 'running' or the end of the line, found 'animate'
            push B animate
                   ^
          did you mean 'animated'?
        """#),
      Example(
        #"push B, C"#,
        #"""
        line 1, column 7: expected 'animated', 'running' or the end of the line, found ','
            push B, C
                  ^
          one operation to a line; ';' may stand in place of a line break
        """#),
      Example(
        #"push B animated running"#,
        #"""
        line 1, column 17: expected the end of the line, found 'running'
            push B animated running
                            ^
          one operation to a line; ';' may stand in place of a line break
        """#),
      Example(
        #"start A offscreen"#,
        #"""
        line 1, column 9: expected 'off screen', 'presented', 'embedded' or the end of the line, found 'offscreen'
            start A offscreen
                    ^
          for example start A off screen
        """#),
      Example(
        #"set A, D"#,
        #"""
        line 1, column 6: expected a controller name, 'animated', 'running' or the end of the line, found ','
            set A, D
                 ^
          controllers are capital letters with blanks between them: set A B C1
        """#),
      Example(
        #"set [A D]"#,
        #"""
        line 1, column 5: expected a controller name, 'animated', 'running' or the end of the line, found '['
            set [A D]
                ^
          controllers are capital letters with blanks between them: set A B C1
        """#),
      Example(
        #"set A D animatd"#,
        #"""
        line 1, column 9: expected a controller name, 'animated', 'running' or the end of the line, found 'animatd'
            set A D animatd
                    ^
          did you mean 'animated'?
        """#),
      Example(
        #"viewControllers = A D animated"#,
        #"""
        line 1, column 23: expected a controller name or the end of the line, found 'animated'
            viewControllers = A D animated
                                  ^
          controllers are capital letters with blanks between them: viewControllers = A B C1
        """#),
      Example(
        #"setNavigationBarHidden true running"#,
        #"""
        line 1, column 29: expected 'animated' or the end of the line, found 'running'
            setNavigationBarHidden true running
                                        ^
          only push, pop, popTo, popToRoot and set can be left running
        """#),
      Example(
        #"setToolbarHidden false animatd"#,
        #"""
        line 1, column 24: expected 'animated' or the end of the line, found 'animatd'
            setToolbarHidden false animatd
                                   ^
          did you mean 'animated'?
        """#),
      Example(
        #"toolbarHidden = false animated"#,
        #"""
        line 1, column 23: expected the end of the line, found 'animated'
            toolbarHidden = false animated
                                  ^
          one operation to a line; ';' may stand in place of a line break
        """#),
    ]
  }
}

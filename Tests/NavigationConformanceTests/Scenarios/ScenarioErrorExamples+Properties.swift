extension ScenarioErrorExamples {
  /// Controllers and their properties.
  static var properties: [Example] {
    [
      Example(
        #"A"#,
        #"""
        line 1, column 2: expected '.' after 'A', found the end of the line
            A
             ^
          for example A.title = "a"
        """#),
      Example(
        #"A title = "a""#,
        #"""
        line 1, column 3: expected '.' after 'A', found 'title'
            A title = "a"
              ^
          for example A.title = "a"
        """#),
      Example(
        #"A.title = a"#,
        #"""
        line 1, column 11: expected a text in quotes or 'none', found 'a'
            A.title = a
                      ^
          texts stand in straight quotes: "a"
        """#),
      Example(
        #"A.toolbarItems = x"#,
        #"""
        line 1, column 18: expected '[' or 'none', found 'x'
            A.toolbarItems = x
                             ^
          for example [x, y, x], [] or none
        """#),
      Example(
        #"A.setToolbarItems"#,
        #"""
        line 1, column 18: expected '[' or 'none', found the end of the line
            A.setToolbarItems
                             ^
          for example [x, y, x], [] or none
        """#),
      Example(
        #"A.hidesBottomBarWhenPushed = NO"#,
        #"""
        line 1, column 30: expected 'true' or 'false', found 'NO'
            A.hidesBottomBarWhenPushed = NO
                                         ^
          did you mean 'false'?
        """#),
      Example(
        #"A.hidesBottomBarWhenPushed"#,
        #"""
        line 1, column 27: expected '=', found the end of the line
            A.hidesBottomBarWhenPushed
                                      ^
          for example A.hidesBottomBarWhenPushed = true
        """#),
      Example(
        "start A\nA.title = 'a'",
        #"""
        line 2, column 11: expected a text in quotes or 'none', found '''
            A.title = 'a'
                      ^
          texts stand in straight quotes: "a"
        """#),
      Example(
        #"A10000.title = "a""#,
        #"""
        line 1, column 1: expected a controller number up to 9999, found 'A10000'
            A10000.title = "a"
            ^
          number the controllers from 1: A1, B1, A2
        """#),
    ]
  }
}

extension ScenarioErrorExamples {
  /// Texts, labels and lists.
  static var texts: [Example] {
    [
      Example(
        #"A.titel = "a""#,
        #"""
        line 1, column 3: expected a property of the controller, found 'titel'
            A.titel = "a"
              ^
          did you mean 'title'?
        """#),
      Example(
        #"A.navigationItem.title = "a""#,
        #"""
        line 1, column 3: expected a property of the controller, found 'navigationItem'
            A.navigationItem.title = "a"
              ^
          did you mean 'item'?
        """#),
      Example(
        #"A.item = x"#,
        #"""
        line 1, column 8: expected '.' after 'item', found '='
            A.item = x
                   ^
          for example A.item.title = "a"
        """#),
      Example(
        #"A.item.leftBarButtonItem = x"#,
        #"""
        line 1, column 8: expected a property of the navigation item, found 'leftBarButtonItem'
            A.item.leftBarButtonItem = x
                   ^
          did you mean 'left'?
        """#),
      Example(
        #"A.item.colour = x"#,
        #"""
        line 1, column 8: expected a property of the navigation item, found 'colour'
            A.item.colour = x
                   ^
          the properties are title, titleView, left, right, back, prompt
        """#),
      Example(
        #"A.title "a""#,
        #"""
        line 1, column 9: expected '=', found '"'
            A.title "a"
                    ^
          for example A.title = "a"
        """#),
      Example(
        #"A.title = “a”"#,
        #"""
        line 1, column 11: expected a text in quotes or 'none', found '“a”'
            A.title = “a”
                      ^
          texts stand in straight quotes: "a"
        """#),
      Example(
        #"A.title = "a"#,
        #"""
        line 1, column 11: expected '"' at the end of this text, found the end of the line
            A.title = "a
                      ^
          close the text; a line break in it is written \n, a quote \"
        """#),
      Example(
        #"A.title = "a\q""#,
        #"""
        line 1, column 13: expected an escape such as \n, found '\q'
            A.title = "a\q"
                        ^
          the escapes are \" \\ \n \t and \u{…}; a backslash itself is written \\
        """#),
      Example(
        #"A.title = "a\u{D800}""#,
        #"""
        line 1, column 13: expected a character's number such as \u{1F600}, found '\u{D800}'
            A.title = "a\u{D800}"
                        ^
          one to six hexadecimal digits in braces, up to 10FFFF, without D800 to DFFF
        """#),
      Example(
        #"A.title = "a\u0041""#,
        #"""
        line 1, column 13: expected a character's number such as \u{1F600}, found '\u0041'
            A.title = "a\u0041"
                        ^
          one to six hexadecimal digits in braces, up to 10FFFF, without D800 to DFFF
        """#),
      Example(
        #"A.title = "a" "b""#,
        #"""
        line 1, column 15: expected the end of the line, found '"'
            A.title = "a" "b"
                          ^
          one operation to a line; ';' may stand in place of a line break
        """#),
      Example(
        #"A.title = "1234567890123456""#,
        #"""
        line 1, column 11: expected at most 15 bytes of UTF-8, found 16
            A.title = "1234567890123456"
                      ^
          shorten it; a letter with an accent takes 2 bytes or more, an emoji 4 or more
        """#),
      Example(
        #"A.item.prompt = nil"#,
        #"""
        line 1, column 17: expected a text in quotes or 'none', found 'nil'
            A.item.prompt = nil
                            ^
          did you mean 'none'?
        """#),
      Example(
        #"A.item.left = 1"#,
        #"""
        line 1, column 15: expected a label such as x, or 'none', found '1'
            A.item.left = 1
                          ^
          a label is a letter followed by letters, digits, '_' or '-'; others need quotes
        """#),
      Example(
        #"A.item.left = averyveryverylonglabel"#,
        #"""
        line 1, column 15: expected at most 15 bytes of UTF-8, found 22
            A.item.left = averyveryverylonglabel
                          ^
          shorten it; a letter with an accent takes 2 bytes or more, an emoji 4 or more
        """#),
      Example(
        #"A.item.left = a b"#,
        #"""
        line 1, column 17: expected the end of the line, found 'b'
            A.item.left = a b
                            ^
          one operation to a line; ';' may stand in place of a line break
        """#),
      Example(
        #"A.toolbarItems = [x y]"#,
        #"""
        line 1, column 21: expected ',' or ']', found 'y'
            A.toolbarItems = [x y]
                                ^
          for example [x, y, x]
        """#),
      Example(
        #"A.toolbarItems = [x,]"#,
        #"""
        line 1, column 21: expected a label such as x, found ']'
            A.toolbarItems = [x,]
                                ^
          a label is a letter followed by letters, digits, '_' or '-'; others need quotes
        """#),
      Example(
        #"A.toolbarItems = [none]"#,
        #"""
        line 1, column 19: expected a label such as x, found 'none'
            A.toolbarItems = [none]
                              ^
          in a list an item called none stands in quotes: "none"
        """#),
      Example(
        #"A.item.titleView = nil"#,
        #"""
        line 1, column 20: expected a label such as x, or 'none', found 'nil'
            A.item.titleView = nil
                               ^
          write none for the absence of a value; a label called nil stands in quotes: "nil"
        """#),
      Example(
        #"A.toolbarItems = [x, null]"#,
        #"""
        line 1, column 22: expected a label such as x, found 'null'
            A.toolbarItems = [x, null]
                                 ^
          write none for the absence of a value; a label called null stands in quotes: "null"
        """#),
      Example(
        #"A.toolbarItems = [x"#,
        #"""
        line 1, column 20: expected ',' or ']', found the end of the line
            A.toolbarItems = [x
                               ^
          for example [x, y, x]
        """#),
      Example(
        #"A.setToolbarItems [x] running"#,
        #"""
        line 1, column 23: expected 'animated' or the end of the line, found 'running'
            A.setToolbarItems [x] running
                                  ^
          only push, pop, popTo, popToRoot and set can be left running
        """#),
      Example(
        #"\#tA.title = "👍👍" x"#,
        #"""
        line 1, column 17: expected the end of the line, found 'x'
            \#tA.title = "👍👍" x
            \#t                 ^
          one operation to a line; ';' may stand in place of a line break
        """#),
      Example(
        #"A.title = "\u{}"#,
        #"""
        line 1, column 12: expected a character's number such as \u{1F600}, found '\u{}'
            A.title = "\u{}
                       ^
          one to six hexadecimal digits in braces, up to 10FFFF, without D800 to DFFF
        """#),
      Example(
        #"A.title = "\"#,
        #"""
        line 1, column 12: expected an escape such as \n, found '\'
            A.title = "\
                       ^
          the escapes are \" \\ \n \t and \u{…}; a backslash itself is written \\
        """#),
      Example(
        #"A.item.left = "x"#,
        #"""
        line 1, column 15: expected '"' at the end of this text, found the end of the line
            A.item.left = "x
                          ^
          close the text; a line break in it is written \n, a quote \"
        """#),
      Example(
        #"A.item.prompt "p""#,
        #"""
        line 1, column 15: expected '=', found '"'
            A.item.prompt "p"
                          ^
          for example A.item.prompt = "a"
        """#),
      Example(
        #"A.item.left x"#,
        #"""
        line 1, column 13: expected '=', found 'x'
            A.item.left x
                        ^
          for example A.item.left = x
        """#),
      Example(
        #"A.toolbarItems [x]"#,
        #"""
        line 1, column 16: expected '=', found '['
            A.toolbarItems [x]
                           ^
          for example A.toolbarItems = [x, y]
        """#),
      Example(
        #"A.toolbarItems = [x, "y]"#,
        #"""
        line 1, column 22: expected '"' at the end of this text, found the end of the line
            A.toolbarItems = [x, "y]
                                 ^
          close the text; a line break in it is written \n, a quote \"
        """#),
    ]
  }
}

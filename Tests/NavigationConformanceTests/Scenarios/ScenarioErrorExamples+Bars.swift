extension ScenarioErrorExamples {
  /// Lines on the edit button and on the bars as objects.
  static var bars: [Example] {
    [
      Example(
        "A.item.right = B.editButton",
        #"""
        line 1, column 16: expected a label such as x, 'A.editButton' or 'none', found 'B'
            A.item.right = B.editButton
                           ^
          a controller can be given no edit button but its own
        """#),
      Example(
        "A.item.left = view none",
        #"""
        line 1, column 20: expected the label of a view such as v, found 'none'
            A.item.left = view none
                               ^
          an item whose view is to go is taken away: A.item.left = none
        """#),
      Example(
        "A.item.back = view v",
        #"""
        line 1, column 20: expected the end of the line, found 'v'
            A.item.back = view v
                               ^
          one operation to a line; ';' may stand in place of a line break
        """#),
      Example(
        "A.view.color = red",
        #"""
        line 1, column 8: expected a property of the view, found 'color'
            A.view.color = red
                   ^
          the properties are tintColor, isScrollView
        """#),
      Example(
        "A.view.tintcolor = red",
        #"""
        line 1, column 8: expected a property of the view, found 'tintcolor'
            A.view.tintcolor = red
                   ^
          did you mean 'tintColor'?
        """#),
      Example(
        "start A\nnavigationBar = red",
        #"""
        line 2, column 15: expected '.' after 'navigationBar', found '='
            navigationBar = red
                          ^
          for example navigationBar.tintColor = red
        """#),
      Example(
        "start A\nnavigationBar.items = x",
        #"""
        line 2, column 15: expected a property of the navigation bar, found 'items'
            navigationBar.items = x
                          ^
          the properties are barStyle, translucent, tintColor, barTintColor, delegate
        """#),
      Example(
        "start A\nnavigationBar.tintColor",
        #"""
        line 2, column 24: expected '=', found the end of the line
            navigationBar.tintColor
                                   ^
          for example navigationBar.tintColor = red
        """#),
      Example(
        "start A\nnavigationBar.delegate = 2",
        #"""
        line 2, column 26: expected 'other', found '2'
            navigationBar.delegate = 2
                                     ^
          who else is to be the bar's delegate does not matter
        """#),
      Example(
        "start A\ntapEdit",
        #"""
        line 2, column 1: no edit button is shown here; there is nothing to tap
            tapEdit
            ^
          the top needs its edit button on the right of a visible bar: A.item.right = A.editButton
        """#),
      Example(
        "A.item.right = A.editButton\nstart A\ntapEdit\npush B\npop\ntapEdit",
        #"""
        line 6, column 1: the documents do not say whether A is still being edited, so what a tap means is open (statement EDIT-10)
            tapEdit
            ^
          tap while the controller stays on top
        """#),
      Example(
        "start A\ntapToolbarItem",
        #"""
        line 2, column 15: expected the label of an item such as x, found the end of the line
            tapToolbarItem
                          ^
          a label is a letter followed by letters, digits, '_' or '-'; others need quotes
        """#),
      Example(
        "start A\nA.toolbarItems = every item",
        #"""
        line 2, column 24: expected 'kind', found 'item'
            A.toolbarItems = every item
                                   ^
          for example A.toolbarItems = every kind
        """#),
      Example(
        "A.toolbarItems = every kind\nstart A\nsetToolbarHidden false\ntapToolbarItem view-item",
        #"""
        line 4, column 1: the toolbar shows no such item here, or need not; there is nothing to tap
            tapToolbarItem view-item
            ^
          the top needs the item in a visible toolbar: setToolbarHidden false, and A.setToolbarItems [x]
        """#),
      Example(
        "start A\nA.setToolbarItems [x]\ntapToolbarItem x",
        #"""
        line 3, column 1: the toolbar shows no such item here, or need not; there is nothing to tap
            tapToolbarItem x
            ^
          the top needs the item in a visible toolbar: setToolbarHidden false, and A.setToolbarItems [x]
        """#),
      Example(
        "start A\nsetToolbarHidden false\nA.setToolbarItems [x]\npresent B\ntapToolbarItem x",
        #"""
        line 5, column 1: a controller is presented over the interface; nothing under it can be touched
            tapToolbarItem x
            ^
          put 'dismiss' before this line
        """#),
      Example(
        "A.toolbarItems = [x]\nstart A\nsetToolbarHidden false\nA.item.left = x\npush B running\ntapToolbarItem x",
        #"""
        line 6, column 1: the toolbar shows no such item here, or need not; there is nothing to tap
            tapToolbarItem x
            ^
          the top needs the item in a visible toolbar: setToolbarHidden false, and A.setToolbarItems [x]
        """#),
      Example(
        "B.toolbarItems = [x]\nstart A\nsetToolbarHidden false\npush B running\ntapToolbarItem x",
        #"""
        line 5, column 1: this line cannot run while a transition does; put 'settle' before it
            tapToolbarItem x
            ^
          a scenario keeps to what the documents define
        """#),
      Example(
        "start A\nA.item.left = x\ntapLeftItem",
        #"""
        line 3, column 1: no left item of the top's own is shown here, or need be; there is nothing to tap
            tapLeftItem
            ^
          the top needs an item with a label on the left of a visible bar before it comes up: A.item.left = x
        """#),
      Example(
        "A.item.left = x\nstart A\npresent B\ntapLeftItem",
        #"""
        line 4, column 1: a controller is presented over the interface; nothing under it can be touched
            tapLeftItem
            ^
          put 'dismiss' before this line
        """#),
      Example(
        "B.item.left = x\nstart A\npush B running\ntapLeftItem",
        #"""
        line 4, column 1: this line cannot run while a transition does; put 'settle' before it
            tapLeftItem
            ^
          a scenario keeps to what the documents define
        """#),
      Example(
        "start A\npresent B\nlendController",
        #"""
        line 3, column 1: a controller is presented over the interface; none is lent under it
            lendController
            ^
          put 'dismiss' before this line
        """#),
      Example(
        "start A\npush B running\nlendController",
        #"""
        line 3, column 1: a transition runs, and the documents ask the caller to wait for its end; put 'settle' before this line (statement TRANS-05)
            lendController
            ^
          'running' leaves a line's transition under way, up to 'settle'
        """#),
      Example(
        "start A\nA.view.isScrollView = true",
        #"""
        line 2, column 1: A has its main view already; it cannot get one of another kind
            A.view.isScrollView = true
            ^
          set it before the controller joins the stack or is presented
        """#),
      Example(
        "T.isTabBarController = false",
        #"""
        line 1, column 24: expected 'true', found 'false'
            T.isTabBarController = false
                                   ^
          leave the line out for any other controller
        """#),
      Example(
        "start A\nA.isTabBarController = true",
        #"""
        line 2, column 1: A is there already; of what kind it is, and whether on another stack, is said before
            A.isTabBarController = true
            ^
          put the line before all others with this controller
        """#),
      Example(
        "T.isTabBarController = true\nstart A\npush T",
        #"""
        line 3, column 1: T is a tab bar controller, and none may be put on a stack (statement CON-04)
            push T
            ^
          name another controller
        """#),
      Example(
        "T.isTabBarController = true\nstart A\npresent T",
        #"""
        line 3, column 1: T is a tab bar or navigation controller, or on another stack; scenarios present none
            present T
            ^
          name another controller
        """#),
      Example(
        "N.isNavigationController = false",
        #"""
        line 1, column 28: expected 'true', found 'false'
            N.isNavigationController = false
                                       ^
          leave the line out for any other controller
        """#),
      Example(
        "N.isNavigationController = true\nstart N",
        #"""
        line 2, column 1: N is a navigation controller; the documents do not say what one on a stack means
            start N
            ^
          name another controller
        """#),
      Example(
        "N.isElsewhere = false",
        #"""
        line 1, column 17: expected 'true', found 'false'
            N.isElsewhere = false
                            ^
          leave the line out for any other controller
        """#),
      Example(
        "N.isElsewhere = true\nstart A\npush N",
        #"""
        line 3, column 1: N is on another stack; the documents do not say what it means to put it on a second one
            push N
            ^
          name another controller
        """#),
      Example(
        "start A\nnavigationBar.isHidden = true",
        #"""
        line 2, column 1: the navigation bar belongs to its controller; nobody else may assign its isHidden (statement BAR-09)
            navigationBar.isHidden = true
            ^
          hide it through its controller: setNavigationBarHidden true
        """#),
      Example(
        "start A\ntoolbar.frame = zero",
        #"""
        line 2, column 1: the toolbar is there to present action sheets from; nobody may assign its frame (statement BAR-19)
            toolbar.frame = zero
            ^
          hide it through its controller: setToolbarHidden true
        """#),
      Example(
        "start A\nnavigationBar.alpha = 1",
        #"""
        line 2, column 23: expected '0', found '1'
            navigationBar.alpha = 1
                                  ^
          nobody but the controller may assign it; what the robustness profile assigns is 0
        """#),
      Example(
        "start A\ntoolbar.tintColor = red",
        #"""
        line 2, column 9: expected a property of the toolbar, found 'tintColor'
            toolbar.tintColor = red
                    ^
          the properties are isHidden, alpha, frame, bounds, superview
        """#),
      Example(
        "start A foreign navigationBar",
        #"""
        line 1, column 1: the class given for the navigation bar must be a subclass of the standard one (statement CLS-09)
            start A foreign navigationBar
            ^
          leave out 'foreign' and what follows it
        """#),
      Example(
        "start A foreign bar",
        #"""
        line 1, column 17: expected 'navigationBar' or 'toolbar', found 'bar'
            start A foreign bar
                            ^
          for example start A foreign toolbar
        """#),
    ]
  }
}

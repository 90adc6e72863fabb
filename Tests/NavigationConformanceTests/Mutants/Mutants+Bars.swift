import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance

extension Mutant {
  /// Mutants whose items are wrong, or what the bar shows of them.
  static let items: [Mutant] = [
    Mutant("ITEM-08", "an item is there before anyone asks", "start A; B.toolbarItems = [x]") {
      $0.isItemCreated = { _ in true }
    },
    Mutant("ITEM-10", "coming on the stack makes no item", "start A") {
      $0.isItemCreated = { _ in false }
    },
    Mutant("ITEM-09", "who was popped has another item", "start A; push B; pop; push B") {
      $0.after = { stage, operation in
        guard operation.isPop, let old = stage.topBefore, stage.before.count > 1 else { return }
        stage.otherItems[ObjectIdentifier(old)] = UINavigationItem()
      }
      $0.item = { $0.otherItems[ObjectIdentifier($1)] }
    },
    Mutant("ITEM-16", "a push leaves the right side empty", "start A; B.item.right = x; push B") {
      $0.right = { $0.last?.isPush == true ? .nothing : nil }
    },
    Mutant(
      "ITEM-17", "who comes back has no right item",
      "start A; B.item.right = x; push B; pop; push B"
    ) {
      $0.right = { stage in
        guard case .push(let new, _) = stage.last, stage.gone.contains(where: { $0 === new })
        else { return nil }
        return .nothing
      }
    },
    Mutant("ITEM-04", "whichever right item is set is shown", "start A; B.item.right = x") {
      $0.right = { stage in
        guard case .change(.itemRightBarButton(let label?), _) = stage.last else { return nil }
        return .item(label)
      }
    },
    Mutant(
      "UPD-02", "the old top's right item stays", "start A; push B; B.item.right = x; pop"
    ) {
      $0.right = { stage in
        guard stage.top !== stage.topBefore, let old = stage.topBefore, let top = stage.top,
          top.navigationItem.rightBarButtonItem == nil
        else { return nil }
        return stage.item(old.navigationItem.rightBarButtonItem)
      }
    },
    Mutant("CEN-02", "an item's title alone is not shown", "A.item.title = \"a\"; start A") {
      $0.centre = { stage in
        guard let top = stage.top, top.title == nil, top.navigationItem.titleView == nil,
          top.navigationItem.title != nil
        else { return nil }
        return .nothing
      }
    },
    Mutant(
      "CEN-08", "back at the root there is no title", "A.title = \"a\"; start A; push B; pop"
    ) {
      $0.centre = { stage in
        guard stage.last?.isPop == true, stage.stack.count == 1, stage.before.count > 1 else {
          return nil
        }
        return .nothing
      }
    },
    Mutant(
      "CEN-11", "whichever title is set is shown", "A.title = \"a\"; start A; B.title = \"b\""
    ) {
      $0.centre = { stage in
        guard case .change(.title(let title?), let owner) = stage.last, owner !== stage.top else {
          return nil
        }
        return .title(title)
      }
    },
    Mutant(
      "LEFT-06", "a title keeps the back item away",
      "start A; A.title = \"a\"; A.item.back = x; push B"
    ) {
      $0.left = { stage in
        guard let back = stage.back, let title = back.title,
          back.navigationItem.backBarButtonItem != nil,
          stage.top?.navigationItem.leftBarButtonItem == nil
        else { return nil }
        return .backButton(title: title)
      }
    },
    Mutant("LEFT-08", "the root shows its own back item", "A.item.back = x; start A") {
      $0.left = { stage in
        guard stage.stack.count == 1, let item = stage.top?.navigationItem.backBarButtonItem,
          stage.top?.navigationItem.leftBarButtonItem == nil
        else { return nil }
        return stage.item(item)
      }
    },
    Mutant("LEFT-17", "there is no default back button", "start A; push B") {
      $0.left = { stage in
        guard case .backButton = stage.base.leftContent else { return nil }
        return .nothing
      }
    },
  ]

  /// Mutants whose navigation bar is shown, hidden or animated wrongly.
  static let navigationBar: [Mutant] = [
    Mutant("INIT-09", "the bar is not there at first", "start A") {
      $0.isBarShown = { $0.last?.isStart == true ? false : nil }
    },
    Mutant("BVIS-04", "every change is animated", "start A; setNavigationBarHidden true") {
      $0.after = { stage, operation in
        guard case .setBar(let hidden, false) = operation else { return }
        stage.log?.navigationBarVisibility(hidden: hidden, animated: true)
      }
    },
    Mutant(
      "BVIS-05", "an assignment changes nothing on screen", "start A; navigationBarHidden = true"
    ) {
      $0.isBarShown = { $0.last?.isAssignedBar == true ? $0.base.isNavigationBarHidden : nil }
    },
    Mutant(
      "BVIS-18", "whatever it is set to, the bar changes", "start A; setNavigationBarHidden false"
    ) {
      $0.instead = { stage, operation in
        guard case .setBar(let hidden, let animated) = operation,
          hidden == stage.base.isNavigationBarHidden
        else { return false }
        try stage.base.setNavigationBarHidden(!hidden, animated: animated)
        return true
      }
    },
  ]

  /// Mutants whose toolbar is shown or hidden wrongly, or holds what it should not.
  static let toolbar: [Mutant] = [
    Mutant("TV-02", "the flag is all that changes", "start A; setToolbarHidden false") {
      $0.isToolbarShown = { stage in
        guard case .setToolbar = stage.last else { return nil }
        return false
      }
    },
    Mutant("TV-03", "an assignment changes nothing on screen", "start A; toolbarHidden = false") {
      $0.isToolbarShown = { $0.last?.isAssignedToolbar == true ? $0.base.isToolbarHidden : nil }
    },
    Mutant("TV-11", "a push takes the toolbar away", "start A; setToolbarHidden false; push B") {
      $0.isToolbarShown = { $0.last?.isPush == true ? false : nil }
    },
    Mutant("TV-19", "what is hidden may not be hidden", "start A; setToolbarHidden true") {
      $0.instead = { stage, operation in
        if case .setToolbar(true, _) = operation, stage.base.isToolbarHidden {
          throw MutantRefusal()
        }
        return false
      }
    },
    Mutant("TV-20", "the toolbar takes the place of the bar", "start A; setToolbarHidden false") {
      $0.after = { stage, operation in
        guard case .setToolbar(false, _) = operation else { return }
        try stage.base.setNavigationBarHidden(true, animated: false)
      }
    },
    Mutant("G-03", "a pop removes the gesture's recogniser", "start A; push B; pop") {
      $0.isPopGestureInstalled = { $0.last?.isPop == true && $0.before.count > 1 ? false : nil }
    },
    Mutant("BAR-04", "a push takes the bar's delegate away", "start A; push B") {
      $0.isNavigationBarDelegate = { $0.last?.isPush == true ? false : nil }
    },
    Mutant(
      "TB-01", "a new delegate empties the toolbar",
      "A.toolbarItems = [x]; start A; setToolbarHidden false; delegate = none"
    ) {
      $0.toolbarItems = { $0.last?.isSetDelegate == true ? [] : nil }
    },
    Mutant(
      "TB-02", "the toolbar is filled from the right",
      "A.toolbarItems = [x, y]; start A; setToolbarHidden false"
    ) {
      $0.toolbarItems = { $0.base.toolbarItems.reversed() }
    },
  ]
}

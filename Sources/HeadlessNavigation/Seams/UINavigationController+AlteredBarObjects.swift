extension UINavigationController {
  /// The navigation bar as it is read, wrongly or not.
  package var barObject: UINavigationBar {
    isAltered ? alteration.otherBar ?? navigationBar : navigationBar
  }

  /// The toolbar as it is read, wrongly or not.
  package var toolbarObject: UIToolbar {
    isAltered ? alteration.otherToolbar ?? toolbar : toolbar
  }

  /// The bar of another navigation controller of the same kind.
  package func barOfAnother() -> UINavigationBar {
    if has(.barSharedByAll) { return navigationBar }
    return UINavigationController(rootViewController: UIViewController()).navigationBar
  }

  /// Whether the view of one of its parts is inside the controller's view.
  package func isInView(_ part: UIView?) -> Bool {
    if has(.barOutsideView), part === navigationBar { return false }
    if reads(.hiddenToolbarOutsideView), part === toolbar, toolbar.isHidden { return false }
    var view = part
    while let inner = view, inner !== loadedView { view = inner.superview }
    return view != nil
  }

  /// The colour that the items in the bar have.
  package var shownItemColor: UIColor? {
    if has(.itemsIgnoreTint) { return nil }
    let viewTint = stack.last?.viewIfLoaded?.tintColor
    if let tint = navigationBar.tintColor {
      return has(.barTakesViewTint) ? viewTint ?? tint : tint
    }
    if has(.barInheritsViewTint) { return viewTint }
    return reads(.itemsInSystemColor) ? UIColor(named: "system") : nil
  }

  /// The colour that the bar has.
  package var shownBarColor: UIColor? {
    has(.barIgnoresBarTint) ? navigationBar.tintColor : navigationBar.barTintColor
  }

  /// Answers a class that is no bar's with the standard bar, wrongly or not.
  ///
  /// - Returns: Whether that is all.
  func takesForeignClass(of bar: UIView) -> Bool {
    if has(.foreignBarLosesItems), bar === navigationBar {
      alteration.isBarForeign = true
      return true
    }
    return reads(.foreignBarClassesReplaced)
  }

  /// The bar is hidden or shown by its own property, and not by its controller.
  ///
  /// - Returns: Whether it may be.
  func lets(_ bar: UINavigationBar, beHiddenDirectly hidden: Bool) -> Bool {
    guard bar === navigationBar, hidden != isBarFlaggedHidden else { return true }
    if has(.itemLostByHidingBar) { bar.dropTopItem() }
    guard reads(.hidingBarRefused) else { return true }
    raise(.inconsistency, "a managed navigation bar cannot be hidden or shown directly")
    return false
  }

  /// Who the bar takes for its delegate.
  var barDelegate: (any UINavigationBarDelegate)? {
    guard isAltered else { return self }
    return has(.barWithoutDelegate) || alteration.hasOtherBarDelegate ? nil : self
  }

  /// Lets something else become the bar's delegate wrongly, or answers the attempt with nothing.
  ///
  /// - Returns: Whether that is all.
  func takesBarDelegate() -> Bool {
    if has(.barDelegateReplaced) {
      alteration.hasOtherBarDelegate = true
      return true
    }
    return reads(.barDelegateChangeIgnored)
  }
}

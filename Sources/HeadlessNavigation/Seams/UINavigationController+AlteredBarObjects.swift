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
    var view = part
    while let inner = view, inner !== loadedView { view = inner.superview }
    return view != nil
  }

  /// The colour that the items in the bar have.
  public var shownItemColor: UIColor? {
    if has(.itemsIgnoreTint) { return nil }
    if has(.barTakesViewTint), let tint = stack.last?.viewIfLoaded?.tintColor { return tint }
    return navigationBar.tintColor
  }

  /// The colour that the bar has.
  public var shownBarColor: UIColor? {
    has(.barIgnoresBarTint) ? navigationBar.tintColor : navigationBar.barTintColor
  }

  /// Who the bar takes for its delegate.
  var barDelegate: (any UINavigationBarDelegate)? {
    guard isAltered else { return self }
    return has(.barWithoutDelegate) || alteration.hasOtherBarDelegate ? nil : self
  }

  /// Lets something else become the bar's delegate wrongly, or answers the attempt with nothing.
  ///
  /// - Returns: Whether that is all.
  func takesBarDelegate(_ delegate: (any UINavigationBarDelegate)?) -> Bool {
    if has(.barDelegateReplaced) {
      alteration.hasOtherBarDelegate = true
      return true
    }
    return reads(.barDelegateChangeIgnored)
  }
}

extension UINavigationController {
  /// The height of the navigation bar.
  nonisolated static let navigationBarHeight = 44.0

  /// Makes the content of a scroll view begin below a bar that can be seen through.
  ///
  /// View Controller Catalog, Modifying the Navigation Bar Object Directly.
  func adjustContentInset() {
    guard !isAltered || adjustsInset, let view = stack.last?.viewIfLoaded as? UIScrollView else {
      return
    }
    var isUnderBar = navigationBar.isTranslucent && !isBarFlaggedHidden
    if isAltered, has(.insetOneAssignmentLate) {
      isUnderBar = alteration.translucencies.former ?? false && !isBarFlaggedHidden
    }
    view.contentInsetTop = isUnderBar ? Self.navigationBarHeight : 0
  }

  /// Keeps what was assigned before the last time; before the first time, the same.
  func noteTranslucency() {
    let last = navigationBar.isTranslucent
    alteration.translucencies = (alteration.translucencies.last ?? last, last)
  }

  private var adjustsInset: Bool { !has(.insetNotAdjusted) }

  /// Whether the content of the top is kept away from the bar.
  package var isContentInsetAdjusted: Bool {
    if has(.insetAlwaysAdjusted) { return navigationBar.isTranslucent }
    guard let view = stack.last?.viewIfLoaded as? UIScrollView else { return false }
    return view.contentInsetTop > 0
  }
}

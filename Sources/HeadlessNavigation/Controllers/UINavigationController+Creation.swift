extension UINavigationController {
  /// Creates a navigation controller whose caller's errors can be caught from the very first one,
  /// that of an impossible root. It is no part of UIKit.
  ///
  /// - Parameters:
  ///   - rootViewController: The bottom of the stack; not a tab bar controller.
  ///   - exceptionHandler: Takes what UIKit would raise.
  public convenience init(
    rootViewController: UIViewController,
    exceptionHandler: @escaping @MainActor (NavigationException) -> Void
  ) {
    self.init(navigationBarClass: nil, toolbarClass: nil)
    self.exceptionHandler = exceptionHandler
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with bars of one's own, whose caller's errors can be caught from
  /// the very first one, that of a class that is no bar's. It is no part of UIKit.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of ``UINavigationBar``, or `nil` for the class itself.
  ///   - toolbarClass: A subclass of ``UIToolbar``, or `nil` for the class itself.
  ///   - exceptionHandler: Takes what UIKit would raise.
  public convenience init(
    navigationBarClass: AnyClass?, toolbarClass: AnyClass?,
    exceptionHandler: @escaping @MainActor (NavigationException) -> Void
  ) {
    self.init(
      navigationBarClass: navigationBarClass, toolbarClass: toolbarClass, faults: [], variants: [],
      exceptionHandler: exceptionHandler)
  }

  /// The same, wrong or different from the very first moment.
  package convenience init(
    navigationBarClass: AnyClass?, toolbarClass: AnyClass?, faults: NavigationFaults,
    variants: NavigationVariants,
    exceptionHandler: @escaping @MainActor (NavigationException) -> Void
  ) {
    self.init(
      navigationBarClass: navigationBarClass as? UINavigationBar.Type,
      toolbarClass: toolbarClass as? UIToolbar.Type)
    self.exceptionHandler = exceptionHandler
    self.faults = faults
    self.variants = variants
    // Observers of properties do not run inside an initialiser.
    seamsDidChange()
    checkClasses(navigationBarClass, toolbarClass)
  }

  /// A class that is no bar's is a caller's error. Whoever handles it is left with the standard bar.
  func checkClasses(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?) {
    if let wrong = navigationBarClass, !(wrong is UINavigationBar.Type) {
      refuseClass("\(wrong) is not a subclass of UINavigationBar", of: navigationBar)
    }
    if let wrong = toolbarClass, !(wrong is UIToolbar.Type) {
      refuseClass("\(wrong) is not a subclass of UIToolbar", of: toolbar)
    }
  }

  private func refuseClass(_ reason: String, of bar: UIView) {
    if isAltered, takesForeignClass(of: bar) { return }
    raise(.invalidArgument, reason)
  }

  /// Creates a navigation controller that is wrong or different from the very first moment.
  package convenience init(
    rootViewController: UIViewController, faults: NavigationFaults,
    variants: NavigationVariants = []
  ) {
    self.init(navigationBarClass: nil, toolbarClass: nil)
    self.faults = faults
    self.variants = variants
    // Observers of properties do not run inside an initialiser.
    seamsDidChange()
    pushViewController(rootViewController, animated: false)
    applyInitialFaults()
  }

  /// Puts the bars and the content into the view.
  func assembleView() {
    let contents = view.contents
    contents.fill(with: [navigationBar, toolbar])
    content = contents
    if let top = stack.last { contents.show(top.view) }
  }

  /// Hands a caller's error to the handler.
  func raise(_ name: NavigationException.Name, _ reason: String) {
    exceptionHandler(NavigationException(name: name, reason: reason))
  }
}

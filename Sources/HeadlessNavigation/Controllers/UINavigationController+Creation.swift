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

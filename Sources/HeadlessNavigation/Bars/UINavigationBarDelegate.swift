/// What a navigation bar asks the code that manages it.
@MainActor
public protocol UINavigationBarDelegate: AnyObject {
  /// Called when the person using the app taps the back button.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item that is on top.
  /// - Returns: Whether the bar should remove the item itself.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
}

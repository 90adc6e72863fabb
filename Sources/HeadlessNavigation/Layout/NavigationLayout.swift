public import Foundation

/// Where the parts of a navigation view are, in the coordinates of the screen. A bar that is not shown has no height.
public struct NavigationLayout: Hashable, Sendable {
  /// The bar of the system at the top of the screen.
  public var statusBar: CGRect
  /// The bar above the content.
  public var navigationBar: CGRect
  /// The view of the controller on top, which may be under bars.
  public var content: CGRect
  /// The bar below the content.
  public var toolbar: CGRect
  /// The bar of a tab bar controller around the interface.
  public var tabBar: CGRect
}

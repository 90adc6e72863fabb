public import Foundation

/// Where the parts of a navigation view are, in the coordinates of the screen. A bar that is not shown has no height.
public struct NavigationLayout: Hashable, Sendable {
  public var statusBar: CGRect
  public var navigationBar: CGRect
  public var content: CGRect
  public var toolbar: CGRect
  public var tabBar: CGRect
}

public import Foundation

/// What is around a navigation controller when its content is placed. All frames are in the coordinates of the screen.
@MainActor
public struct LayoutSurroundings {
  /// The whole screen.
  public var screen: CGRect
  /// The height of the status bar at the top of the screen, in points.
  public var statusBarHeight: Double
  /// The window, or the view in which the navigation controller is presented.
  public var container: CGRect
  /// The height of a tab bar below, in points; zero without one.
  public var tabBarHeight: Double
  /// The controller that presents the navigation controller, if it is presented.
  public var presenter: UIViewController?

  package var faults: LayoutFaults = []
  package var variants: LayoutVariants = []

  /// A screen of 320 by 480 points that the window fills.
  public init() {
    screen = CGRect(x: 0, y: 0, width: 320, height: 480)
    statusBarHeight = 20
    container = screen
    tabBarHeight = 0
  }
}

/// Scenes and how they are related, as drawn in an editor.
///
/// View Controller Catalog, Creating a Navigation Interface Using a Storyboard.
@MainActor
public struct UIStoryboard {
  /// Makes the root view controller of the navigation controller that is the initial scene: the scene that the
  /// relationship leads to; `nil` where there is no relationship.
  private let relatedScene: (@MainActor () -> UIViewController)?

  /// A storyboard whose initial scene is a navigation controller without a relationship to a root.
  public init() {
    relatedScene = nil
  }

  /// A storyboard whose initial scene is a navigation controller.
  ///
  /// - Parameter rootViewController: the scene to which the relationship leads.
  public init(rootViewController: @escaping @MainActor () -> UIViewController) {
    relatedScene = rootViewController
  }

  /// Makes the navigation controller and its root. Without a relationship its stack is empty, and a root has to be added
  /// before it comes on screen.
  public func instantiateInitialViewController() -> UINavigationController {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    if let relatedScene { navigation.setViewControllers([relatedScene()], animated: false) }
    return navigation
  }
}

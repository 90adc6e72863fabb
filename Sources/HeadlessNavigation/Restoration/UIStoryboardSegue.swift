/// A step from one scene to the next that was drawn in an editor: it pushes, as code would.
///
/// View Controller Catalog, Modifying the Navigation Stack.
@MainActor
open class UIStoryboardSegue {
  /// The name by which code tells it from others.
  public let identifier: String?
  /// The controller that it begins at.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController

  /// Creates a segue that pushes.
  ///
  /// - Parameters:
  ///   - identifier: A name for it.
  ///   - source: A controller on a navigation stack.
  ///   - destination: A controller that could be pushed onto that stack.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Pushes the destination with an animation. Where the source is on no navigation stack the call has no effect.
  open func perform() {
    guard let navigation = source.navigationController else { return }
    if navigation.isAltered, navigation.performAltered(self) { return }
    navigation.pushViewController(destination, animated: true)
  }
}

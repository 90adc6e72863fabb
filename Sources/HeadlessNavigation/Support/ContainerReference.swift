/// The box through which a navigation controller's children and bar refer to it without keeping it alive.
///
/// A child holds the box that its container made once: joining and leaving is an ordinary assignment, and asking whether
/// two children have the same parent compares two pointers. For a plain navigation controller it is no weak reference,
/// because an object with weak references to it has its count in a table at its side, and a navigation controller is
/// retained all the time. What a subclass does while it goes away may still ask its children for their parent, so a
/// subclass is referred to weakly.
@MainActor
final class ContainerReference {
  private unowned var container: UINavigationController?
  private var life: ContainerLife?
  private weak var subclassed: UINavigationController?

  init() {}

  /// The container, until it is gone.
  var object: UINavigationController? {
    if life == nil { return subclassed }
    // The container holds the other reference to its life.
    return isKnownUniquelyReferenced(&life) ? nil : container
  }

  /// Notes whose box it is, once.
  func refer(to container: UINavigationController, living life: ContainerLife) {
    if type(of: container) == UINavigationController.self {
      self.container = container
      self.life = life
    } else {
      subclassed = container
    }
  }
}

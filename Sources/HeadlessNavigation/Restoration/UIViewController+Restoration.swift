extension UIViewController {
  /// The name under which the controller is preserved; `nil` for one that is not.
  ///
  /// UINavigationController Class Reference, State Preservation.
  public var restorationIdentifier: String? {
    get { restoration?.identifier }
    set {
      if let restoration {
        restoration.identifier = newValue
      } else if let newValue {
        restoration = RestorationTraits(identifier: newValue)
      }
    }
  }
}

/// What concerns the restoration of a controller; made for those that have something to say about it.
final class RestorationTraits {
  var identifier: String?

  init(identifier: String) {
    self.identifier = identifier
  }
}

/// A controller in an archive.
public struct EncodedController: Hashable, Sendable {
  /// The controller's label.
  public var label: String
  /// The path by which it is found again.
  public var path: String

  /// What an archive holds of a controller.
  ///
  /// - Parameters:
  ///   - label: the controller's.
  ///   - path: that by which it is found again.
  public init(label: String, path: String) {
    self.label = label
    self.path = path
  }
}

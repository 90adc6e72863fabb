/// What UIKit would raise as an exception.
///
/// Nothing here throws, as nothing in UIKit does; the exception goes to
/// ``UINavigationController/exceptionHandler``.
public struct NavigationException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a caller's error.
  public enum Name: String, Hashable, Sendable {
    /// An argument that the call cannot be carried out with.
    case invalidArgument
    /// A call that is not allowed in the present state.
    case inconsistency
  }

  /// The kind of error.
  public let name: Name
  /// What the caller did, in words.
  public let reason: String

  /// An exception, for whoever raises one in an app's own container.
  ///
  /// - Parameters:
  ///   - name: its kind.
  ///   - reason: what the caller did, in words.
  public init(name: Name, reason: String) {
    self.name = name
    self.reason = reason
  }

  public var description: String { "\(name.rawValue): \(reason)" }
}

/// Thrown by an adapter whose subject does not have what was asked for.
public struct Unsupported: Error, Hashable, Sendable {
  /// What was asked for: the adapter's property or method.
  public let member: String

  /// - Parameter member: what was asked for; where it is thrown when not given.
  public init(_ member: String = #function) {
    self.member = member
  }
}

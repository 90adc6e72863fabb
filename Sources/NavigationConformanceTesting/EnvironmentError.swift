/// A variable of the environment with a value that makes no sense.
public struct EnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the variable.
  public let variable: String
  /// The value that it has.
  public let value: String
  /// What the value should be.
  public let expected: String

  public var description: String {
    "\(variable) is \(value.debugDescription), expected \(expected)"
  }
}

/// A variable of the environment that makes no sense: its value does not, or there is none of its name.
public struct EnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the variable.
  public let variable: String
  /// The value that it has; `nil` where there is no such variable, whatever it is set to.
  public let value: String?
  /// What the value should be, or what the variable should be called.
  public let expected: String

  /// What is wrong with it, and what to do, in a sentence.
  public let description: String

  init(variable: String, value: String, expected: String) {
    self.variable = variable
    self.value = value
    self.expected = expected
    description = "\(variable) is \(value.debugDescription), expected \(expected)"
  }

  /// - Parameter meant: the one that was probably meant; where none is near, all that there are.
  init(unknown variable: String, meant: [String]) {
    self.variable = variable
    value = nil
    expected = meant.joined(separator: ", ")
    let advice =
      meant.count == 1 ? "did you mean \(expected)?" : "there are \(expected)"
    description = "there is no variable \(variable); \(advice)"
  }
}

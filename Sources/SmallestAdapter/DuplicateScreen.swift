/// A screen cannot be in two places of a stack.
public struct DuplicateScreen: Error, CustomStringConvertible {
  public let title: String

  public var description: String { "the screen '\(title)' is on the stack already" }
}

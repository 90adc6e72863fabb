/// An ID that no requirement has of the system that is judged.
public struct UnknownRequirement: Error, Hashable, Sendable, CustomStringConvertible {
  /// The ID that was asked about.
  public let id: String
  /// The nearest ID there is.
  public let suggestion: String?

  public var description: String {
    suggestion.map { "there is no requirement '\(id)'; did you mean \($0)?" }
      ?? "none of the requirements that are judged here is called '\(id)'"
  }
}

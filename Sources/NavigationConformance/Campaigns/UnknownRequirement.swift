/// An ID that no requirement has.
public struct UnknownRequirement: Error, Hashable, Sendable, CustomStringConvertible {
  /// The ID that was asked about.
  public let id: String
  /// The nearest ID there is.
  public let suggestion: String?

  public var description: String {
    let advice = suggestion.map { "; did you mean \($0)?" } ?? ""
    return "there is no requirement '\(id)'\(advice)"
  }
}

import NavigationConformance
public import Testing

/// One requirement as the argument of a parameterised test; its case is named by ID and statement.
public struct RequirementCase: Hashable, Sendable, Identifiable, CaseIterable {
  /// The requirement's stable ID, by which a test case is told from others.
  public let id: String
  /// The requirement in one sentence.
  public let statement: String

  /// All requirements on a navigation controller, in the order of the catalogue.
  public static var allCases: [RequirementCase] { cases(of: RequirementDescription.navigation) }

  /// All requirements on the layout of a navigation interface.
  public static var layout: [RequirementCase] { cases(of: RequirementDescription.layout) }

  /// All requirements on how navigation controllers come into being and come back.
  public static var lifecycle: [RequirementCase] { cases(of: RequirementDescription.lifecycle) }

  /// All requirements on the article's toolbar controller, and those of its profiles.
  public static var toolbarController: [RequirementCase] {
    cases(of: RequirementDescription.toolbarController)
  }

  private static func cases(of requirements: [RequirementDescription]) -> [RequirementCase] {
    requirements.map { RequirementCase(id: $0.id, statement: $0.statement) }
  }
}

extension RequirementCase: CustomTestStringConvertible {
  /// The ID and the statement.
  public var testDescription: String { "\(id) \(statement)" }
}

extension RequirementCase: CustomTestArgumentEncodable {
  // A statement may be put into better words; the case stays the same.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    try id.encode(to: encoder)
  }
}

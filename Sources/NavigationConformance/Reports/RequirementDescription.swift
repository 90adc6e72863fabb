import NavigationReference

/// A requirement as the catalogue has it.
public struct RequirementDescription: Hashable, Sendable, Identifiable {
  /// The requirement's stable ID.
  public let id: String
  /// How it follows from the documents.
  public let level: RequirementResult.Level
  /// The requirement in one sentence.
  public let statement: String
  /// The document and the section that it rests on.
  public let source: String
  /// What is looked at.
  public let aspect: String
  /// What has to be seen for this one to be broken rather than a more general one; `nil` where any difference will do.
  public let symptom: String?
  /// The IDs of the more general requirements that give way to this one.
  public let refines: [String]
  /// The IDs of the statements of the documents that it carries.
  public let rows: [String]
  /// A scenario that puts it to the test.
  package let example: String
  /// Why anyone would want this.
  public let intent: String
  /// What to look at in an implementation that fails it.
  public let hint: String

  /// The whole catalogue, system by system and in its order.
  public static var all: [RequirementDescription] {
    navigation + layout + lifecycle + toolbarController
  }

  /// What is asked of a navigation controller.
  public static var navigation: [RequirementDescription] {
    RequirementCatalogue.core.requirements.map { RequirementDescription($0) }
  }

  /// What is asked of one that lays out its content.
  public static var layout: [RequirementDescription] {
    FullScreenModel.catalogue.requirements.map { RequirementDescription($0) }
  }

  /// What is asked of how navigation controllers come into being and come back.
  public static var lifecycle: [RequirementDescription] {
    LifecycleModel.catalogue.requirements.map { RequirementDescription($0) }
  }

  /// What is asked of the article's toolbar controller.
  public static var toolbarController: [RequirementDescription] {
    ToolbarControllerModel.catalogue.requirements.map { RequirementDescription($0) }
  }

  init(_ requirement: Requirement) {
    id = requirement.id
    level = RequirementResult.Level(requirement.level)
    statement = requirement.statement
    source = requirement.source.description
    aspect = requirement.aspect.title
    symptom = requirement.symptom?.text
    refines = requirement.refines
    rows = requirement.rows
    example = requirement.example
    intent = requirement.intent
    hint = requirement.hint
  }

  private init<Aspect, Situation>(_ requirement: SystemRequirement<Aspect, Situation>) {
    id = requirement.id
    level = RequirementResult.Level(requirement.level)
    statement = requirement.statement
    source = requirement.source.description
    aspect = requirement.aspects.map(\.title).joined(separator: ", ")
    symptom = nil
    refines = requirement.refines
    rows = requirement.rows
    example = requirement.example
    intent = requirement.intent
    hint = requirement.hint
  }
}

extension RequirementResult.Level {
  init(_ level: RequirementLevel) {
    switch level {
    case .documented: self = .documented
    case .derived: self = .derived
    case .brief: self = .brief
    case .profile: self = .profile
    }
  }
}

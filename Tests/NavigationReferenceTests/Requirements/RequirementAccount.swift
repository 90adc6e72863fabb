import NavigationReference

/// A requirement of any of the systems, as far as the statements of the documents are accounted for.
struct RequirementAccount: Hashable, Sendable {
  let id: String
  let level: RequirementLevel
  let source: Source
  /// All statements that it carries, its own included.
  let rows: [String]

  /// All of them, system by system.
  static var all: [RequirementAccount] {
    RequirementCatalogue.core.requirements.map {
      RequirementAccount(id: $0.id, level: $0.level, source: $0.source, rows: $0.rows)
    } + all(in: FullScreenModel.catalogue) + all(in: LifecycleModel.catalogue)
      + all(in: ToolbarControllerModel.catalogue)
  }

  private static func all<Aspect, Situation>(
    in catalogue: SystemCatalogue<Aspect, Situation>
  ) -> [RequirementAccount] {
    catalogue.requirements.map {
      RequirementAccount(id: $0.id, level: $0.level, source: $0.source, rows: $0.rows)
    }
  }
}

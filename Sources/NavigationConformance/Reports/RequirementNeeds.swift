import NavigationReference

/// What has to be claimed for a requirement to apply.
public struct RequirementNeeds: Hashable, Sendable {
  /// The names of the capabilities that are all needed.
  public let all: [String]
  /// The names of those of which one is needed besides; none where the others are enough.
  public let oneOf: [String]

  /// Finds out by taking claims away, so that nobody has to keep a list.
  init(of requirement: Requirement) {
    let everything = Capabilities.all
    var all: Capabilities = []
    for (_, capability) in Capabilities.named where everything.contains(capability) {
      if !everything.subtracting(capability).canPutToTest(requirement) { all.formUnion(capability) }
    }
    self.all = all.names
    guard !all.canPutToTest(requirement) else {
      oneOf = []
      return
    }
    oneOf = Capabilities.named.filter { all.union($0.capability).canPutToTest(requirement) }
      .map(\.name)
  }
}

extension RequirementNeeds {
  /// The same in words; empty where nothing has to be claimed.
  package var text: String {
    guard !oneOf.isEmpty else { return all.joined(separator: ", ") }
    let choice = "one of " + oneOf.joined(separator: ", ")
    return all.isEmpty ? choice : all.joined(separator: ", ") + " and " + choice
  }
}

extension RequirementDescription {
  /// What has to be claimed; `nil` for a requirement of one of the smaller systems, which ask for nothing in particular.
  public var needs: RequirementNeeds? {
    Self.needsOfCore[id]
  }

  /// By ID. Taking claims away takes a while, and lists ask about all of them.
  private static let needsOfCore = Dictionary(
    uniqueKeysWithValues: RequirementCatalogue.core.requirements.map {
      ($0.id, RequirementNeeds(of: $0))
    })
}

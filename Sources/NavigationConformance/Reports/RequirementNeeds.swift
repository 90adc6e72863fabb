import NavigationReference

/// What has to be claimed for a requirement to apply.
public struct RequirementNeeds: Hashable, Sendable {
  /// The names of the capabilities that are all needed.
  public let all: [String]
  /// The names of those of which one is needed besides; none where the others are enough.
  public let oneOf: [String]

  /// Finds out by taking claims away, so that nobody has to keep a list.
  ///
  /// - Parameters:
  ///   - everything: all that is taken away from, one by one.
  ///   - named: each capability with its name.
  ///   - isEnough: whether the requirement applies where this is claimed.
  init<Claims: OptionSet>(
    within everything: Claims, named: [(name: String, capability: Claims)],
    where isEnough: (Claims) -> Bool
  ) {
    var all: Claims = []
    for (_, capability) in named where everything.isSuperset(of: capability) {
      if !isEnough(everything.subtracting(capability)) { all.formUnion(capability) }
    }
    self.all = named.filter { all.isSuperset(of: $0.capability) }.map(\.name)
    oneOf =
      isEnough(all) ? [] : named.filter { isEnough(all.union($0.capability)) }.map(\.name)
  }

  /// None.
  init() {
    all = []
    oneOf = []
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
  /// What has to be claimed. Nothing where it is asked of every adapter of its system, as each on the layout is.
  public var needs: RequirementNeeds {
    let needs =
      switch ScenarioSystem(judging: id) {
      case .navigation: Self.needsOfCore[id]
      case .lifecycle: Self.needsOfLifecycle[id]
      case .toolbarController: Self.needsOfToolbarController[id]
      case .layout, nil: RequirementNeeds?.none
      }
    return needs ?? RequirementNeeds()
  }

  /// By ID. Taking claims away takes a while, and lists ask about all of them.
  private static let needsOfCore = Dictionary(
    uniqueKeysWithValues: RequirementCatalogue.core.requirements.map { requirement in
      (
        requirement.id,
        RequirementNeeds(within: Capabilities.all, named: Capabilities.named) {
          $0.canPutToTest(requirement)
        }
      )
    })

  private static let needsOfLifecycle = SystemNeeds.byID(
    within: LifecycleCapabilities.all, named: LifecycleCapabilities.named
  ) { LifecycleSystem(claims: $0) }

  private static let needsOfToolbarController = SystemNeeds.byID(
    within: ToolbarControllerCapabilities.all, named: ToolbarControllerCapabilities.named
  ) { ToolbarControllerSystem(claims: $0) }
}

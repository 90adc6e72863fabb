import ConformanceEngine

/// What has to be claimed for the requirements on one of the smaller systems.
///
/// Scenarios are followed in the model alone, as where a run asks what applies to a subject that leaves claims out; a set
/// of claims is asked about once for all requirements.
struct SystemNeeds<System: JudgedSystem, Claims: OptionSet & Hashable> {
  private let making: (Claims) -> System
  private var known: [Claims: [Bool]] = [:]

  /// By the ID of the requirement.
  ///
  /// - Parameters:
  ///   - everything: all that can be claimed.
  ///   - named: each capability with its name.
  ///   - making: the system as far as it is claimed.
  static func byID(
    within everything: Claims, named: [(name: String, capability: Claims)],
    _ making: @escaping (Claims) -> System
  ) -> [String: RequirementNeeds] {
    var asked = SystemNeeds(making: making)
    let requirements = System.State.catalogue.requirements
    return Dictionary(
      uniqueKeysWithValues: requirements.indices.map { index in
        (
          requirements[index].id,
          RequirementNeeds(within: everything, named: named) { asked.isReached(index, within: $0) }
        )
      })
  }

  private init(making: @escaping (Claims) -> System) {
    self.making = making
  }

  private mutating func isReached(_ index: Int, within claims: Claims) -> Bool {
    if let reached = known[claims] { return reached[index] }
    let reach = SystemReach(
      of: making(claims), asking: Array(System.State.catalogue.requirements.indices))
    known[claims] = reach.isReached
    return reach.isReached[index]
  }
}

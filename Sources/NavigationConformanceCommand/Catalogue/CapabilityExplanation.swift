import NavigationConformance

/// What an adapter of one of the systems gains by a claim.
struct CapabilityExplanation {
  let name: String
  let system: ScenarioSystem
  let width: Int
  /// Requirements that need it, with what else has to be claimed for them.
  private let gains: [(requirement: RequirementDescription, others: [String])]
  /// Those that need one of several, of which it is one.
  private let alternatives: [RequirementDescription]

  /// One for each system that has a capability with this name.
  static func all(_ name: String, width: Int) -> [CapabilityExplanation] {
    ScenarioSystem.allCases.filter { $0.capabilityNames.contains(name) }
      .map { CapabilityExplanation(name, of: $0, width: width) }
  }

  private init(_ name: String, of system: ScenarioSystem, width: Int) {
    self.name = name
    self.system = system
    self.width = width
    let standard = system == .navigation ? Capabilities.standard.names : []
    var gains: [(requirement: RequirementDescription, others: [String])] = []
    var alternatives: [RequirementDescription] = []
    for requirement in system.requirements {
      let needs = requirement.needs
      let others = needs.all.filter { $0 != name && !standard.contains($0) }
      if needs.all.contains(name) {
        gains.append((requirement, others))
      } else if needs.oneOf.contains(name) {
        alternatives.append(requirement)
      }
    }
    self.gains = gains
    self.alternatives = alternatives
  }

  static func name(of capability: Capabilities) -> String {
    capability.names.joined(separator: ", ")
  }

  /// All capabilities of an adapter of any system.
  static var names: [String] { ScenarioSystem.allCases.flatMap(\.capabilityNames) }

  func text(_ paint: Paint) -> String {
    var explanation = ExplanationText(name, introduction, width: width, paint)
    explanation.add("brings", gains.filter { $0.others.isEmpty }.map(\.requirement.id))
    for others in companies {
      let ids = gains.filter { $0.others == others }.map(\.requirement.id)
      let verb = ids.count == 1 ? "needs" : "need"
      explanation.add("with others", ids + ["which \(verb) \(TextLayout.list(others)) as well"])
    }
    explanation.add("or others", alternatives.map(\.id))
    if name == Self.name(of: .endsOnRaise) {
      explanation.add(
        "brings",
        "what '\(Self.name(of: .raises))' brings, with '--isolated' or '--exec': in a process of its own it is seen "
          + "that a refusal ends the subject")
    } else if gains.isEmpty, alternatives.isEmpty {
      let rest =
        system == .navigation
        ? "more can be done in scenarios" : "what it is for stands in that document"
      explanation.add("brings", "no requirement; \(rest)")
    }
    return explanation.text
  }

  private var introduction: String {
    switch system {
    case .navigation:
      "A capability of an adapter of a navigation controller. What it takes to claim it stands in "
        + "CONFORMANCE.md, under Claim what the subject has."
    case .layout: "A capability of an adapter of a layout."
    case .lifecycle:
      "A capability of an adapter of a life cycle. What it claims stands in Reference/LIFECYCLE.md."
    case .toolbarController:
      "A capability of an adapter of a toolbar controller. What it claims stands in "
        + "Reference/TOOLBAR-CONTROLLER.md."
    }
  }

  /// What else has to be claimed, each company once, in the order of the requirements.
  private var companies: [[String]] {
    gains.map(\.others).reduce(into: []) { companies, others in
      if !others.isEmpty, !companies.contains(others) { companies.append(others) }
    }
  }
}

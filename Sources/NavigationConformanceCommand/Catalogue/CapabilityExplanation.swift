import NavigationConformance

/// What an adapter of a navigation controller gains by a claim.
struct CapabilityExplanation {
  let name: String
  let width: Int
  /// Requirements that need it, with what else has to be claimed for them.
  private let gains: [(requirement: RequirementDescription, others: [String])]
  /// Those that need one of several, of which it is one.
  private let alternatives: [RequirementDescription]

  /// `nil` when there is no such capability.
  init?(_ name: String, width: Int) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
    self.width = width
    let standard = Capabilities.standard.names
    var gains: [(requirement: RequirementDescription, others: [String])] = []
    var alternatives: [RequirementDescription] = []
    for requirement in RequirementDescription.all {
      guard let needs = requirement.needs else { continue }
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

  /// All capabilities of an adapter of a navigation controller.
  static var names: [String] { Capabilities.named.map(\.name) }

  func text(_ paint: Paint) -> String {
    var lines = [paint(.strong, name)]
    lines += TextLayout.paragraph(
      "A capability of an adapter of a navigation controller. What it takes to claim it stands in "
        + "CONFORMANCE.md, under Claim what the subject has.", lead: "  ", width: width)
    lines.append("")
    func row(_ title: String, _ ids: [String]) {
      guard !ids.isEmpty else { return }
      lines += TextLayout.paragraph(
        ids.joined(separator: ", "), lead: "  " + TextLayout.pad(title, to: 13), width: width)
    }
    row("brings", gains.filter { $0.others.isEmpty }.map(\.requirement.id))
    for others in companies {
      row(
        "with others",
        gains.filter { $0.others == others }.map(\.requirement.id)
          + ["which need \(TextLayout.list(others)) as well"])
    }
    row("or others", alternatives.map(\.id))
    if gains.isEmpty, alternatives.isEmpty {
      row("brings", ["no requirement; more can be done in scenarios"])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What else has to be claimed, each company once, in the order of the requirements.
  private var companies: [[String]] {
    gains.map(\.others).reduce(into: []) { companies, others in
      if !others.isEmpty, !companies.contains(others) { companies.append(others) }
    }
  }
}

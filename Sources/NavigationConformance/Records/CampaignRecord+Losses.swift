import NavigationReference

extension CampaignRecord {
  /// What a reader has to know of scenarios that came to no end: what was judged in them is less than their number says.
  var lossNotes: [String] { [loss, omission].compactMap(\.self) }

  /// From this part of all scenarios on it is worth a word.
  private static let telling = 4

  /// What ended scenarios early.
  private var endings: [ViolationRecord] {
    total.violations.filter { record in
      RequirementCatalogue.core.requirements[record.blame.requirement].relation == nil
        && !record.isGoneOnFrom
    }
  }

  private var loss: String? {
    let lost = endings.reduce(0) { $0 + $1.cutShortCount }
    guard lost > 0, lost >= total.scenarioCount / Self.telling else { return nil }
    return
      "\(TextLayout.number(lost)) of \(TextLayout.count(total.scenarioCount, "scenario")) ended "
      + "early at a violation; what holds was judged in what came before, and in the others."
  }

  /// What else is violated where something was asked about by name.
  private var omission: String? {
    guard let asked = header.requirements else { return nil }
    let requirements = RequirementCatalogue.core.requirements
    let others = endings.map { requirements[$0.blame.requirement].id }
      .filter { !asked.contains($0) }.sorted()
    guard !others.isEmpty else { return nil }
    return
      "Violated as well, and not asked about: \(TextLayout.list(others)). Steps that are put down "
      + "to \(others.count == 1 ? "it" : "them") count for nothing that was asked about."
  }
}

import NavigationReference

extension CampaignRecord {
  /// What a reader has to know of scenarios that came to no end: what was judged in them is less than their number says.
  var lossNotes: [String] {
    [loss, barrier, shadow, lateHangs, omission].compactMap(\.self) + specialCases
  }

  /// From this part of all scenarios on it is worth a word.
  private static let telling = 4
  /// From this part on one violation may keep others from being seen.
  private static let hiding = 10
  /// So many scenarios are enough, however many there are: once a violation is known, later ones keep away from it.
  private static let enoughHiding = 100

  /// What applies to the subject and was asked about, by place in the catalogue.
  var judgedRequirements: Set<Int> {
    let requirements = RequirementCatalogue.core.requirements
    let matcher = RequirementMatcher(catalogue: .core, claims: header.claims)
    let asked = header.requirements.map { Set($0) }
    return Set(
      requirements.indices.filter {
        matcher.isApplicable($0) && asked?.contains(requirements[$0].id) ?? true
      })
  }

  /// What ended scenarios early.
  private var endings: [ViolationRecord] {
    total.violations.filter { record in
      RequirementCatalogue.core.requirements[record.blame.requirement].relation == nil
        && record.endedCount > 0
    }
  }

  private var loss: String? {
    let lost = endings.reduce(0) { $0 + $1.endedCount }
    guard lost > 0, lost >= total.scenarioCount / Self.telling else { return nil }
    return
      "\(TextLayout.number(lost)) of \(TextLayout.count(total.scenarioCount, "scenario")) ended "
      + "early at a violation; what holds was judged in what came before, and in the others."
  }

  /// What the scenarios did not get to, where one violation is in the way of many of them.
  private var barrier: String? {
    let requirements = RequirementCatalogue.core.requirements
    let known = Set(
      total.violations.flatMap { [$0.blame.requirement] + $0.shadows.map(\.requirement) })
    let judged = judgedRequirements
    let missing = requirements.indices.filter {
      total.exercised[$0] == 0 && !known.contains($0) && judged.contains($0)
    }
    let worst = endings.max {
      ($0.endedCount, $1.requirement) < ($1.endedCount, $0.requirement)
    }
    guard !missing.isEmpty, let worst,
      worst.endedCount >= max(1, min(total.scenarioCount / Self.hiding, Self.enoughHiding))
    else { return nil }
    let ids = missing.map { requirements[$0].id }
    let end = (endings.count == 1 ? "" : "what is violated, most of all ") + worst.requirement
    return
      "\(TextLayout.list(ids)) \(ids.count == 1 ? "was" : "were") not exercised: scenarios end at \(end), and "
      + "later ones mostly keep away from it. Put that right first, or leave out what it takes of the claims."
  }

  /// What else is violated where something was asked about by name.
  private var omission: String? {
    guard let asked = header.requirements else { return nil }
    let requirements = RequirementCatalogue.core.requirements
    let others = endings.map { requirements[$0.blame.requirement].id }
      .filter { !asked.contains($0) }.sorted()
    guard !others.isEmpty else { return nil }
    return
      "Violated as well, and not asked about: \(TextLayout.list(others)). What differs in a step that "
      + "is put down to \(others.count == 1 ? "it" : "them") counts for nothing that was asked about."
  }
}

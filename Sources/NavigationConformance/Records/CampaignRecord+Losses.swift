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
  /// From the sixth breakdown of a kind on, at the latest, scenarios keep away from what leads there.
  private static let enoughBreakdowns = 6
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

  /// What is violated in single runs.
  private var violations: [ViolationRecord] {
    total.violations.filter { record in
      RequirementCatalogue.core.requirements[record.blame.requirement].relation == nil
    }
  }

  /// What ended scenarios early.
  private var endings: [ViolationRecord] { violations.filter { $0.endedCount > 0 } }

  private var loss: String? {
    let lost = endings.reduce(0) { $0 + $1.endedCount }
    guard lost > 0, lost >= total.scenarioCount / Self.telling else { return nil }
    return
      "\(TextLayout.number(lost)) of \(TextLayout.count(total.scenarioCount, "scenario")) ended "
      + "early at a violation; what holds was judged in what came before, and in the others."
  }

  /// What the scenarios did not get to, where violations or breakdowns are in the way of many of them. Of several nobody can
  /// tell which it is, and none is named.
  private var barrier: String? {
    let ids = missing
    let worst = violations.map { max($0.cutShortCount, $0.endedCount) }.max() ?? 0
    let breakdowns = total.breakdowns
    let broken = breakdowns.reduce(0) { $0 + $1.scenarioCount }
    let enough = max(1, min(total.scenarioCount / Self.hiding, Self.enoughHiding))
    let isInTheWay =
      worst >= enough || broken >= enough
      || breakdowns.contains { $0.scenarioCount >= Self.enoughBreakdowns }
    guard !ids.isEmpty, isInTheWay else { return nil }
    let lead = "\(TextLayout.list(ids)) \(ids.count == 1 ? "was" : "were") not exercised"
    let way: String
    if violations.isEmpty {
      way =
        ": the subject breaks down in \(TextLayout.count(broken, "scenario")), and nothing that would come after that "
        + "is judged."
    } else if let only = violations.first, violations.count == 1, breakdowns.isEmpty {
      way =
        only.endedCount >= enough
        ? ": scenarios end at \(only.requirement), and later ones mostly keep away from it."
        : ": \(only.requirement) is violated in \(TextLayout.count(only.cutShortCount, "scenario")), and what hangs on it "
          + "cannot be judged there."
    } else {
      let breaks = breakdowns.isEmpty ? "" : " or breaks the subject down"
      way =
        ": what is violated\(breaks) may be in the way, since nothing that hangs on it is judged, and later scenarios "
        + "mostly keep away from it."
    }
    return lead + way + " Put that right first, or leave out what it takes of the claims."
  }

  /// What was judged and nothing has put to the test, without what differed beside something else.
  private var missing: [String] {
    let requirements = RequirementCatalogue.core.requirements
    let known = Set(
      total.violations.flatMap { [$0.blame.requirement] + $0.shadows.map(\.requirement) })
    let judged = judgedRequirements
    return requirements.indices.filter {
      total.exercised[$0] == 0 && !known.contains($0) && judged.contains($0)
    }.map { requirements[$0].id }
  }

  /// What else is violated where something was asked about by name.
  private var omission: String? {
    guard let asked = header.requirements else { return nil }
    let requirements = RequirementCatalogue.core.requirements
    // What a scenario goes on from hides nothing but what hangs on it.
    let others = (missing.isEmpty ? endings : violations)
      .map { requirements[$0.blame.requirement].id }.filter { !asked.contains($0) }.sorted()
    guard !others.isEmpty else { return nil }
    return
      "Violated as well, and not asked about: \(TextLayout.list(others)). What differs in a step that "
      + "is put down to \(others.count == 1 ? "it" : "them") counts for nothing that was asked about."
  }
}

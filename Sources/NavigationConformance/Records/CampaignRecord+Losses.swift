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

  /// What the scenarios did not get to, where one violation is in the way of many of them.
  private var barrier: String? {
    let requirements = RequirementCatalogue.core.requirements
    let matcher = RequirementMatcher(catalogue: .core, claims: header.claims)
    let asked = header.requirements.map { Set($0) }
    let known = Set(
      total.violations.flatMap { [$0.blame.requirement] + $0.shadows.map(\.requirement) })
    let missing = requirements.indices.filter {
      total.exercised[$0] == 0 && !known.contains($0) && matcher.isApplicable($0)
        && asked?.contains(requirements[$0].id) ?? true
    }
    let most = endings.map(\.cutShortCount).max() ?? 0
    guard !missing.isEmpty, most >= max(1, total.scenarioCount / Self.hiding) else { return nil }
    let ids = missing.map { requirements[$0].id }
    return
      "\(TextLayout.list(ids)) \(ids.count == 1 ? "was" : "were") not exercised: scenarios end at "
      + "what is violated, and later ones mostly keep away from it. Put that right first."
  }

  /// What was not settled, because the steps in which it differed are put down to something else.
  private var shadow: String? {
    let requirements = RequirementCatalogue.core.requirements
    let matcher = RequirementMatcher(catalogue: .core, claims: header.claims)
    let asked = header.requirements.map { Set($0) }
    let violated = Set(total.violations.map(\.blame.requirement))
    func isUnsettled(_ shadow: ShadowRecord) -> Bool {
      !violated.contains(shadow.requirement) && matcher.isApplicable(shadow.requirement)
        && asked?.contains(requirements[shadow.requirement].id) ?? true
    }
    let causes = total.violations.filter { $0.shadows.contains(where: isUnsettled) }
      .sorted { ($1.cutShortCount, $0.requirement) < ($0.cutShortCount, $1.requirement) }
    guard !causes.isEmpty else { return nil }
    let ids = Set(causes.flatMap(\.shadows).filter(isUnsettled).map { $0.requirement }).sorted()
      .map { requirements[$0].id }
    let (isOne, isOneCause) = (ids.count == 1, causes.count == 1)
    return
      "\(TextLayout.list(ids)) \(isOne ? "is" : "are") unsettled: \(isOne ? "it" : "they") differed in steps "
      + "that are put down to \(TextLayout.list(causes.map(\.requirement))). Put \(isOneCause ? "that" : "those") "
      + "right first, or leave out what \(isOneCause ? "it takes" : "they take") of the claims, and "
      + "\(isOne ? "it is" : "they are") judged."
  }

  /// Hangs behind a violation, of which nothing else is told.
  private var lateHangs: String? {
    let causes = total.violations.filter { $0.hangCount > 0 }
      .sorted { ($1.hangCount, $0.requirement) < ($0.hangCount, $1.requirement) }
    guard !causes.isEmpty else { return nil }
    return
      "In \(TextLayout.count(total.lateHangCount, "scenario")) the subject hung after a step that is put down to "
      + "\(TextLayout.list(causes.map(\.requirement))), where nothing is judged any more. Put "
      + "\(causes.count == 1 ? "that" : "those") right first, or leave out what "
      + "\(causes.count == 1 ? "it takes" : "they take") of the claims, and the hang is found by itself."
  }

  /// What is violated in general and in special situations: whoever mends the special case looks in the wrong place.
  private var specialCases: [String] {
    let catalogue = RequirementCatalogue.core
    let violated = total.violations.map(\.blame.requirement)
    let asked = header.requirements.map { Set($0) }
    return violated.compactMap { general in
      guard !violated.contains(where: { catalogue.isRefined($0, by: general) }) else { return nil }
      let ids = violated.filter { special in
        catalogue.isRefined(general, by: special)
          && catalogue.requirements[special].aspect == catalogue.requirements[general].aspect
      }.map { catalogue.requirements[$0].id }.filter { asked?.contains($0) ?? true }
      guard !ids.isEmpty else { return nil }
      let id = catalogue.requirements[general].id
      return
        "\(TextLayout.list(ids)) \(ids.count == 1 ? "is a special case" : "are special cases") of \(id), "
        + "which is violated without what is special about \(ids.count == 1 ? "it" : "them"): look there first."
    }
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

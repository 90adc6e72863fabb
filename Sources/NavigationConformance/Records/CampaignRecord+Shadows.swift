import NavigationReference

/// What a violation keeps from being judged, or is mistaken for.
extension CampaignRecord {
  /// What was not settled, because the steps in which it differed are put down to something else.
  var shadow: String? {
    let requirements = RequirementCatalogue.core.requirements
    let open = judgedRequirements.subtracting(total.violations.map(\.blame.requirement))
    func isUnsettled(_ shadow: ShadowRecord) -> Bool { open.contains(shadow.requirement) }
    let causes = total.violations.filter { $0.shadows.contains(where: isUnsettled) }
      .sorted { ($1.cutShortCount, $0.requirement) < ($0.cutShortCount, $1.requirement) }
    guard !causes.isEmpty else { return nil }
    let ids = Set(causes.flatMap(\.shadows).filter(isUnsettled).map { $0.requirement }).sorted()
      .map { requirements[$0].id }
    return ReportWords.unsettled(ids, beside: causes.map(\.requirement))
  }

  /// Hangs behind a violation, of which nothing else is told.
  var lateHangs: String? {
    let causes = total.violations.filter { $0.hangCount > 0 }
      .sorted { ($1.hangCount, $0.requirement) < ($0.hangCount, $1.requirement) }
    guard !causes.isEmpty else { return nil }
    let hang = causes.reduce(nil) { ViolationRecord.shorter($0, $1.hang) }
    let example = hang.map { ", as in '\(NavigationScenario(lines: $0).oneLine)'" } ?? ""
    return
      "In \(TextLayout.count(total.lateHangCount, "scenario")) the subject hung after a step that is put down to "
      + "\(TextLayout.list(causes.map(\.requirement))), where nothing is judged any more\(example). Put "
      + "\(causes.count == 1 ? "that" : "those") right first, or leave out what "
      + "\(causes.count == 1 ? "it takes" : "they take") of the claims, and the hang is found by itself."
  }

  /// What is violated in general and in special situations: whoever mends the special case looks in the wrong place. One
  /// that shows in fewer lines than the general one is plainer, though, and no reason to look elsewhere.
  var specialCases: [String] {
    let catalogue = RequirementCatalogue.core
    let violated = total.violations
    let asked = header.requirements.map { Set($0) }
    return violated.compactMap { general in
      let index = general.blame.requirement
      guard !violated.contains(where: { catalogue.isRefined($0.blame.requirement, by: index) })
      else { return nil }
      let ids = violated.filter { special in
        catalogue.isSpecialCase(special.blame.requirement, of: index)
          && !special.isPlainer(than: general)
          && !(special.counterexample?.isOpposite(to: general.counterexample) ?? false)
      }.map { catalogue.requirements[$0.blame.requirement].id }
        .filter { asked?.contains($0) ?? true }
      guard !ids.isEmpty else { return nil }
      let id = catalogue.requirements[index].id
      return
        "\(TextLayout.list(ids)) \(ids.count == 1 ? "is a special case" : "are special cases") of \(id), "
        + "which is violated without what is special about \(ids.count == 1 ? "it" : "them"): look there first."
    }
  }
}

extension ViolationRecord {
  /// Whether it is shown in fewer lines, as far as anything has been made of the two.
  fileprivate func isPlainer(than other: ViolationRecord) -> Bool {
    guard let one = counterexample, let other = other.counterexample else { return false }
    return one.scenario.lines.count < other.scenario.lines.count
  }
}

import ConformanceChecks
import ConformanceEngine
import NavigationReference

/// Makes of a scenario that shows how a subject reads an open point a short one that shows the same.
struct ChoiceInvestigation {
  let subject: NavigationSubject
  /// Asked before each scenario; once it says so, what comes out is the shortest there was by then.
  var isOver: () -> Bool = { false }

  func shortest(for choice: ChoiceRecord) async -> [ScenarioLine] {
    guard !isOver() else { return choice.lines }
    let sought = ChoiceTally.Sighting(choice: choice.choice, mask: choice.mask)
    let shrinker = Shrinker(
      language: NavigationLanguage(claims: subject.capabilities),
      oracle: EndableOracle(ChoiceOracle(subject: subject, sought: sought), until: isOver),
      limits: ShrinkLimits(executedSteps: max(2_000, 60 * choice.lines.count)))
    return await shrinker.shorten(choice.lines, showing: sought)
  }
}

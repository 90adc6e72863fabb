import NavigationReference

/// How a subject broke down behind a difference.
struct Aftermath {
  let breakdown: Breakdown
  /// The scenario up to the step that was not answered, where the subject hung and that has been found out.
  var hang: [ScenarioLine]?
}

extension NavigationSubject {
  /// The first line of a scenario that takes what the adapter does not claim.
  ///
  /// - Throws: the first error in the text.
  package func unclaimedLine(in scenario: String) throws(ScenarioError) -> String? {
    capabilities.firstNotAllowed(in: try NavigationScenario(scenario).lines)?.text
  }
}

package import ConformanceEngine
package import NavigationReference

/// What is remembered of steps that agreed and of steps that did not, so that something can be learned from them.
package struct StepLesson: Hashable, Sendable {
  /// The facts of steps that agreed, with the aspects that were judged, each once and in ascending order.
  package let agreed: [TallyKey]
  /// The facts that all steps of one kind of operation had that violated a requirement.
  package let commonFacts: [ViolationSite: Situation]
  /// Of steps that were not answered at all.
  package let breakdowns: BreakdownLesson
  /// Of how many breakdowns after a difference it is still to be found out at which step they come.
  package let wantedAftermaths: Int

  package init(
    agreed: [TallyKey] = [], commonFacts: [ViolationSite: Situation] = [:],
    breakdowns: BreakdownLesson = BreakdownLesson(), wantedAftermaths: Int? = nil
  ) {
    self.agreed = agreed
    self.commonFacts = commonFacts
    self.breakdowns = breakdowns
    self.wantedAftermaths = wantedAftermaths ?? BreakdownLesson.sufficientCount
  }
}

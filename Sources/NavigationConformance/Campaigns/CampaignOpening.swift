/// What has to be known beyond the record to go on with the opening of a campaign, as if it had not been interrupted.
package struct CampaignOpening: Hashable, Sendable {
  /// What is being run. How much of it has been run is told by the part of the record.
  package var phase: ScenarioPosition.Phase
  /// The small scenario that was run last.
  package var lastSmall: SmallScenarioPlace?
  /// What the steps have taught.
  package var lesson: StepLesson

  package init(
    phase: ScenarioPosition.Phase = .stored, lastSmall: SmallScenarioPlace? = nil,
    lesson: StepLesson = StepLesson()
  ) {
    self.phase = phase
    self.lastSmall = lastSmall
    self.lesson = lesson
  }
}

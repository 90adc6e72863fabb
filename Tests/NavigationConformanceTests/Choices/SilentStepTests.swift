import ConformanceChecks
import ConformanceTestSupport
import NavigationConformance
import NavigationReference
import Testing

/// That nobody is told anything answers some open points, and is taken for an answer where nothing else is judged of messages.
@Suite(.aside) struct `Silent steps` {
  @Test(arguments: [
    ("start A; set B A", Choice.messageOnSameTop),
    ("start A off screen; delegate = none; push B", .appearanceOffScreen),
    (
      "start A; push B; delegate = none; gesture begin; gesture cancel",
      .cancelledGestureAppearance
    ),
    ("start A; delegate = none; present B", .modalAppearance),
    ("start A", .firstDisplayAppearance),
  ])
  func `To tell nobody is the second reading of the choice`(
    _ text: String, _ choice: Choice
  ) throws {
    var model = NavigationModel()
    var expectation = NavigationReference.Expectation()
    for line in try NavigationScenario(text).lines {
      #expect(model.refusal(of: line) == nil, "\(line.text)")
      model.apply(line, to: &expectation)
    }
    // Of what such a step has to say nothing is claimed: where it is, it is gone through for that.
    var checker = Checker(claimed: AspectSet(.appearing))
    _ = checker.differing(expectation, Observation(), after: model)
    checker.choices.endStep()
    #expect(checker.choices.count(choice, 2) == 1)
  }
}

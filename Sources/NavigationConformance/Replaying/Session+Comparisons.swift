import ConformanceChecks
import NavigationReference

extension Session {
  /// The last step as expected and as observed: everything that is stated of it, or what differs and what helps to see why.
  mutating func comparisons(isWhole: Bool) -> [Counterexample.Comparison] {
    var differing = checker.differing(expectation, observation, after: model)
    if isBeyondModel(differing) { differing = AspectSet(rawValue: 0) }
    let judged = expectation.stated.intersection(checker.claimed)
    let expected = ExpectationText(expectation: expectation, model: model)
    let observed = ObservationText(observation, model, expectation.situation)
    // An agreeing aspect is worth a line beside a difference only if it is what people look for first.
    let context: AspectSet = isWhole ? judged : AspectSet(.stack).intersection(judged)
    let shown = differing.union(context)
    let ordered = differing.aspects + shown.subtracting(differing).aspects
    return (isWhole ? shown.aspects : ordered).map { aspect in
      Counterexample.Comparison(
        aspect: aspect.title, expected: expected.text(aspect), observed: observed.text(aspect),
        differs: differing.contains(aspect))
    }
  }

  /// What was told in the last step, in words.
  var eventTexts: [String] { observation.events.map { $0.text(in: expectation.situation) } }

  /// What was seen in the last step, in words; two runs of one scenario should say the same.
  var lastSeen: String {
    var copy = beforeFinalLook
    let rows = copy.comparisons(isWhole: true).map { "\($0.aspect): \($0.observed)" }
    let events = copy.eventTexts
    let place = "step \(lines.count): \(lines.last?.text ?? "")"
    return ([place] + rows + events).joined(separator: "\n")
  }
}

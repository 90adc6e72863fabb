import ConformanceChecks
import NavigationReference

/// How far one of two subjects came in a scenario, and what was seen of it there.
struct ComparedCourse {
  let seen: [Observation]
  let end: Breakdown?
  /// Whether it ended where it had to refuse, as it says that it refuses.
  let isRefusal: Bool

  /// - Parameter session: one that has just carried out these lines, and records rather than judges.
  init(_ session: Session, of lines: [ScenarioLine], by subject: NavigationSubject) {
    seen = session.recorded
    end = session.breakdown
    let hasToRefuse = session.expectation.raised || session.expectation.raisedChoice != nil
    isRefusal =
      subject.capabilities.endsWithRefusal && end?.kind.isEndByItself ?? false
      && seen.count < lines.count && hasToRefuse
  }

  var isBrokenDown: Bool { end != nil && !isRefusal }

  /// How it refuses a line, or does not; `nil` where that was not seen.
  func refusal(at index: Int) -> String? {
    if index < seen.count { return ObservationText.raised(seen[index]) }
    return index == seen.count && isRefusal ? end?.kind.word : nil
  }

  func takes(_ index: Int) -> Bool { index < seen.count && seen[index].raised == nil }
}

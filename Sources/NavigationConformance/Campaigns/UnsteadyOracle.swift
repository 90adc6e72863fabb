import ConformanceEngine
import NavigationReference

/// Runs each scenario several times, and fails where the answers differ.
///
/// What passes here may fail another time, so nothing is inferred from it; what fails has been seen to. A breakdown is no
/// answer.
struct UnsteadyOracle: FailureOracle {
  enum Failure: Hashable {
    case answersDiffer
  }

  /// Two answers to one scenario.
  struct Answers {
    let lines: [ScenarioLine]
    let first: String
    let second: String
  }

  private static let repetitionCount = 4
  private var oracle: SubjectOracle
  /// Those that differed last.
  private(set) var answers: Answers?

  /// - Parameter ending: what ends a scenario though one could go on; `nil` for everything that differs.
  init(
    subject: NavigationSubject, catalogue: RequirementCatalogue, ending: ScenarioEnding? = nil
  ) {
    oracle = SubjectOracle(subject: subject, catalogue: catalogue)
    oracle.session.ending = ending
  }

  mutating func execute(_ lines: [ScenarioLine]) async -> Execution<Failure> {
    let first = await oracle.answer(to: lines)
    let firstSeen = oracle.session.lastSeen
    var stepCount = first.steps
    guard oracle.session.breakdown == nil else { return .passed(steps: stepCount) }
    for _ in 1..<Self.repetitionCount {
      let again = await oracle.answer(to: lines)
      stepCount += again.steps
      guard oracle.session.breakdown == nil else { return .passed(steps: stepCount) }
      guard again != first else { continue }
      answers = Answers(lines: lines, first: firstSeen, second: oracle.session.lastSeen)
      let line = [first, again].compactMap { $0.failed?.line }.min()
      return .failed(.answersDiffer, atLine: line ?? lines.count - 1, steps: stepCount)
    }
    return .passed(steps: stepCount)
  }

  func mayComeAfterTheEnd(_ failure: Failure) -> Bool { true }
}

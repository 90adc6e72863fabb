import NavigationConformance
import Testing

/// Replays made by hand, one for each way in which one can end.
enum SampleReplay: String, CaseIterable, CustomTestStringConvertible {
  case agreeing
  case violating
  case unsupported
  case endedEarly = "ended-early"

  var testDescription: String { rawValue }

  func make() throws -> ReplayReport {
    let scenario = try SampleReport.story("start A; push B; set A D animated")
    let steps = [
      step("start A", stack: "A", events: []),
      step("push B", stack: "A B", events: ["delegate 1: willShow B", "B: viewWillAppear"]),
    ]
    var report = ReplayReport(subject: "Sample", scenario: scenario, steps: steps)
    switch self {
    case .agreeing:
      report.steps.append(step("set A D animated", stack: "A D", events: []))
    case .violating:
      var last = step("set A D animated", stack: "A D", events: ["transition pop B → D"])
      last.comparisons.append(
        SampleReport.comparison("transition kind", "push", "pop", differs: true))
      report.steps.append(last)
      var violated = SampleReport.holding[2]
      violated.verdict = .violated
      violated.counterexample = try SampleReport.shortCounterexample()
      report.violated = violated
    case .unsupported: report.unsupported = "set A D animated"
    case .endedEarly: report.endedEarly = true
    }
    return report
  }

  private func step(_ line: String, stack: String, events: [String]) -> ReplayReport.Step {
    let top = stack.split(separator: " ").last.map(String.init) ?? "none"
    return ReplayReport.Step(
      line: line,
      comparisons: [
        SampleReport.comparison("stack", stack, stack), SampleReport.comparison("top", top, top),
      ], events: events)
  }
}

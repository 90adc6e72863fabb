import NavigationConformance

/// All texts that a test shows; nothing else in this target puts a report into words.
///
/// Everything goes through the formats of reports once they can print a single violation.
enum ConformanceText {
  /// Why a report judges nothing, if it does not.
  static func obstacle(in report: ConformanceReport) -> String? {
    if let error = report.adapterError {
      return """
        The adapter of \(report.subject) failed its self-check; no requirement was judged.
        \(error)
        """
    }
    guard let nondeterminism = report.nondeterminism else { return nil }
    return """
      \(report.subject) answers the same scenario in two ways; no requirement was judged.

      \(indented(nondeterminism.scenario.text))

        at first:  \(nondeterminism.first)
        and then:  \(nondeterminism.second)
      """
  }

  static func notExercised(_ result: RequirementResult, in report: ConformanceReport) -> String {
    """
    \(result.id) was not exercised: none of \(report.scenarioCount) scenarios (seed \(report.seed)) put it to the test.
      \(result.statement)
      Run more scenarios: raise scenarioCount in the options, or set NAVCONFORM_SCENARIOS.
    """
  }

  static func violation(_ result: RequirementResult, in report: ConformanceReport) -> String {
    guard let example = result.counterexample else {
      return "\(report.subject) violates \(result.id)"
    }
    let lines = example.scenario.lines.enumerated().map { index, line in
      (index == example.failingLine ? "    ▸ " : "      ") + line.text
    }
    let raised = example.raised.map { "\n  the subject raised: \($0)" } ?? ""
    return """
      \(report.subject) violates \(result.id) at step \(example.failingLine + 1) of \(lines.count)
        \(result.statement)
        documents: \(result.source)

      \(lines.joined(separator: "\n"))

      \(table(example.comparisons))
      \(raised)
        replay:  try await conformance.replay(\(literal(example.scenario)))
      """
  }

  static func replay(_ report: ReplayReport) -> String {
    let steps = report.steps.map { step in
      let differs = step.comparisons.contains(where: \.differs)
      return "  \(differs ? "▸" : " ") \(step.line)\n" + table(step.comparisons)
    }
    let verdict = report.violated.map { violated in
      """
      \(report.subject) violates \(violated.id) at step \(report.steps.count) of \(report.scenario.lines.count)
        \(violated.statement)
        documents: \(violated.source)
      """
    }
    return (CollectionOfOne(verdict ?? report.subject) + steps).joined(separator: "\n\n")
  }

  /// A report in JUnit's XML.
  static func junit(_ report: ConformanceReport) -> String {
    let cases: [String]
    if let obstacle = obstacle(in: report) {
      let failure = ConformanceFailure(.notJudged, id: report.subject, message: obstacle)
      cases = [testCase("self-check", .failed(failure), report)]
    } else {
      cases = report.requirements.map { result in
        testCase("\(result.id) \(result.statement)", Finding(on: result.id, in: report), report)
      }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="\(escaped(report.subject))" tests="\(cases.count)">
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private static func testCase(
    _ name: String, _ finding: Finding, _ report: ConformanceReport
  ) -> String {
    let head = "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(report.subject))\""
    switch finding {
    case .passed: return head + "/>"
    case .skipped(let reason): return head + "><skipped message=\"\(escaped(reason))\"/></testcase>"
    case .failed(let failure):
      return head + "><failure>\(escaped(failure.message))</failure></testcase>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { output, character in
      switch character {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      default: output.append(character)
      }
    }
  }

  private static func table(_ comparisons: [Counterexample.Comparison]) -> String {
    let rows =
      [("", "expected", "observed", false)]
      + comparisons.map { ($0.aspect, $0.expected, $0.observed, $0.differs) }
    let first = rows.map(\.0.count).max() ?? 0
    let second = rows.map(\.1.count).max() ?? 0
    return rows.map { row in
      "    " + padded(row.0, first) + "  " + padded(row.1, second) + "  " + row.2
        + (row.3 ? "  ◀" : "")
    }.joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }

  private static func literal(_ scenario: NavigationScenario) -> String {
    let text = scenario.oneLine
    return text.contains("\"") || text.contains("\\") ? "#\"\(text)\"#" : "\"\(text)\""
  }
}

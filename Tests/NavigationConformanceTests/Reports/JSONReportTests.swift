import Foundation
import NavigationConformance
import Testing

@Suite struct JSONReportTests {
  private static func schema() throws -> Data {
    try Data(
      contentsOf: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Reference/report.schema.json"))
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test(arguments: SampleReport.allCases)
  func `A report is what the schema says`(_ sample: SampleReport) throws {
    let checker = try SchemaChecker(try Self.schema())
    #expect(checker.errors(in: try value(try JSONReport(sample.make()).text())) == [])
  }

  @Test func `A report says what ended the run from outside`() throws {
    var report = try SampleReport.conforming.make()
    #expect(try value(JSONReport(report).text())["interruption"] == nil)
    report.interruption = "a signal ended the run after 7 scenarios"
    let document = try value(JSONReport(report).text())
    #expect(document["interruption"]?.string == "a signal ended the run after 7 scenarios")
    #expect(try SchemaChecker(try Self.schema()).errors(in: document) == [])
  }

  @Test func `The schema's check finds what is missing, wrong or not described`() throws {
    let checker = try SchemaChecker(try Self.schema())
    var members = try #require(
      try value(try JSONReport(SampleReport.conforming.make()).text()).object)
    members["seed"] = .integer(-1)
    members["outcome"] = .string("fine")
    members["notes"] = .array([.bool(true)])
    members["extra"] = .null
    members["steps"] = nil
    #expect(
      checker.errors(in: .object(members)) == [
        "$: extra is not described", "$.notes[0]: is no string(\"string\")",
        "$.outcome: string(\"fine\") is not among array([\(outcomes)])",
        "$.seed: integer(-1) is less than 0", "$: steps is missing",
      ])
  }

  private var outcomes: String {
    ConformanceReport.Outcome.allCases
      .map { "NavigationConformanceTests.JSONValue.string(\"\($0.rawValue)\")" }
      .joined(separator: ", ")
  }

  @Test func `The schema knows every outcome, level and verdict`() throws {
    let schema = try SchemaChecker(try Self.schema()).schema
    let outcomes = schema["properties"]?["outcome"]?["enum"]?.array?.compactMap(\.string)
    #expect(outcomes == ConformanceReport.Outcome.allCases.map(\.rawValue))
    let requirement = schema["$defs"]?["requirement"]?["properties"]
    let verdicts = requirement?["verdict"]?["enum"]?.array?.compactMap(\.string)
    #expect(verdicts == RequirementResult.Verdict.allCases.map(\.rawValue))
    let levels = requirement?["level"]?["enum"]?.array?.compactMap(\.string)
    #expect(levels == RequirementResult.Level.allCases.map(\.rawValue))
  }

  @Test func `The schema knows every kind of certainty, and what was searched`() throws {
    let checker = try SchemaChecker(try Self.schema())
    let limits = Counterexample.VocabularyLimits(listLength: 0, controllerCount: 2)
    let certainties: [Counterexample.Certainty] = [
      .shortestFound, .endedByLimit, .shortestPossible(scenarioCount: 7, within: limits),
      .shortestInOwnVocabulary(scenarioCount: 7, within: limits, wholeLineCount: 1),
      .ownVocabularySearched(
        lineCount: 1, scenarioCount: 3, totalCount: nil, within: limits, wholeLineCount: 1),
    ]
    var names: [String] = []
    for certainty in certainties {
      var report = try SampleReport.twoViolations.make()
      report.requirements[2].counterexample?.certainty = certainty
      let value = try value(try JSONReport(report).text())
      #expect(checker.errors(in: value) == [])
      let violation = value["requirements"]?.array?[2]["violation"]
      names.append(violation?["certainty"]?.string ?? "")
    }
    let known = checker.schema["$defs"]?["violation"]?["properties"]?["certainty"]?["enum"]
    #expect(known?.array?.compactMap(\.string) == names)
  }

  @Test func `What was searched is stored as numbers`() throws {
    let limits = Counterexample.VocabularyLimits(listLength: 2, controllerCount: 3)
    var report = try SampleReport.twoViolations.make()
    report.requirements[2].counterexample?.certainty = .ownVocabularySearched(
      lineCount: 2, scenarioCount: 3, totalCount: 40, within: limits, wholeLineCount: 1)
    let violation = try value(try JSONReport(report).text())["requirements"]?.array?[2]["violation"]
    #expect(
      violation?["search"]
        == .object([
          "vocabulary": .string("own"), "longestList": .integer(2), "controllers": .integer(3),
          "scenarios": .integer(3), "lines": .integer(2), "scenariosWithFewerLines": .integer(40),
          "wholeVocabularyLines": .integer(1),
        ]))
  }

  @Test(arguments: SampleReport.allCases)
  func `The same report gives the same bytes`(_ sample: SampleReport) throws {
    let first = try JSONReport(try sample.make()).text()
    for _ in 0..<20 { #expect(try JSONReport(try sample.make()).text() == first) }
  }

  @Test func `The largest seed comes through unharmed`() throws {
    var report = try SampleReport.conforming.make()
    report.seed = .max
    #expect(try value(try JSONReport(report).text())["seed"] == .unsigned(.max))
  }

  @Test func `A scenario in a report is read as it was`() throws {
    let report = try SampleReport.twoViolations.make()
    let results = try value(try JSONReport(report).text())["requirements"]?.array ?? []
    let texts = results.compactMap { $0["violation"]?["scenario"]?.string }
    let scenarios = report.violations.compactMap(\.counterexample?.scenario)
    #expect(try texts.map { try SampleReport.story($0) } == scenarios)
  }
}

import Foundation
import NavigationConformance
import Testing

@Suite struct TextReportTests {
  /// A violation with a scenario of so many lines.
  private func violation(
    _ id: String, lines: Int = 2, cutShort: Int = 1, held: Int = 1
  ) throws -> RequirementResult {
    var result = SampleReport.result(id, "Something.", "somewhere", .violated, held)
    var example = try #require(
      try SampleReport.twoViolations.make().violations.first?.counterexample)
    example.scenario = ScenarioStory(lines: Array(repeating: "pop", count: lines))
    example.failingLine = 0
    result.counterexample = example
    result.cutShortCount = cutShort
    return result
  }

  @Test func `Of many violations the one to begin with is named`() throws {
    func report(_ counts: [(lines: Int, cutShort: Int)]) throws -> String {
      let results = try counts.enumerated().map { index, count in
        var result = try violation("R-\(index)", lines: count.lines, cutShort: count.cutShort)
        result.endedCount = count.cutShort
        return result
      }
      return TextReport(SampleReport.report(results: results)).text
    }
    #expect(
      try report([(6, 9), (3, 1), (4, 7), (5, 20)]).contains(
        "Begin with R-1, which has the shortest scenario of all 4; others may come of the\nsame."))
    #expect(
      try report([(6, 9), (4, 1), (4, 7), (5, 20)]).contains(
        "Begin with R-2: none of the 4 has a shorter scenario, and of those as short it\n"
          + "came in the most scenarios; others may come of the same."))
    #expect(
      try report([(6, 9), (4, 7), (4, 7), (5, 20)]).contains(
        "Begin with R-1: none of the 4 has a shorter scenario; others may come of the\nsame."))
    #expect(try !report([(6, 9), (4, 1)]).contains("Begin with"))
  }

  @Test func `A long report ends with where to begin, if anything decides conformance`() throws {
    func text(
      _ violations: [(id: String, lines: Int)], _ level: RequirementResult.Level
    ) throws -> String {
      var results = try violations.map { id, lines in
        var result = try violation(id, lines: lines)
        result.level = level
        return result
      }
      results += (0..<30).map {
        SampleReport.result("S-\($0)", "Something.", "somewhere", .holds, 1)
      }
      return TextReport(SampleReport.report(results: results)).text
    }
    #expect(
      try text([("R-1", 4), ("R-2", 2)], .documented).contains(
        "\n\nBegin with R-2:\n  replay:  navconform replay 'pop; pop'\n\nSample violates "))
    #expect(try !text([("R-1", 4), ("R-2", 2)], .profile).contains("Begin with"))
  }

  /// What is wrong wherever it is asked has its cause at hand.
  @Test func `Of those as short one that never held comes first`() throws {
    func advice(_ violations: [(cutShort: Int, held: Int)]) throws -> [String] {
      SampleReport.report(
        results: try violations.enumerated().map { index, counts in
          try violation("R-\(index)", cutShort: counts.cutShort, held: counts.held)
        }
      ).advice
    }
    #expect(
      try advice([(9, 13_000), (4, 0), (7, 2)]) == [
        "Begin with R-1: none of the 3 has a shorter scenario, and of those as short it alone never held; "
          + "others may come of the same."
      ])
    #expect(
      try advice([(9, 13_000), (4, 0), (7, 0)]) == [
        "Begin with R-2: none of the 3 has a shorter scenario; others may come of the same."
      ])
  }

  /// Whoever mends the special case first looks in the wrong place.
  @Test func `Of those as short a general one comes before its special cases`() throws {
    func report(
      _ violations: [(id: String, lines: Int, cutShort: Int)]
    ) throws -> (report: ConformanceReport, leads: [String]) {
      let results = try violations.map { id, lines, cutShort in
        try violation(id, lines: lines, cutShort: cutShort)
      }
      let report = SampleReport.report(results: results)
      return (report, report.families(of: results).map(\.lead.id))
    }
    let asShort = try report([("SETVC-01", 2, 1), ("SETVC-12", 2, 9), ("SETVC-13", 2, 8)])
    #expect(
      asShort.report.advice == [
        "Begin with SETVC-01: none of the 3 has a shorter scenario; others may come of the same."
      ])
    #expect(asShort.leads.first == "SETVC-01")
    // What shows in fewer lines is plainer than what is general.
    let shorter = try report([("SETVC-01", 3, 1), ("SETVC-12", 2, 9), ("SETVC-13", 2, 8)])
    #expect(
      shorter.report.advice == [
        "Begin with SETVC-12: none of the 3 has a shorter scenario, and of those as short it came in "
          + "the most scenarios; others may come of the same."
      ])
    #expect(shorter.leads.first == "SETVC-12")
  }

  @Test func `What rests on something wrong is said to, and is not what to begin with`() throws {
    let example = try #require(
      try SampleReport.twoViolations.make().violations.first?.counterexample)
    func report(_ scenarios: [(id: String, text: String)]) -> ConformanceReport {
      let results = scenarios.map { scenario in
        var result = SampleReport.result(scenario.id, "Something.", "somewhere", .violated, 1)
        var example = example
        example.scenario = ScenarioStory(lines: scenario.text.components(separatedBy: "; "))
        example.failingLine = 0
        result.counterexample = example
        return result
      }
      return SampleReport.report(results: results)
    }
    let push = ("PUSH-01", "start A; appear; push B")
    let set = ("SET-01", "start A; appear; push B; set A")
    let pop = ("POP-01", "start A; appear; push B; pop")
    let items = ("CW-13", "contain navigation A")
    let motion = ("CW-15", "contain navigation A; load")
    #expect(
      report([set, push, pop, items, motion]).advice == [
        "Begin with PUSH-01, which has the shortest scenario of all 3; others may come of the same.",
        "CW-13 and CW-15 are about the toolbar controller, which rests on the navigation controller, "
          + "and may come of what is wrong there.",
      ])
    // Of causes that have nothing in common, and where there is more than can be taken in at once.
    let apart = [
      ("SET-01", "set A; push B; pop"), ("PUSH-01", "push B; pop"), ("POP-01", "pop; pop; pop"),
    ]
    let many = report(apart)
    #expect(many.families(of: many.violations).map(\.lead.id) == ["PUSH-01", "SET-01", "POP-01"])
    let few = report(Array(apart.prefix(2)))
    #expect(few.families(of: few.violations).map(\.lead.id) == ["SET-01", "PUSH-01"])
    #expect(
      report([push, items]).advice == [
        "CW-13 is about the toolbar controller, which rests on the navigation controller, and may "
          + "come of what is wrong there."
      ])
    #expect(report([items, motion]).advice == [])
    // Of those that are not told none is what to begin with, and what rests on them rests on something wrong all the same.
    let known = report([set, push, pop, items])
    #expect(
      known.advice(on: known.violations.filter { $0.id == "CW-13" })
        == report([push, items]).advice)
    // It rests on no layout.
    #expect(report([("LAY-01", "layout toolbar"), items]).advice == [])
    let both = report([push, items])
    for text in [HTMLReport(both).text, MarkdownReport(both).text] {
      #expect(text.contains("CW-13 is about the toolbar controller"))
    }
  }

  @Test func `What a wavering subject showed no more in the end is no story`() throws {
    var report = try SampleReport.twoViolations.make()
    report.nondeterminism = Nondeterminism(
      scenario: ScenarioStory(lines: ["start A"]), first: "step 1: start A\nstack: A",
      second: "stack: B")
    let violations = report.violations
    #expect(report.toldViolations == violations)
    var example = try #require(violations[0].counterexample)
    for index in example.comparisons.indices { example.comparisons[index].differs = false }
    let place = try #require(report.requirements.firstIndex(of: violations[0]))
    report.requirements[place].counterexample = example
    #expect(report.toldViolations == Array(violations.dropFirst()))
    for text in [
      TextReport(report).text, HTMLReport(report).text, MarkdownReport(report).text,
    ] {
      #expect(!text.contains(violations[0].id))
      #expect(text.contains(violations[1].id))
    }
  }

  @Test(arguments: SampleReport.allCases)
  func `Only what is to be pasted or compared is wider than asked for`(
    _ sample: SampleReport
  ) throws {
    for width in [60, 80, 100] {
      let text = TextReport(try sample.make(), context: SampleReport.context, width: width).text
      let lines: [Substring] = text.split(separator: "\n")
      let tooWide = lines.filter { $0.count > width }
      let whole = ["      ", "    ▸ ", "  replay:", "  test:", "✗ Sample violates"]
      let broken = tooWide.filter { line in !whole.contains { line.hasPrefix($0) } }
      #expect(broken == [])
    }
  }

  @Test(arguments: SampleReport.allCases)
  func `Colours add nothing but colours`(_ sample: SampleReport) throws {
    let report = try sample.make()
    let plain = TextReport(report, context: SampleReport.context).text
    let painted = TextReport(report, context: SampleReport.context, color: .ansi).text
    #expect(painted != plain)
    #expect(!plain.contains("\u{1B}"))
    #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `A story can be pasted back as it stands`() throws {
    let report = try SampleReport.twoViolations.make()
    let lines = TextReport(report).text.split(separator: "\n", omittingEmptySubsequences: false)
    for violation in report.violations {
      let scenario = try #require(violation.counterexample?.scenario)
      let start = try #require(lines.firstIndex { $0.contains("violates \(violation.id)") })
      let head = try #require(lines[start...].firstIndex(of: ""))
      let end = try #require(lines[(head + 1)...].firstIndex(of: ""))
      #expect(try SampleReport.story(lines[head..<end].joined(separator: "\n")) == scenario)
    }
  }

  @Test func `No line of a long story is left out`() throws {
    let pushes = (1...300).map { "push B\($0)" }
    var report = try SampleReport.twoViolations.make()
    report.requirements[1].counterexample?.scenario = try SampleReport.story(
      (["start A"] + pushes).joined(separator: "\n"))
    let text = TextReport(report).text
    #expect(pushes.allSatisfy { text.contains(" \($0)\n") })
  }

  @Test func `Last words that stand above are not shown once more`() throws {
    var report = try SampleReport.brokenDown.make()
    var other = report.breakdowns[0]
    other.scenario = try SampleReport.story("start A; popTo A")
    report.breakdowns.append(other)
    let text = TextReport(report).text
    #expect(text.components(separatedBy: "    at pop\n").count == 2)
    #expect(text.contains("\n  its last words: those of 'start A; push B; pop' above\n"))
    other.breakdown.errorOutput += "again\n"
    report.breakdowns[2] = other
    #expect(TextReport(report).text.components(separatedBy: "    at pop\n").count == 3)
  }

  @Test func `The last line is the outcome in a sentence`() throws {
    for sample in SampleReport.allCases {
      let report = try sample.make()
      #expect(TextReport(report, width: 200).text.hasSuffix("\n\n\(report.summary)\n"))
    }
  }

  @Test func `A violation without a scenario says so`() throws {
    var report = try SampleReport.twoViolations.make()
    report.requirements[2].counterexample = nil
    #expect(TextReport(report).text.contains("\n  no scenario was kept\n"))
  }

  @Test func `Advice comes from the catalogue unless it is given`() {
    let hints = ReportContext().hints
    for requirement in RequirementDescription.all {
      #expect(hints[requirement.id] == requirement.hint)
    }
  }

  @Test func `The command that replays can be another one`() throws {
    let context = ReportContext(replayCommand: "mytool replay --subject other")
    let text = TextReport(try SampleReport.twoViolations.make(), context: context).text
    #expect(text.contains("  replay:  mytool replay --subject other 'start A; push B;"))
  }
}

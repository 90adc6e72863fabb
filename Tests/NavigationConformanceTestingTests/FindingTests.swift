import Testing

@testable import NavigationConformance
@testable import NavigationConformanceTesting

struct FindingTests {
  @Test func `What holds passes`() {
    let report = SampleReport.report(SampleReport.result(.holds))
    #expect(Finding(on: "POP-02", in: report, asked: nil) == .passed)
  }

  @Test func `What does not apply is skipped`() {
    let report = SampleReport.report(SampleReport.result(.notApplicable))
    #expect(
      Finding(on: "POP-02", in: report, asked: nil)
        == .skipped(
          reason: "POP-02 does not apply: the adapter does not claim what it takes to judge it."))
  }

  @Test func `What was not asked about is skipped`() {
    #expect(
      Finding(on: "POP-02", in: SampleReport.report(), asked: ["POP-03"])
        == .skipped(reason: "POP-02 is not among the requirements that were asked about."))
  }

  @Test(arguments: [nil, ["POP-02"]])
  func `What was asked about and has no verdict fails`(_ asked: [String]?) {
    #expect(
      Finding(on: "POP-02", in: SampleReport.report(), asked: asked)
        == .failed(
          ConformanceFailure(
            .notJudged, id: "POP-02",
            message: "POP-02 was not judged: the report does not have it.")))
  }

  @Test func `What was not exercised fails`() {
    let report = SampleReport.report(SampleReport.result(.notExercised))
    let message = """
      POP-02 was not exercised: 2,500 scenarios of seed 7 did not put it to the test.
        A pop returns what it removed.
        This does, where nothing ends it before its last line: start A; push B; pop
        Run more of them: raise 'scenarioCount' in the options, or set NAVCONFORM_SCENARIOS.
      """
    #expect(
      Finding(on: "POP-02", in: report, asked: nil)
        == .failed(ConformanceFailure(.notExercised, id: "POP-02", message: message)))
  }

  @Test func `What is unsettled is skipped, and says whose test fails for it`() {
    var result = SampleReport.result(.unsettled)
    result.shadows = [Shadow(requirement: "ITEM-01", scenarioCount: 12)]
    var cause = SampleReport.result(.violated)
    cause.id = "ITEM-01"
    #expect(
      Finding(on: "POP-02", in: SampleReport.report(result, cause), asked: nil)
        == .skipped(
          reason:
            "POP-02 is unsettled: in 12 scenarios it differed in a step that is put down to ITEM-01."
        ))
  }

  @Test func `What is unsettled for nothing that fails by itself fails`() {
    var result = SampleReport.result(.unsettled)
    result.shadows = [Shadow(requirement: "ITEM-01", scenarioCount: 12)]
    let message = """
      POP-02 is unsettled: in 12 scenarios it differed in a step that is put down to ITEM-01.
        A pop returns what it removed.
        Nothing else fails for it here: ask about ITEM-01 as well, and put that right first.
      """
    let failure = Finding.failed(
      ConformanceFailure(.unsettled, id: "POP-02", message: message))
    #expect(Finding(on: "POP-02", in: SampleReport.report(result), asked: nil) == failure)
    // Violated as is declared, it does not fail: of the other one nobody asked.
    result.shadows.append(Shadow(requirement: "ITEM-02", scenarioCount: 3))
    var cause = SampleReport.result(.violated)
    cause.id = "ITEM-01"
    var declared = DeviationFindings(file: "'known.scenario'")
    declared.declared = ["ITEM-01"]
    let report = SampleReport.report(result, cause)
    #expect(!report.failsForShadow(of: result, declared))
    #expect(report.failsForShadow(of: result, nil))
  }

  @Test func `What is unsettled by what is declared is skipped as declared`() {
    var result = SampleReport.result(.unsettled)
    result.shadows = [Shadow(requirement: "ITEM-01", scenarioCount: 12)]
    var declared = DeviationFindings(file: "'known.scenario'")
    #expect(!declared.isHidden(result))
    declared.declared = ["ITEM-01"]
    #expect(declared.isHidden(result))
    #expect(
      Finding(on: "POP-02", in: SampleReport.report(result), asked: nil, declared: declared)
        == .skipped(reason: "POP-02 is unsettled, as is declared in 'known.scenario'."))
  }

  @Test func `What was not exercised for something violated is not had by more scenarios`() throws {
    var other = SampleReport.result(
      .violated, counterexample: try SampleReport.counterexample)
    other.id = "INIT-08"
    let report = SampleReport.report(SampleReport.result(.notExercised), other)
    guard case .failed(let failure) = Finding(on: "POP-02", in: report, asked: nil) else {
      Issue.record("no failure")
      return
    }
    #expect(
      failure.message.contains(
        "\n  First mend what may be in its way: INIT-08. Or run more of them: raise"))
  }

  @Test func `What is violated fails with the story, the difference and a test to paste`() throws {
    let example = try SampleReport.counterexample
    let report = SampleReport.report(SampleReport.result(.violated, counterexample: example))
    guard case .failed(let failure) = Finding(on: "POP-02", in: report, asked: nil) else {
      Issue.record("no failure")
      return
    }
    #expect(failure.kind == .violated)
    #expect(failure.scenario == example.scenario)
    for line in [
      "✗ Sample violates POP-02 at step 4 of 4", "  A pop returns what it removed.", "    ▸ pop",
      "  the subject raised: out of range",
      "  shortest possible: none of the 58 scenarios with fewer lines violates it",
      "                     (whole vocabulary: lists up to 3, 4 controllers)",
      "  if this fails, check ",
      ##"  test:    @Test func `POP-02`() async throws { try await conformance.replay(#"start A; B.title = "b"; push B; pop"#) }"##,
    ] {
      let lines = failure.message.split(separator: "\n").map(String.init)
      #expect(lines.contains { $0.hasPrefix(line) }, "\(line)")
    }
  }

  @Test func `What another violation probably explains says so, and what it follows from`() throws {
    let example = try SampleReport.counterexample
    let first = SampleReport.result(.violated, counterexample: example)
    var second = first
    second.id = "POP-27"
    second.level = .derived
    let report = SampleReport.report(first, second)
    guard case .failed(let failure) = Finding(on: "POP-27", in: report, asked: nil) else {
      Issue.record("no failure")
      return
    }
    #expect(
      failure.message.hasPrefix(
        """
        ✗ Sample violates POP-27 at step 4 of 4
          A pop returns what it removed.
          follows from: the reference
          Probably the same defect as POP-02: there, too, 'returned' is the first to
          differ after 'pop'.

              start A

        """))
  }

  @Test func `The marks at what differs stand one below the other, as in a report`() throws {
    var example = try SampleReport.counterexample
    example.comparisons = [
      Counterexample.Comparison(
        aspect: "returned", expected: "B", observed: "nothing", differs: true),
      Counterexample.Comparison(aspect: "stack", expected: "A", observed: "A B", differs: true),
      Counterexample.Comparison(
        aspect: "content view", expected: "A", observed: "A", differs: false),
    ]
    let report = SampleReport.report(SampleReport.result(.violated, counterexample: example))
    guard case .failed(let failure) = Finding(on: "POP-02", in: report, asked: nil) else {
      Issue.record("no failure")
      return
    }
    let table = """
                        expected  observed
          returned      B         nothing   ◀
          stack         A         A B       ◀
          content view  A         A
      """
    #expect(failure.message.contains("\n\n" + table + "\n\n"), "\(failure.message)")
    #expect(TextReport(report).text.contains("\n\n" + table + "\n\n"))
  }

  @Test(arguments: [RequirementResult.Verdict.violated, .notExercised])
  func `What does not decide conformance only warns`(_ verdict: RequirementResult.Verdict) {
    let result = SampleReport.result(verdict)
    let report = SampleReport.report(result)
    guard case .failed(let failure) = Finding(result, isCounted: false, in: report) else {
      Issue.record("no failure")
      return
    }
    #expect(failure.isWarning)
  }

  @Test(arguments: RequirementResult.Level.allCases)
  func `All levels but that of a profile decide conformance`(_ level: RequirementResult.Level) {
    #expect(level.isCounted == (level != .profile))
  }
}

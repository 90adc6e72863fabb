import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// What is declared of a subject is held against what it does.
@MainActor
@Suite("Known deviations") struct DeviationCheckTests {
  private static let requirements = ["PUSH-03", "STACK-16", "POP-01"]

  private static func report(
    on faults: CaseSet<NavigationFault>, asking requirements: [String]
  ) async throws -> ConformanceReport {
    var options = CampaignOptions(scenarioCount: 40)
    options.beginsSmall = false
    options.proof = .none
    options.requirements = requirements
    return try await Conformance(of: subject(faults)).check(options)
  }

  private static func subject(_ faults: CaseSet<NavigationFault>) -> NavigationSubject {
    NavigationSubject("Stack", HeadlessAdapter(faults: faults))
  }

  // Most is asked of these two, and a campaign takes a while where nothing is optimised.
  private static let right = Task { try await report(on: [], asking: requirements) }
  private static let accepting = Task {
    try await report(on: [.duplicatePushAccepted], asking: requirements)
  }

  private func findings(
    _ text: String, accepting: Bool = true, today: String = "2026-01-01"
  ) async throws -> DeviationFindings {
    try await findings(
      text, faults: accepting ? [.duplicatePushAccepted] : [], today: today,
      try await (accepting ? Self.accepting : Self.right).value)
  }

  private func findings(
    _ text: String, faults: CaseSet<NavigationFault>, today: String = "2026-01-01",
    _ report: ConformanceReport
  ) async throws -> DeviationFindings {
    var check = DeviationCheck(of: CorpusSubject(Self.subject(faults)), today: today)
    let deviations = try DeviationReader.deviations(in: Array((KnownDeviation.head + text).utf8))
    return await check.run(deviations, in: "'my.deviations'", against: report)
  }

  private func deviation(
    _ requirement: String = "PUSH-03", kind: String = "bug", _ more: String = "",
    _ scenario: String = "start A; push A"
  ) -> String {
    "# requirement: \(requirement)\n# kind: \(kind)\n\(more)\(scenario)\n"
  }

  @Test func `what is violated as it is declared is known`() async throws {
    let findings = try await findings(deviation())
    #expect(findings.declared == ["PUSH-03"])
    #expect(findings.undeclared == [])
    #expect(findings.problems == [])
  }

  @Test func `another scenario that shows the same will do`() async throws {
    let findings = try await findings(
      deviation("PUSH-03", "", "start A; push B; push C; push B"),
    )
    #expect(findings.declared == ["PUSH-03"])
  }

  @Test func `what is not declared is violated`() async throws {
    let findings = try await findings("")
    #expect(findings.declared == [])
    #expect(findings.undeclared == ["PUSH-03"])
  }

  @Test func `what is gone has to leave the file, and excuses nothing`() async throws {
    let findings = try await findings(deviation("PUSH-03", "# hides: STACK-16\n"), accepting: false)
    #expect(
      findings.problems.map(\.sentence) == [
        "line 2: PUSH-03 (bug) is gone: its scenario is as the documents say; remove it"
      ])
    #expect(findings.hidden == [])
  }

  @Test func `what shows every now and then need not show`() async throws {
    let findings = try await findings(deviation(kind: "flaky"), accepting: false)
    #expect(findings.problems == [])
  }

  @Test func `what differs in another way than is declared is something else`() async throws {
    let findings = try await findings(
      deviation(
        "PUSH-03", "# differs: raised: expected an error, observed no error\n",
        "start A; push B; push A"),
      faults: [.duplicatePushMovesToTop],
      try await Self.report(on: [.duplicatePushMovesToTop], asking: Self.requirements))
    #expect(findings.undeclared == ["PUSH-03"])
    let sentence = try #require(findings.problems.first?.sentence)
    #expect(
      sentence.hasPrefix(
        "line 2: PUSH-03 (bug) shows something else now: raised: expected an error, observed no error; "
      ))
  }

  @Test func `what shows under certain names only is known by its scenario`() async throws {
    var options = CampaignOptions(scenarioCount: 100, requirements: ["PUSH-01"])
    options.proof = .none
    let subject = NavigationSubject("Sorting", StackAdapter(sortsPushes: true))
    let report = try await Conformance(of: subject).check(options)
    let declared = try report.violations.map { try #require(KnownDeviation($0)) }
    #expect(declared.map(\.requirement) == ["PUSH-01"])
    let text = KnownDeviation.head + declared.map(\.text).joined()
    var check = DeviationCheck(of: CorpusSubject(subject), today: "2026-01-01")
    let findings = await check.run(
      try DeviationReader.deviations(in: Array(text.utf8)), in: "'my.deviations'", against: report)
    #expect(findings.problems == [])
    #expect(findings.declared == ["PUSH-01"])
  }

  /// Loses what is pushed onto three pages and, if asked to, pushes twice onto four.
  private struct Moody: PlainPages {
    static var capabilities: Capabilities { [.setViewControllers] }
    var pages: [PlainPage] = []
    let pushesTwice: Bool

    mutating func push(_ page: PlainPage, animated: Bool) {
      if pages.count != 3 { pages.append(page) }
      if pages.count == 5, pushesTwice { pages.append(page) }
    }
  }

  @Test func `another defect under the same requirement is not excused`() async throws {
    var options = CampaignOptions(scenarioCount: 100, requirements: ["PUSH-01"])
    options.proof = .none
    let losing = NavigationSubject("Moody", Moody(pushesTwice: false))
    let report = try await Conformance(of: losing).check(options)
    let found = try report.violations.map { try #require(KnownDeviation($0)) }
    #expect(found.map(\.requirement) == ["PUSH-01"])
    let both = NavigationSubject("Moody", Moody(pushesTwice: true))
    var check = DeviationCheck(of: CorpusSubject(both), today: "2026-01-01")
    let twice = deviation("PUSH-01", "", "start A; set A B C D; push E")
    for (text, undeclared) in [
      (twice, ["PUSH-01"]), (twice + found.map(\.text).joined(), []),
    ] {
      let declared = try DeviationReader.deviations(in: Array((KnownDeviation.head + text).utf8))
      let findings = await check.run(declared, in: "'my.deviations'", against: report)
      #expect(findings.problems == [])
      #expect(findings.undeclared == undeclared)
    }
  }

  @Test func `what is about a system that the subject does not have is passed over`() async throws {
    var report = try await Self.accepting.value
    report.noteMissing(["LAY-01"])
    #expect(report.requirements.contains { $0.id == "LAY-01" && $0.verdict == .notApplicable })
    let findings = try await findings(
      deviation("LAY-01", "", "layout toolbar"), faults: [.duplicatePushAccepted], report)
    #expect(findings.entries.isEmpty)
    #expect(findings.problems.isEmpty)
  }

  @Test func `what no scenario is known of is not declared`() async throws {
    var report = try await Self.accepting.value
    for index in report.requirements.indices { report.requirements[index].counterexample = nil }
    let findings = try await findings(deviation(), faults: [.duplicatePushAccepted], report)
    #expect(findings.undeclared == ["PUSH-03"])
  }

  @Test func `what breaks down is not said to be declared`() async throws {
    var report = try await Self.accepting.value
    let findings = try await findings(deviation("PUSH-03", "# hides: STACK-16\n"))
    #expect(findings.conclusion(of: report) == "All of it is declared in 'my.deviations'.")
    report.givenUp = "It ended a process too often."
    #expect(findings.conclusion(of: report) == "A breakdown cannot be declared.")
  }

  @Test func `what violates another requirement by now is named`() async throws {
    let findings = try await findings(
      deviation("POP-01", "", "start A; push A"))
    #expect(
      findings.problems.map(\.sentence) == [
        "line 2: POP-01 (bug) has become a violation of PUSH-03"
      ])
    #expect(findings.undeclared == ["PUSH-03"])
  }

  @Test func `what cannot be carried out with what is claimed is named`() async throws {
    let subject = NavigationSubject("Stack", StackAdapter())
    let report = try await Self.accepting.value
    var check = DeviationCheck(of: CorpusSubject(subject), today: "2026-01-01")
    let text = KnownDeviation.head + deviation("PUSH-03", "", "start A; push B; tapBack; push A")
    let findings = await check.run(
      try DeviationReader.deviations(in: Array(text.utf8)), in: "'my.deviations'", against: report)
    #expect(
      findings.problems.map(\.sentence) == [
        "line 2: PUSH-03 (bug) cannot be looked at: 'tapBack' is not supported"
      ])
  }

  @Test(arguments: [("2026-06-29", true), ("2026-06-30", true), ("2026-07-01", false)])
  func `what was accepted for a time is accepted to its last day`(
    _ today: String, _ isAccepted: Bool
  ) async throws {
    let findings = try await findings(
      deviation("PUSH-03", "# until: 2026-06-30\n"), today: today)
    // It is declared all the same: what is wrong is the file.
    #expect(findings.declared == ["PUSH-03"])
    #expect(
      findings.problems.map(\.sentence)
        == (isAccepted
          ? []
          : [
            "line 2: PUSH-03 (bug) was accepted until 2026-06-30; mend it, or accept it for longer"
          ]))
  }

  @Test func `what nobody asked about is passed over`() async throws {
    let findings = try await findings(
      deviation(), faults: [.duplicatePushAccepted],
      try await Self.report(on: [.duplicatePushAccepted], asking: ["POP-01"]))
    #expect(findings.entries == [])
  }

  @Test func `what cannot be put to the test for it is said to be hidden`() async throws {
    let report = try await Self.accepting.value
    let findings = try await findings(
      deviation("PUSH-03", "# hides: STACK-16\n"))
    let hidden = report.requirements.filter { findings.isHidden($0) }.map(\.id)
    #expect(hidden == ["STACK-16"])
  }

  @Test func `where nothing was judged nothing is compared`() async throws {
    var report = try await Self.accepting.value
    report.adapterError = "broken"
    let findings = try await findings(
      deviation(), faults: [.duplicatePushAccepted], report)
    #expect(findings.entries == [])
  }
}

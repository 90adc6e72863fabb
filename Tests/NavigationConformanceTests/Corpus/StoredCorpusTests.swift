import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// Scenarios with verdicts that every later version has to reproduce.
///
/// `UPDATE_FIXTURES=1 swift test --filter StoredCorpusTests` adds what is missing; nothing that is there is changed.
@MainActor @Suite(.serialized) struct StoredCorpusTests {
  private nonisolated static var folder: CorpusFolder {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Corpus")
    return CorpusFolder(url.path)
  }

  private nonisolated static var files: [CorpusFile] { (try? folder.contents().files) ?? [] }

  /// The subject of the name, with what it has of a system; `nil` for a name that means nothing here.
  private func subject(_ name: String, _ system: ScenarioSystem = .navigation) -> CorpusSubject? {
    switch name {
    case "HeadlessNavigation":
      return system == .navigation
        ? CorpusSubject(NavigationSubject(name, HeadlessAdapter()))
        : small(name, system, fault: nil)
    case "reference model":
      return CorpusSubject(
        NavigationSubject(name, ModelAdapter()),
        systems: [
          FullScreenLayoutSubject(name, ModelLayoutAdapter()).smallSystem,
          LifecycleSubject(name, ModelLifecycleAdapter()).smallSystem,
          ToolbarControllerSubject(name, ModelToolbarControllerAdapter()).smallSystem,
        ])
    default:
      let lead = "HeadlessNavigation with fault "
      guard name.hasPrefix(lead) else { return nil }
      let word = String(name.dropFirst(lead.count))
      guard system == .navigation else { return small(name, system, fault: word) }
      return NavigationFault.allCases.first { "\($0)" == word }
        .map { CorpusSubject(NavigationSubject(name, HeadlessAdapter(faults: [$0]))) }
    }
  }

  /// One of which nothing but a small system is known; `nil` where the system has no such fault.
  private func small(_ name: String, _ system: ScenarioSystem, fault word: String?)
    -> CorpusSubject?
  {
    var count = 0
    func faults<Fault: CaseIterable & RawRepresentable & Sendable>() -> CaseSet<Fault>
    where Fault.RawValue == Int {
      var faults = CaseSet<Fault>()
      for fault in Fault.allCases where "\(fault)" == word {
        faults.insert(fault)
        count += 1
      }
      return faults
    }
    let judged: SmallSystem
    switch system {
    case .navigation: return nil
    case .layout:
      judged = FullScreenLayoutSubject(name, HeadlessLayoutAdapter(faults: faults())).smallSystem
    case .lifecycle:
      judged = LifecycleSubject(name, HeadlessLifecycleAdapter(faults: faults())).smallSystem
    case .toolbarController:
      judged =
        ToolbarControllerSubject(name, HeadlessToolbarControllerAdapter(faults: faults()))
        .smallSystem
    }
    guard count == (word == nil ? 0 : 1) else { return nil }
    return CorpusSubject(name: name, navigation: nil, systems: [judged])
  }

  /// The text without the requirement's sentence, which a later version may put better.
  private func unstated(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("# statement: ") }
  }

  /// A scenario that shows a fault of one of the systems, and the requirement that it is blamed on.
  private struct Wrong {
    let fault: String
    let requirement: String
    let scenario: CorpusScenario
  }

  /// What a fault's scenario shows on the faulty subject, and on those that do as the documents say.
  private func entry(_ wrong: Wrong) async throws -> CorpusEntry {
    let origin = CorpusOrigin(suite: .current, place: .given)
    var findings: [CorpusFinding] = []
    for name in [
      "HeadlessNavigation", "HeadlessNavigation with fault \(wrong.fault)", "reference model",
    ] {
      var replay = CorpusReplay(subject: try #require(subject(name, wrong.scenario.system)))
      switch await replay.run(wrong.scenario) {
      case .agrees:
        findings.append(CorpusFinding(subject: name, verdict: .agrees, origin: origin))
      case .violates(let id, _, let differences):
        findings.append(
          CorpusFinding(
            subject: name, verdict: .violates(id), differences: differences, origin: origin))
      case .unjudged, .notDeterministic, .breaksDown: break
      }
    }
    return CorpusEntry(
      requirement: wrong.requirement, scenario: wrong.scenario, findings: findings)
  }

  private var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"
  }

  private func checkEntries(of all: [Wrong]) async throws {
    if isUpdating {
      for wrong in all { try Self.folder.add(try await entry(wrong)) }
    }
    let contents = try Self.folder.contents()
    for wrong in all {
      let expected = try await entry(wrong)
      let found = contents.files.first { $0.entry.key == expected.key }
      #expect(
        found.map {
          Set($0.entry.findings.map(\.subject)).isSuperset(of: expected.findings.map(\.subject))
        }
          == true, "\(wrong)")
    }
  }

  @Test func `Every known-wrong subject has its entry`() async throws {
    #expect(KnownWrong.all.count > 100)
    try await checkEntries(
      of: KnownWrong.all.map {
        Wrong(
          fault: "\($0.fault)", requirement: $0.requirement,
          scenario: CorpusScenario(try NavigationScenario($0.scenario)))
      })
  }

  @Test func `Every wrong life cycle and every wrong toolbar controller has its entry`()
    async throws
  {
    try await checkEntries(
      of: WrongLifecycle.all.map {
        Wrong(
          fault: "\($0.fault)", requirement: $0.requirement,
          scenario: try CorpusScenario($0.scenario, about: .lifecycle))
      })
    try await checkEntries(
      of: WrongToolbarController.all.map {
        Wrong(
          fault: "\($0.fault)", requirement: $0.requirement,
          scenario: try CorpusScenario($0.scenario, about: .toolbarController))
      })
  }

  /// Which scenario shows it is looked for in all combinations when the entry is made.
  @Test func `Every wrong layout has its entry`() async throws {
    if isUpdating {
      for (fault, requirement) in FullScreenLayoutTests.wrong {
        let conformance = FullScreenLayoutConformance(
          of: FullScreenLayoutSubject("S", HeadlessLayoutAdapter(faults: [fault])))
        let result = try #require(
          await conformance.check().violations.first { $0.id == requirement })
        let story = try #require(result.counterexample?.scenario)
        let wrong = Wrong(
          fault: "\(fault)", requirement: requirement,
          scenario: try CorpusScenario(story.text, about: .layout))
        try Self.folder.add(try await entry(wrong))
      }
    }
    let contents = try Self.folder.contents()
    for (fault, requirement) in FullScreenLayoutTests.wrong {
      let found = contents.files.contains { file in
        file.entry.requirement == requirement && file.entry.scenario.system == .layout
          && file.entry.finding(on: "HeadlessNavigation with fault \(fault)") != nil
          && file.entry.finding(on: "HeadlessNavigation") != nil
          && file.entry.finding(on: "reference model") != nil
      }
      #expect(found, "\(fault)")
    }
  }

  @Test func `There are more than a hundred, each in one file of its name, and none is damaged`()
    throws
  {
    let contents = try Self.folder.contents()
    #expect(contents.problems == [])
    #expect(contents.duplicates.isEmpty)
    #expect(contents.files.count >= 126)
    for file in contents.files {
      #expect(file.name == CorpusName.name(for: file.entry))
      let bytes = try Self.folder.files.read(Self.folder.path(of: file.name))
      #expect(unstated(String(decoding: bytes, as: UTF8.self)) == unstated(file.entry.text))
    }
  }

  @Test(arguments: files)
  func `A stored scenario shows on every subject what is recorded`(_ file: CorpusFile) async throws
  {
    let system = file.entry.scenario.system
    #expect(file.entry.findings.count >= 3)
    for finding in file.entry.findings {
      var replay = CorpusReplay(subject: try #require(subject(finding.subject, system)))
      let outcome = CorpusCheckResult.Outcome(
        await replay.run(file.entry.scenario), finding.verdict)
      #expect(outcome == .reproduced(finding.verdict), "\(file.name) on \(finding.subject)")
      let isWrong = finding.subject.contains(" with fault ")
      #expect(finding.verdict == (isWrong ? .violates(file.entry.requirement) : .agrees))
    }
  }
}

extension CorpusFile: CustomTestStringConvertible {
  public var testDescription: String { name }
}

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

  /// The subject of the name; `nil` for a name that means nothing here.
  private func subject(_ name: String) -> NavigationSubject? {
    let lead = "HeadlessNavigation with fault "
    switch name {
    case "HeadlessNavigation": return NavigationSubject(name, HeadlessAdapter())
    case "reference model": return NavigationSubject(name, ModelAdapter())
    default:
      guard name.hasPrefix(lead),
        let fault = NavigationFault.allCases.first(where: { lead + "\($0)" == name })
      else { return nil }
      return NavigationSubject(name, HeadlessAdapter(faults: [fault]))
    }
  }

  /// The text without the requirement's sentence, which a later version may put better.
  private func unstated(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("# statement: ") }
  }

  /// What a fault's scenario shows on the faulty subject, and on those that do as the documents say.
  private func entry(_ wrong: KnownWrong) async throws -> CorpusEntry {
    let scenario = try NavigationScenario(wrong.scenario)
    let origin = CorpusOrigin(suite: .current, place: .given)
    var findings: [CorpusFinding] = []
    for name in [
      "HeadlessNavigation", "HeadlessNavigation with fault \(wrong.fault)", "reference model",
    ] {
      var replay = CorpusReplay(subject: try #require(subject(name)))
      switch await replay.run(scenario) {
      case .agrees:
        findings.append(CorpusFinding(subject: name, verdict: .agrees, origin: origin))
      case .violates(let id, _, let differences):
        findings.append(
          CorpusFinding(
            subject: name, verdict: .violates(id), differences: differences, origin: origin))
      case .unjudged, .notDeterministic, .breaksDown: break
      }
    }
    return CorpusEntry(requirement: wrong.requirement, scenario: scenario, findings: findings)
  }

  @Test func `Every known-wrong subject has its entry`() async throws {
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      for wrong in KnownWrong.all { try Self.folder.add(try await entry(wrong)) }
    }
    let contents = try Self.folder.contents()
    for wrong in KnownWrong.all {
      let expected = try await entry(wrong)
      let found = contents.files.first { $0.entry.key == expected.key }
      #expect(
        found.map {
          Set($0.entry.findings.map(\.subject)).isSuperset(of: expected.findings.map(\.subject))
        }
          == true, "\(wrong)")
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
    #expect(file.entry.findings.count >= 3)
    for finding in file.entry.findings {
      var replay = CorpusReplay(subject: try #require(subject(finding.subject)))
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

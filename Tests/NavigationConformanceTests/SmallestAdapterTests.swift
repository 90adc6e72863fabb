import ConformanceTestSupport
import Foundation
import NavigationConformance
import SmallestAdapter
import Testing

@Suite(.aside) struct SmallestAdapterTests {
  @Test func `The smallest adapter has at most 40 lines between its braces`() throws {
    let lines = try Self.linesOfAdapter()
    #expect(lines.count <= 40)
    #expect(lines.count > 20)
  }

  @Test func `The smallest adapter writes one statement a line`() throws {
    let lines = try Self.linesOfAdapter()
    #expect(lines.allSatisfy { $0.count <= 100 && !$0.contains(";") })
  }

  @Test func `README.md says how many requirements the smallest adapter has judged`() async throws {
    let options = CampaignOptions(scenarioCount: 1)
    let report = try await Conformance(of: NavigationSubject("Container", SmallestAdapter()))
      .verdicts(options)
    let count = report.requirements.count { $0.verdict != .notApplicable }
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("`SmallestAdapter` has \(count) requirements judged."))
    #expect(readme.contains("up to all \(report.requirements.count) of the navigation stack."))
  }

  @Test func `The smallest adapter conforms`() async throws {
    try await expectConformance(of: NavigationSubject("Container", SmallestAdapter()))
  }

  @Test @MainActor func `A container on the main actor conforms`() async throws {
    let adapter = MainActorAdapter()
    // Every step lets the main actor go on to something else, which takes its time.
    let count = sample(400, of: 2_000)
    try await expectConformance(of: NavigationSubject("Container", adapter), scenarioCount: count)
    #expect(adapter.settledCount > count)
  }

  @Test func `A container that is a value conforms`() async throws {
    try await expectConformance(of: NavigationSubject("Trail", TrailAdapter()))
  }

  /// Every requirement that applies is exercised, and none is violated.
  private func expectConformance(
    of subject: sending NavigationSubject,
    scenarioCount: Int = sample(400, of: CampaignOptions().scenarioCount)
  ) async throws {
    let options = CampaignOptions(scenarioCount: scenarioCount)
    let report = try await Conformance(of: subject).verdicts(options)
    #expect(report.outcome == .conforms)
    #expect(report.adapterError == nil)
    #expect(report.notes == [])
    #expect(report.requirements.count { $0.verdict == .holds } >= 20)
    let open = report.requirements.filter { $0.verdict == .violated || $0.verdict == .notExercised }
    #expect(open.map(\.id) == [])
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The shipped source between the braces of the adapter.
  private static func linesOfAdapter() throws -> [String] {
    let file = root.appending(path: "Sources/SmallestAdapter/SmallestAdapter.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let head = try #require(lines.firstIndex { $0.contains("class SmallestAdapter") })
    let end = try #require(lines[head...].firstIndex(of: "}"))
    #expect(lines[head].hasSuffix("{"))
    return Array(lines[(head + 1)..<end])
  }
}

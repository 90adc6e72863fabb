import Foundation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

/// A check that somebody ended is not the whole, and no merging makes it so.
@MainActor @Suite struct InterruptedMergeTests {
  private static let subject = SubjectChoice(
    name: "right", summary: "",
    layout: { FullScreenLayoutSubject("Right", HeadlessLayoutAdapter()) },
    make: { NavigationSubject("Right", ToyAdapter(.none)) })

  private let terminal = Terminal()

  init() { terminal.subjects = [Self.subject] }

  /// A report of a check that is over before it has begun, of what its first scenario shows.
  private func endedReport() async throws -> ConformanceReport {
    var options = CampaignOptions(scenarioCount: 60, requirements: ["INIT-08", "LAY-01"])
    options.proof = .none
    return try await SystemsCheck(
      choice: Self.subject, options: options,
      end: RunEnd(.time(.zero), from: ContinuousClock.now, signals: nil), progress: { _ in }
    ).report()
  }

  private func check(to path: String) async {
    _ = await terminal.run(
      "check", "--scenarios", "60", "--prove", "none", "--requirement", "INIT-08",
      "--requirement", "LAY-01", "--format", "json", "--output", path)
  }

  @Test func `Merged alone it is what it was`() async throws {
    let report = try await endedReport()
    #expect(report.outcome == .inconclusive)
    #expect(
      report.notes.last
        == "A signal ended the run after 1 scenario; the rest was not carried out, and the layout was not judged."
    )
    let written = try JSONReport(report).text()
    let folder = try TemporaryFolder()
    let path = try folder.write(written, to: "1.json")
    #expect(await terminal.run("merge", path, path, "--format", "json") == .inconclusive)
    #expect(terminal.output == written)
  }

  @Test func `Merged with one that came to its end it keeps nothing from conforming`() async throws
  {
    let folder = try TemporaryFolder()
    let ended = try folder.write(try JSONReport(try await endedReport()).text(), to: "1.json")
    let whole = folder.path("2.json")
    await check(to: whole)
    #expect(await terminal.run("merge", ended, whole) == .conforms)
    #expect(!terminal.output.contains("signal"))
  }

  @Test func `A report whose record does not say that it was ended is refused`() async throws {
    let folder = try TemporaryFolder()
    let written = try JSONReport(try await endedReport()).text()
    let path = try folder.write(
      written.replacingOccurrences(of: "\"interruptions\"", with: "\"lost\""), to: "1.json")
    #expect(await terminal.run("merge", path) == .badData)
    #expect(
      terminal.error
        == "toycheck: cannot merge '\(path)': its record does not say that the run was ended; judge the "
        + "subject again with 'check', and merge that report\n")
  }
}

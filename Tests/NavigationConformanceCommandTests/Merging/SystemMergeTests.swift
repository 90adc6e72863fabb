import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

/// Reports in which other systems than the navigation stack were judged.
@MainActor @Suite struct SystemMergeTests {
  private final class Written {
    var output = ""
    var error = ""
  }

  private func run(_ arguments: [String], hasNavigation: Bool = true) async -> (
    code: ExitCode?, output: String, error: String
  ) {
    let written = Written()
    var choice = SubjectChoice(
      name: "right", summary: "",
      layout: {
        FullScreenLayoutSubject(
          "Right", HeadlessLayoutAdapter(faults: [.toolbarForgotten]))
      },
      make: { NavigationSubject("Right", ToyAdapter(.none)) })
    choice.hasNavigation = hasNavigation
    let command = ConformanceCommand(
      name: "toycheck", subjects: [choice], defaultSubject: "right",
      console: Console(
        write: { written.output += $0 }, writeError: { written.error += $0 }, read: { nil }))
    let code = ExitCode(rawValue: await command.run(arguments: arguments))
    return (code, written.output, written.error)
  }

  private let check = ["check", "--scenarios", "60", "--prove", "none", "--format", "json"]

  @Test func `A violated layout stays violated, and one report merged is that report`() async throws
  {
    let report = await run(check)
    #expect(report.code == .violated)
    let folder = try TemporaryFolder()
    let path = try folder.write(report.output, to: "1.json")
    let merged = await run(["merge", path, path, "--format", "json"])
    #expect(merged.code == .violated)
    #expect(merged.output == report.output)
    #expect(merged.error == "")
  }

  @Test func `A report whose record lacks a system is refused`() async throws {
    let report = await run(check)
    let folder = try TemporaryFolder()
    let path = try folder.write(
      report.output.replacingOccurrences(of: "\"systems\" : [", with: "\"lost\" : ["), to: "1.json")
    let merged = await run(["merge", path])
    #expect(merged.code == .badData)
    #expect(
      merged.error
        == "toycheck: cannot merge '\(path)': its record lacks the layout, which was judged "
        + "in it; judge the subject again with 'check', and merge that report\n")
  }

  @Test func `Fuzzing judges all systems, as a check does`() async throws {
    let checked = await run(check)
    let fuzzed = await run([
      "fuzz", "--scenarios", "60", "--jobs", "1", "--prove", "none", "--format", "json",
    ])
    #expect(fuzzed.code == .violated)
    #expect(fuzzed.output == checked.output)
  }

  @Test func `Who was merged with a report of a check counts it once`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("1.json")
    _ = await run([
      "fuzz", "--scenarios", "60", "--jobs", "1", "--prove", "none", "--format", "json", "--output",
      path,
    ])
    let report = await run(check)
    let checked = try folder.write(report.output, to: "2.json")
    let both = await run(["merge", path, checked, "--format", "json"])
    #expect(both.code == .violated)
    #expect(both.output == report.output)
  }

  @Test func `A subject without a navigation controller is judged by what it has`() async {
    let checked = await run(check, hasNavigation: false)
    #expect(checked.code == .violated)
    #expect(!checked.output.contains("\"STACK-"))
    let asked = await run(
      ["check", "--requirement", "PUSH-03"], hasNavigation: false)
    #expect(asked.code == .inconclusive)
    #expect(
      asked.output.hasSuffix(
        "No requirement applies to right, so there was nothing to judge.\n"))
    let replayed = await run(["replay", "start A"], hasNavigation: false)
    #expect(replayed.code == .usage)
    #expect(
      replayed.error
        == "toycheck: the subject 'right' has no navigation controller to replay this on\n"
        + "see 'toycheck replay --help'\n")
    let fuzzed = await run(["fuzz", "--scenarios", "60"], hasNavigation: false)
    #expect(fuzzed.code == .usage)
    #expect(
      fuzzed.error
        == "toycheck: 'right' claims no navigation controller, and 'fuzz' is for those that have "
        + "one; 'check' judges the layout\n")
  }
}

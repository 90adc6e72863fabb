import Foundation
import NavigationConformanceCommand
import Testing

/// Reports on a subject that was held up against a profile.
@MainActor @Suite struct ProfileMergeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func profile(
    _ name: String = "ours", basis: String = "documented", reading: String = "nothing"
  ) throws -> String {
    try folder.write(
      """
      {
        "name": "\(name)", "summary": "Ours.",
        "rows": [
          {
            "id": "A-1", "statement": "S.", "source": "page 7", "basis": "\(basis)",
            "choice": "empty-pop-result", "reading": "\(reading)"
          },
          {
            "id": "A-2", "statement": "S.", "source": "page 8", "basis": "observed",
            "choice": "pops-to-what-is-there", "reading": "accepted"
          }
        ]
      }
      """, to: "profile.json")
  }

  private func report(_ name: String, _ arguments: String...) async -> String {
    let path = folder.path(name)
    _ = await Terminal().run(
      [
        "check", "--scenarios", "40", "--requirement", "PUSH-03", "--format", "json", "--output",
        path,
      ] + arguments)
    return path
  }

  private func merged(_ paths: String...) async -> String {
    let terminal = Terminal()
    #expect(await terminal.run(["merge", "--format", "json"] + paths) == .conforms)
    return terminal.output
  }

  @Test func `A profile stays what it is when its report is merged, with itself as well`()
    async throws
  {
    let path = await report("1.json", "--profile", try profile())
    let whole = try folder.read("1.json")
    #expect(whole.contains("\"basis\" : \"documented\""))
    #expect(whole.contains("\"scenarios\" : [\n            \"start A; popTo B\""))
    #expect(await merged(path) == whole)
    #expect(await merged(path, path) == whole)
  }

  @Test func `A profile that one report was asked about is compared with what all have seen`()
    async throws
  {
    let asked = await report("1.json", "--profile", try profile())
    let other = await report("2.json", "--seed", "2")
    let both = await merged(asked, other)
    #expect(await merged(other, asked) == both)
    let text = Terminal()
    _ = await text.run("merge", asked, other)
    let section = text.output.components(separatedBy: "\n\n").first { $0.hasPrefix("Profile") }
    #expect(
      section == """
        Profile ours (decides nothing)
          Ours.
          ≠ A-1       differs   S.
              the profile asks for: nothing
              this subject: an empty array
              documented: page 7
              start A; popToRoot
          ≠ A-2       differs   S.
              the profile asks for: accepted
              this subject: refused
              observed: page 8
              start A; popTo B
        """)
  }

  @Test func `Several profiles stand in order of their names`() async throws {
    let second = await report("2.json", "--profile", try profile("theirs"))
    let first = await report("1.json", "--profile", try profile("ours"))
    let both = await merged(second, first)
    #expect(await merged(first, second) == both)
    let names = both.split(separator: "\n").filter { $0.hasPrefix("      \"name\" : ") }
    #expect(names == ["      \"name\" : \"ours\",", "      \"name\" : \"theirs\","])
  }

  @Test func `Two profiles with one name are refused`() async throws {
    let first = await report("1.json", "--profile", try profile())
    for (basis, reading) in [("observed", "nothing"), ("documented", "an empty array")] {
      let second = await report(
        "2.json", "--profile", try profile(basis: basis, reading: reading))
      let terminal = Terminal()
      #expect(await terminal.run("merge", first, second) == .badData)
      #expect(
        terminal.error
          == "toycheck: cannot merge '\(second)' with '\(first)': they are about two profiles "
          + "with the name 'ours'\n")
    }
  }

  @Test func `A report that does not say how a row is known is refused`() async throws {
    _ = await report("1.json", "--profile", try profile())
    let path = try folder.write(
      try folder.read("1.json").replacingOccurrences(
        of: "          \"basis\" : \"documented\",\n", with: ""), to: "old.json")
    let terminal = Terminal()
    #expect(await terminal.run("merge", path) == .badData)
    #expect(
      terminal.error
        == "toycheck: cannot merge '\(path)': 'profiles[0].rows[0]' has no 'basis'\n")
  }
}

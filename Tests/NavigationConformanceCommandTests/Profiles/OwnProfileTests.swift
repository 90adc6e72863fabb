import Foundation
import NavigationConformanceCommand
import Testing

/// What comes of a profile that an adopter has written down.
@MainActor @Suite struct OwnProfileTests {
  private static let profile = """
    {
      "name": "ours",
      "summary": "What our screens rely on.",
      "rows": [
        {
          "id": "OURS-01", "statement": "What is popped is listed from the bottom.",
          "source": "the app's own tests", "choice": "popped-order", "reading": "bottom to top"
        },
        {
          "id": "OURS-02", "statement": "A pop-to-root at the root returns nothing.",
          "source": "the handbook, page 7", "basis": "documented", "choice": "empty-pop-result",
          "reading": "nothing"
        },
        {
          "id": "OURS-03", "statement": "A bar that nobody asked for covers no content.",
          "source": "the app's own tests", "basis": "observed",
          "choice": "translucent-bar-unwanted", "reading": "no"
        }
      ]
    }
    """

  private let check = ["check", "--scenarios", "60", "--requirement", "PUSH-03"]

  @Test func `Each row has its verdict, and what differs ends the command no otherwise`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.profile, to: "ours.json")
    let terminal = Terminal()
    #expect(await terminal.run(check) == .conforms)
    #expect(!terminal.output.contains("Profile"))
    #expect(await terminal.run(check + ["--profile", path]) == .conforms)
    #expect(
      terminal.output.components(separatedBy: "\n\n").first { $0.hasPrefix("Profile") } == """
        Profile ours (decides nothing)
          What our screens rely on.
          = OURS-01   matches   What is popped is listed from the bottom.
              observed: the app's own tests
              start A; set A B C; popToRoot
          ≠ OURS-02   differs   A pop-to-root at the root returns nothing.
              the profile asks for: nothing
              this subject: an empty array
              documented: the handbook, page 7
              start A; popToRoot
          ? OURS-03   not seen  A bar that nobody asked for covers no content.
              observed: the app's own tests
        """)
    #expect(terminal.error == "")
  }

  private struct Report: Decodable {
    let outcome: String
    let profiles: [Profile]

    struct Profile: Decodable {
      let name: String
      let rows: [Row]
    }

    struct Row: Decodable, Equatable {
      let id: String
      let source: String
      let basis: String
      let choice: String
      let reading: String
      let verdict: String
      let readings: [String]
      let scenarios: [String]
    }
  }

  @Test func `JSON says of each row what is asked for, how that is known and what was seen`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.profile, to: "ours.json")
    let terminal = Terminal()
    #expect(
      await terminal.run(check + ["--profile", path, "--format", "json"]) == .conforms)
    let report = try JSONDecoder().decode(Report.self, from: Data(terminal.output.utf8))
    #expect(report.outcome == "conforms")
    #expect(report.profiles.map(\.name) == ["ours"])
    #expect(
      report.profiles.first?.rows == [
        .init(
          id: "OURS-01", source: "the app's own tests", basis: "observed", choice: "popped-order",
          reading: "bottom to top", verdict: "matches", readings: ["bottom to top"],
          scenarios: ["start A; set A B C; popToRoot"]),
        .init(
          id: "OURS-02", source: "the handbook, page 7", basis: "documented",
          choice: "empty-pop-result", reading: "nothing", verdict: "differs",
          readings: ["an empty array"], scenarios: ["start A; popToRoot"]),
        .init(
          id: "OURS-03", source: "the app's own tests", basis: "observed",
          choice: "translucent-bar-unwanted", reading: "no", verdict: "notMet", readings: [],
          scenarios: []),
      ])
  }
}

import ConformanceTestSupport
import MistakenAdapters
import NavigationConformance
import NavigationConformanceCommand
import Testing

/// What someone sees who wrote an adapter with one of the likely mistakes to a container that is right.
@MainActor
@Suite struct NewcomerTests {
  @Test(arguments: Newcomer.allCases)
  func `A mistake of the adapter is named as it stands in the file, and the container not blamed`(
    _ newcomer: Newcomer
  ) async throws {
    var output = ""
    let command = ConformanceCommand(
      name: "my-conformance",
      subjects: [SubjectChoice(name: "mine", summary: "my container") { newcomer.subject }],
      defaultSubject: "mine",
      console: Console(
        write: { output += $0 }, writeError: { output += $0 }, read: { nil },
        isErrorTerminal: false, usesColor: false))
    let code = await command.run(arguments: ["check", "--scenarios", "\(sample(200, of: 600))"])
    #expect(ExitCode(rawValue: code) == Self.code(newcomer))
    #expect(!output.contains("violate"))
    let message = try #require(Self.message(in: output, isVerdict: code == 0))
    #expect(
      try GoldenFile("Mistakes/\(newcomer.rawValue).txt").difference(from: message) == "")
  }

  private static func code(_ newcomer: Newcomer) -> ExitCode {
    switch newcomer {
    case .resultsTopFirst, .claimsTooLittle: .conforms
    case .notDeterministic: .violated
    default: .unavailable
    }
  }

  /// What a report says of the adapter: all but the headline; of one with verdicts, the notes.
  private static func message(in output: String, isVerdict: Bool) -> String? {
    let sections = output.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard let lead = sections.firstIndex(where: { $0.hasPrefix(isVerdict ? "Notes\n" : "! ") })
    else { return nil }
    let end = isVerdict ? lead + 1 : sections.endIndex
    let text = sections[lead..<end].joined(separator: "\n\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}

import Foundation
import NavigationConformance
import NavigationConformanceCommand
import Testing

@MainActor
@Suite struct CorpusMergeTests {
  private let place: TemporaryFolder
  private let terminal = Terminal()

  init() throws {
    place = try TemporaryFolder()
  }

  private func store(_ scenario: String, in folder: String) throws {
    let entry = CorpusEntry(
      requirement: "PUSH-03", scenario: try NavigationScenario(scenario),
      findings: [CorpusFinding(subject: "Wrong", verdict: .violates("PUSH-03"))])
    try CorpusFolder(place.path(folder)).add(entry)
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.path(folder)).sorted()
  }

  @Test func `Of several corpora one is made, with one file for each bug`() async throws {
    try store("start A; push A", in: "1")
    try store("start A; push A", in: "2")
    try store("start A; push B; push A", in: "2")
    let code = await terminal.run([
      "merge", place.path("1"), place.path("2"), "--output", place.path("all"),
    ])
    #expect(code == .conforms)
    #expect(terminal.output == "2 scenarios of 2 folders, in '\(place.path("all"))'.\n")
    #expect(try files(in: "all") == files(in: "2"))
    #expect(try files(in: "all").count == 2)
  }

  @Test func `One corpus is merged into another folder as several are`() async throws {
    try store("start A; push A", in: "1")
    #expect(
      await terminal.run(["merge", place.path("1"), "--output", place.path("a\nb")]) == .conforms)
    #expect(terminal.output == "1 scenario of 1 folder, in '\(place.path("a"))\\nb'.\n")
  }

  @Test func `Merging once more changes nothing`() async throws {
    try store("start A; push A", in: "1")
    try store("start A; push B; push A", in: "2")
    _ = await terminal.run([
      "merge", place.path("1"), place.path("2"), "--output", place.path("1"),
    ])
    let first = try files(in: "1").map { try place.read("1/\($0)") }
    _ = await terminal.run([
      "merge", place.path("2"), place.path("1"), "--output", place.path("1"),
    ])
    #expect(try files(in: "1").map { try place.read("1/\($0)") } == first)
    #expect(first.count == 2)
  }

  @Test func `What is no entry is named, and the rest is merged`() async throws {
    try store("start A; push A", in: "1")
    _ = try place.write("", to: "1/cut.scenario")
    let code = await terminal.run(["merge", place.path("1"), "--output", place.path("all")])
    #expect(code == .badData)
    #expect(terminal.error.contains("set aside: "))
    #expect(terminal.error.contains("cut.scenario"))
    #expect(try files(in: "all").count == 1)
  }

  @Test func `Reports and corpora do not mix`() async throws {
    try store("start A; push A", in: "1")
    let report = try place.write("{}", to: "1.json")
    let code = await terminal.run(["merge", place.path("1"), report])
    #expect(code == .usage)
    #expect(
      terminal.error.contains("'merge' takes reports or corpora, not both:"))
  }

  @Test func `A folder that is not there is no report beside a corpus`() async throws {
    try store("start A; push A", in: "1")
    let (folder, missing) = (place.path("1"), place.path("2"))
    let code = await terminal.run(["merge", folder, missing, "--output", place.path("all")])
    #expect(code == .badData)
    #expect(
      terminal.error
        == "toycheck: there is no '\(missing)' to merge with the corpus '\(folder)'; "
        + "expected a folder of scenarios\n")
  }

  @Test func `A corpus needs a place`() async throws {
    try store("start A; push A", in: "1")
    #expect(await terminal.run(["merge", place.path("1")]) == .usage)
    #expect(terminal.error.contains("'merge' of corpora needs '--output FOLDER'"))
    #expect(await terminal.run(["merge", place.path("1"), "--format", "json"]) == .usage)
    #expect(terminal.error.contains("'merge' of corpora has no use for '--format'"))
  }
}

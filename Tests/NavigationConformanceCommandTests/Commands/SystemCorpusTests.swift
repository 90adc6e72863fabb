import Foundation
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationConformanceCommand
import Testing

/// What a corpus holds about more than the navigation stack, on the command line.
@MainActor @Suite("A corpus of several systems") struct SystemCorpusTests {
  private struct Answer {
    let code: ExitCode?
    let output: String
    let error: String
  }

  /// The one subject has a layout that is wrong beside a navigation stack that is right, the other one has no layout.
  private func run(_ arguments: [String]) async -> Answer {
    var (output, error) = ("", "")
    let command = ConformanceCommand(
      name: "toycheck",
      subjects: [
        SubjectChoice(
          name: "covered", summary: "",
          layout: {
            FullScreenLayoutSubject("Covered", HeadlessLayoutAdapter(faults: [.opaqueBarCovered]))
          }
        ) { NavigationSubject("Covered", ToyAdapter(.none)) },
        SubjectChoice(name: "right", summary: "") {
          NavigationSubject("Right", ToyAdapter(.none))
        },
      ],
      defaultSubject: "covered",
      console: Console(
        write: { output += $0 },
        writeError: {
          // How far a run has come after a minute is the machine's affair.
          if !$0.starts(with: #/toycheck: \d+:\d\d · /#) { error += $0 }
        }))
    let code = ExitCode(rawValue: await command.run(arguments: arguments))
    return Answer(code: code, output: output, error: error)
  }

  private func fuzz(_ corpus: String, _ more: String...) async -> Answer {
    await run(
      ["fuzz", "--jobs", "1", "--scenarios", "200", "--corpus", corpus, "--format", "json"] + more)
  }

  @Test func `what fuzzing finds is stored, and the next run begins with it`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("corpus")
    let night = folder.path("night")
    let first = await fuzz(path, "--resume", night)
    #expect(first.code == .violated)
    #expect(first.error == "")
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names.map { String($0.prefix(14)) } == ["LAY-06-layout-"])
    let name = try #require(names.first)
    let text = try folder.read("corpus/" + name)
    #expect(text.contains("\n# subject: Covered\n# verdict: violates LAY-06\n# differs: "))
    #expect(text.contains("\n\nlayout"))
    // A campaign that is gone on with has begun without what it has found.
    let again = await fuzz(path, "--resume", night)
    #expect(again.output == first.output)
    let second = await fuzz(path)
    #expect(second.error == "")
    #expect(second.output.contains("\"origin\" : \"stored\""))
    #expect(second.output.contains("\"stored\" : \""))
    #expect(!first.output.contains("\"origin\" : \"stored\""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == names)
  }

  @Test func `a run that is gone on with keeps what it has begun with`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("corpus")
    _ = await fuzz(path)
    let night = folder.path("night")
    let first = await fuzz(path, "--resume", night)
    #expect(first.output.contains("\"origin\" : \"stored\""))
    try FileManager.default.removeItem(atPath: path)
    let again = await fuzz(path, "--resume", night)
    #expect(again.output == first.output)
    // What is known is stored again where the folder is gone.
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 1)
  }

  @Test func `what cannot be stored is printed`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "file")
    let result = await fuzz(path)
    #expect(
      result.error.contains("leads nowhere; LAY-06 is violated by 'layout"), "\(result.error)")
  }

  @Test func `each is checked on what it is about`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("corpus")
    _ = await fuzz(path)
    let covered = await run(["corpus", "check", path])
    #expect(covered.output == "Covered: 1 reproduced.\n")
    #expect(covered.code == .conforms)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: path).first)
    let right = await run(["corpus", "check", path, "--subject", "right"])
    #expect(
      right.output == """
        \(name)
          ○ not carried out to its end: the subject has nothing to show about layouts

        Right: 1 not carried out.

        """)
    #expect(right.code == .inconclusive)
  }

  @Test func `it is listed and shrunk like the rest`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("corpus")
    let found = await fuzz(path)
    #expect(found.code == .violated)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: path).first)
    let text = try folder.read("corpus/" + name)
    // Longer by a layout that has nothing to do with it.
    let longer = text.replacingOccurrences(of: "\n\nlayout", with: "\n\nlayout smallWindow\nlayout")
    _ = try folder.write(longer, to: "corpus/mine.scenario")
    try FileManager.default.removeItem(atPath: folder.path("corpus/" + name))
    #expect(
      await run(["corpus", "list", path]).output == """
        requirement  lines  file
        LAY-06           2  mine.scenario

        1 entry on 1 requirement

        """)
    #expect(
      await run(["corpus", "minimize", path]).output == """
        mine.scenario
          shrunk from 2 lines to 1
          now \(name)

        1 file to write, 1 to remove.

        """)
    #expect(try folder.read("corpus/" + name) == text)
  }
}

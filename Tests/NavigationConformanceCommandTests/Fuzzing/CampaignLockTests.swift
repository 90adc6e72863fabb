import Foundation
import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

@MainActor
@Suite struct CampaignLockTests {
  private let folder: TemporaryFolder
  private let terminal = Terminal()
  private var path: String { folder.path("night") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func fuzz() async -> ExitCode? {
    await terminal.run("fuzz", "--jobs", "1", "--scenarios", "100", "--resume", path)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test func `A file in which another run keeps its campaign is left alone`() async throws {
    let lock = try CampaignLock(CampaignFile(path))
    #expect(await fuzz() == .usage)
    #expect(
      terminal.error == """
        toycheck: another run keeps its campaign in '\(path)'; end that one first, or use another file
        see 'toycheck fuzz --help'

        """)
    #expect(terminal.output == "")
    #expect(try files() == ["night.lock"])
    lock.release()
    #expect(await fuzz() != .usage)
    #expect(terminal.error == "")
    #expect(try files() == ["night"])
  }

  @Test func `What a killed run has left of its lock is in nobody's way`() async throws {
    _ = try folder.write("", to: "night.lock")
    #expect(await fuzz() != .usage)
    #expect(try files() == ["night"])
  }

  @Test func `A lock that was let go is let go once`() throws {
    let first = try CampaignLock(CampaignFile(path))
    first.release()
    let second = try CampaignLock(CampaignFile(path))
    first.release()
    #expect(throws: CommandFailure.self) { try CampaignLock(CampaignFile(path)) }
    second.release()
    #expect(try files() == [])
  }

  @Test func `Where nothing can be locked, the reason is said`() {
    #expect {
      try CampaignLock(CampaignFile("nowhere/at/all"))
    } throws: { error in
      let failure = error as? CommandFailure
      return failure?.code == .ownFailure
        && failure?.message
          == "cannot keep the campaign in 'nowhere/at/all': there is no folder to hold it"
    }
  }
}

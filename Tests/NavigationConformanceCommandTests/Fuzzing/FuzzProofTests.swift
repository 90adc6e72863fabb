import Foundation
import Testing

@testable import NavigationConformanceCommand

/// What a campaign that is gone on with proves.
@MainActor @Suite struct FuzzProofTests {
  @Test func `What was found at night is proven in the morning`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("night")
    let terminal = Terminal()
    func run(_ more: String...) async -> String {
      let run = ["fuzz", "--subject", "wrong", "--jobs", "1", "--scenarios", "300"]
      #expect(await terminal.run(run + more) == .violated)
      return terminal.output
    }
    let open = "shortest found"
    let proven = "shortest possible"
    #expect(await run("--resume", path, "--prove", "none").contains(open))
    // It is what is gone on with, until somebody asks for more, and after that.
    #expect(await run("--resume", path).contains(open))
    #expect(await run("--resume", path, "--prove", "60s").contains(proven))
    #expect(await run("--resume", path).contains(proven))
    #expect(await run("--resume", path, "--prove", "none").contains(proven))
  }
}

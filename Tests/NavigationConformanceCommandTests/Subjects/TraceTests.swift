#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import NavigationConformanceCommand

  /// What is known of a run that a subject took with it.
  @Suite(.serialized) struct TraceTests {
    private func run(_ words: [String]) throws -> (code: Int32, output: String, error: String) {
      try Navconform(["command"] + words, executable: "faulty-subject").end()
    }

    @Test func `The next run names the scenario that ended the one before`() throws {
      let options = ["--subject", "deep-trap", "--scenarios", "4000"]
      #expect(try run(["check"] + options).code == -Faulty.trapSignal)
      let again = try run(["check"] + options)
      let told = try #require(
        again.error.firstMatch(
          of:
            /^faulty: the run before this one came to no end; it was at generated scenario [\d,]+ of seed 1. To see what that does:\n  faulty replay --subject deep-trap --isolated '(.+)'\n/
        ))
      let replay = try run(["replay", "--subject", "deep-trap", "--isolated", String(told.1)])
      #expect(replay.code == 1)
      #expect(replay.output.contains("✗ Trapping crashed (signal \(Faulty.trapSignal)) at step "))
      // A run that comes to its end leaves nothing to tell.
      _ = try run(["check", "--subject", "deep-trap", "--scenarios", "3"])
      let last = try run(["check", "--subject", "deep-trap", "--scenarios", "3"])
      #expect(!last.error.contains("came to no end"))
    }

    @Test func `A self-check that ends the process is told of as well`() throws {
      #expect(try run(["check"]).code == -Faulty.trapSignal)
      #expect(
        try run(["check"]).error.hasPrefix(
          """
          faulty: the run before this one came to no end; it was at the self-check of its adapter. To see what that does:
            faulty check --subject trap --isolated

          """))
    }
  }
#endif

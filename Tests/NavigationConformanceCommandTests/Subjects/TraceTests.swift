#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import Testing

  @testable import NavigationConformanceCommand

  /// What is known of a run that a subject took with it.
  @Suite(.serialized, .aside) struct TraceTests {
    private func run(_ words: [String]) throws -> (code: Int32, output: String, error: String) {
      try Navconform(["command"] + words, executable: "faulty-subject").end()
    }

    @Test func `The next run names the scenario that ended the one before`() throws {
      let subject = ["--subject", "deep-trap"]
      #expect(try run(["check", "--scenarios", "4000"] + subject).code == -Faulty.trapSignal)
      let again = try run(["check", "--scenarios", "3"] + subject)
      let told = try #require(
        again.error.firstMatch(
          of:
            /^faulty: the run before this one came to no end; it was at generated scenario [\d,]+ of seed 1. To see what that does:\n  faulty replay --subject deep-trap --isolated '(.+)'\n/
        ))
      let replay = try run(["replay", "--subject", "deep-trap", "--isolated", String(told.1)])
      #expect(replay.code == 1)
      #expect(replay.output.contains("✗ Trapping crashed (signal \(Faulty.trapSignal)) at step "))
      // It came to its end, and a run that does leaves nothing to tell.
      let last = try run(["check", "--scenarios", "3"] + subject)
      #expect(!last.error.contains("came to no end"))
    }

    @Test func `A scenario about another system is named as well`() throws {
      let options = ["--subject", "lifecycle-trap", "--scenarios", "100", "--requirement", "ST-03"]
      #expect(try run(["check"] + options).code == -Faulty.trapSignal)
      let again = try run(["check"] + options)
      // The one by which the adapter is tried out.
      let scenario =
        "restorationIdentifier = n; A.restorationIdentifier = x; make root A; push B; encode; restore; "
        + "pop; set B A"
      #expect(
        again.error.hasPrefix(
          """
          faulty: the run before this one came to no end; it was at a scenario. To see what that does:
            faulty replay --subject lifecycle-trap --isolated '\(scenario)'

          """))
      let replay = try run(["replay", "--subject", "lifecycle-trap", "--isolated", scenario])
      #expect(replay.code == 1)
      #expect(
        replay.output.contains("✗ Forgetful crashed (signal \(Faulty.trapSignal)) at step 5 of 8"))
    }

    @Test func `A broken rule that ends the process is told with how to see it`() throws {
      let subject = ["--subject", "deep-trap"]
      #expect(
        try run(["check", "--profile", "robustness"] + subject).code == -Faulty.trapSignal)
      #expect(
        try run(["check", "--scenarios", "3"] + subject).error.contains(
          /^faulty: the run before this one came to no end; it was at 'start A; .+', which breaks a rule of the caller's. To see what that does:\n  faulty check --subject deep-trap --isolated --profile robustness\n/
        ))
    }

    @Test func `A comparison that a subject ends is told of as well`() throws {
      let words = ["compare", "lifecycle-trap", "lifecycle-trap", "--scenarios", "60"]
      #expect(try run(words).code == -Faulty.trapSignal)
      #expect(
        try run(words).error.contains(
          /came to no end; it was at a scenario. To see what that does:\n  faulty replay --subject lifecycle-trap --isolated 'restorationIdentifier = n; .+'\n/
        ))
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

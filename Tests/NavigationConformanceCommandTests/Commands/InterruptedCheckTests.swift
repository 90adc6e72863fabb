#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import Testing

  /// A check that somebody ends tells what it has found by then.
  @Suite struct InterruptedCheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A check that would take hours, as soon as it is at its scenarios.
    private func check(_ arguments: String...) async throws -> Navconform {
      let run = try Navconform(
        ["check", "--scenarios", "100_000_000", "--prove", "none"] + arguments,
        temporaryFolder: folder)
      for _ in 0..<6_000 where !isAtScenarios { try await Task.sleep(for: .milliseconds(10)) }
      return run
    }

    /// Whether there is a note of what a process is at.
    private var isAtScenarios: Bool {
      let names = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects ?? []
      return names.contains { ($0 as? String)?.hasSuffix(".trace") ?? false }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `A signal ends it with a report, which does not say that the subject conforms`(
      _ signal: Int32
    ) async throws {
      let run = try await check("--requirement", "INIT-08")
      // The requirement is put to the test by the first of all scenarios.
      try await Task.sleep(for: .seconds(1))
      run.send(signal)
      let end = run.end()
      #expect(end.code == 2)
      #expect(end.output.contains("1 holds (requirements"))
      #expect(end.output.contains(/A signal ended the run after [\d,]+ scenarios; the rest was/))
      #expect(
        end.output.contains(
          /Inconclusive: nothing is violated, but a signal ended the run after [\d,]+\sscenarios\./)
      )
    }

    /// As 'nohup' does it.
    @Test func `Where the closing of a terminal is ignored it goes on`() async throws {
      let run = try Navconform(
        ["-c", #"trap "" HUP; exec "$0" check --scenarios 100_000_000 --prove none"#]
          + [try Navconform.url().path],
        at: URL(fileURLWithPath: "/bin/sh"), temporaryFolder: folder)
      for _ in 0..<6_000 where !isAtScenarios { try await Task.sleep(for: .milliseconds(10)) }
      run.send(SIGHUP)
      try await Task.sleep(for: .seconds(1))
      #expect(run.process.isRunning)
      // Had the first been noted, this one would end it at once.
      run.send(SIGTERM)
      let end = run.end()
      #expect(end.code == 2)
      #expect(end.output.contains(/A signal ended the run after [\d,]+ scenarios; the rest was/))
    }

    /// Whoever controls it with 'timeout' would wait for ever.
    @Test func `A subject that does not come back is not waited for`() async throws {
      let faulty = try Navconform.url().deletingLastPathComponent().appendingPathComponent(
        "faulty-subject")
      let run = try Navconform(
        ["command", "check", "--subject", "hang"], at: faulty, temporaryFolder: folder)
      for _ in 0..<6_000 where !isAtScenarios { try await Task.sleep(for: .milliseconds(10)) }
      try await Task.sleep(for: .seconds(1))
      run.send(SIGTERM)
      let end = run.end()
      #expect(end.code == 128 + SIGTERM)
      #expect(end.output == "")
      // On a machine with much to do a minute may have passed, which is said before.
      #expect(
        end.error.hasSuffix(
          """
          faulty: the subject, which runs in this process, has not come back for ten seconds, so that \
          there is no report; with '--isolated' a step that hangs is a finding, told with its scenario

          """), "\(end.error)")
    }

    @Test func `What was not judged for it is named`() async throws {
      let run = try await check()
      try await Task.sleep(for: .seconds(1))
      run.send(SIGTERM)
      let end = run.end()
      #expect(end.code == 2)
      let words = end.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(
        words.contains(
          "the rest was not carried out, and the layout, the life cycle and the toolbar controller were not judged."
        ))
    }
  }
#endif

#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Foundation
  import Testing

  @testable import NavigationConformance

  /// A process may take longer to start than one of its steps.
  @Suite(.serialized, .aside) struct SlowStartTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `What ended the process is told, and not that the next one was slow to start`()
      async throws
    {
      let flag = folder.path("started")
      let program = try FaultySubject.path()
      let script = "test -e '\(flag)' && sleep 2; touch '\(flag)'; exec '\(program)' exit-3 D"
      let external = try ExternalSubject(
        ["sh", "-c", script], limits: ProcessLimits(step: .seconds(1)))
      // It is asked twice, each time in another process.
      var session = Session(claims: external.navigation.capabilities)
      var lines = Script(try NavigationScenario("start A; push B; push C; push D").lines)
      #expect(await external.navigation.run(&session, &lines) == .broken)
      #expect(session.breakdown?.kind == .exited(code: 3))
      #expect(session.lines.count == 4)
    }
  }
#endif

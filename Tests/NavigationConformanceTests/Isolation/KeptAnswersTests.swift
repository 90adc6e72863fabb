#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Testing

  @testable import NavigationConformance

  /// Subjects that answer, and forget to send the answer on its way.
  @Suite(.serialized, .aside) struct KeptAnswersTests {
    private static let advice =
      "If it is slow instead, give it more time with '--watchdog', or 'ProcessLimits.step'."

    @Test func `Who keeps every answer is told to flush, before anything is judged`() async throws {
      let report = try await Conformance(of: FaultySubject.subject("kept"))
        .check(CampaignOptions(scenarioCount: 2_000))
      #expect(
        report.adapterError == """
          The answer to 'start A' is kept back until much more is asked, or the input ends; expected it at once.
            Read the input line by line, and flush the output, as 'print(…, flush=True)' does in Python and 'fflush(stdout)' in C, after each answer. \
          \(Self.advice)
          """)
      #expect(report.breakdowns.isEmpty)
      #expect(report.scenarioCount == 0)
    }

    @Test func `Who keeps the answers of batches is told so`() async throws {
      let report = try await Conformance(of: FaultySubject.subject("kept-batches"))
        .check(CampaignOptions(scenarioCount: 2_000))
      #expect(
        report.adapterError == """
          The answer to 'start A', in a batch, is kept back until much more is asked, or the input ends; \
          expected it at once.
            Read the input line by line, and flush the output, as 'print(…, flush=True)' does in Python and 'fflush(stdout)' in C, after the last answer \
          of each scenario. \(Self.advice)
          """)
    }

    @Test func `Who keeps its greeting is told to flush`() throws {
      let error = #expect(throws: ExternalSubjectError.self) {
        try FaultySubject.subject("kept-greeting")
      }
      let path = try FaultySubject.path()
      #expect(
        error?.description == """
          '\(path)' cannot be talked to: it keeps back who it is until much more is asked, or the \
          input ends; \
          read the input line by line, and flush the output, as 'print(…, flush=True)' does in Python and 'fflush(stdout)' in C, after each line, or, \
          if it is slow, give it more time with '--watchdog', or 'ProcessLimits.step'
          """)
    }

    @Test func `A validation names kept answers once, and nothing else`() throws {
      let result = WireValidation(try FaultySubject.remote("kept")).run()
      #expect(result.problems.count == 1)
      let text = try #require(result.problems.first?.text)
      #expect(text.hasPrefix("The answer to 'start A; push B; "))
      #expect(
        text.contains(
          "' is kept back until much more is asked, or the input ends; expected it at once.\n  Read "
        ))
    }

    /// Hangs in the first of its processes, or in the first two, as on a machine that has something else to do.
    @Test(arguments: [1, 2])
    func `Who was held up is not taken for one who keeps answers`(_ hangs: Int) throws {
      var processes = 0
      let remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
        processes += 1
        return try WireConversation(HeldUpTransport(isHeldUp: processes <= hangs))
      }
      let smallest = WireScript.navigation([SmallScenarios.smallest])
      #expect(remote.exchange(smallest).breakdown == nil)
      #expect(remote.kept == nil)
      #expect(remote.exchange(smallest).breakdown == nil)
    }

    @Test func `Who has none but a smaller system is told the same`() async throws {
      let remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
        try WireConversation(KeepingTransport())
      }
      let subject = LifecycleSubject("S", remote, claims: [], ProcessLimits())
      let report = await subject.smallSystem.check(CampaignOptions(scenarioCount: 40))
      #expect(
        report.adapterError?.hasPrefix(
          "The answer to the first scenario is kept back until much more is asked, or the input ends; "
            + "expected it at once.\n  Read the input") == true)
      #expect(report.breakdowns.isEmpty)
      #expect(await subject.validateWire()?.problems.count == 1)
    }

    @Test func `Who keeps answers later on only is found to hang there`() throws {
      let remote = try FaultySubject.remote("kept", "B")
      let lines = try NavigationScenario("start A; push B").lines
      #expect(remote.exchange(.navigation(lines)).breakdown?.kind == .hung)
      #expect(remote.kept == nil)
    }
  }

  /// Answers when nothing more will be sent.
  private final class KeepingTransport: WireTransport {
    private var hasGreeted = false
    private var hasAll = false
    private let whole = AnsweringTransport(claims: []) { _ in ["stack": ["A"]] }

    func send(_ bytes: [UInt8]) { whole.send(bytes) }

    func receive() throws(Breakdown.Failure) -> [UInt8] {
      if hasGreeted, !hasAll { throw Breakdown.Failure(Breakdown(.hung)) }
      hasGreeted = true
      return try whole.receive()
    }

    func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }
    func endSending() { hasAll = true }
    func hurry(_ isInHaste: Bool) {}
    func end() {}
  }

  /// Answers, unless it is held up.
  private final class HeldUpTransport: WireTransport {
    private let isHeldUp: Bool
    private var hasGreeted = false
    private let whole = AnsweringTransport(claims: []) { _ in ["stack": ["A"]] }

    init(isHeldUp: Bool) {
      self.isHeldUp = isHeldUp
    }

    func send(_ bytes: [UInt8]) { whole.send(bytes) }

    func receive() throws(Breakdown.Failure) -> [UInt8] {
      if hasGreeted, isHeldUp { throw Breakdown.Failure(Breakdown(.hung)) }
      hasGreeted = true
      return try whole.receive()
    }

    func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }
    func hurry(_ isInHaste: Bool) {}
    func end() {}
  }
#endif

#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import Testing

  @testable import NavigationConformance

  /// Subjects of which nothing is to be seen, because they break down where everything begins.
  @Suite(.serialized, .aside) struct MuteSubjectTests {
    private func report(_ word: String) async throws -> ConformanceReport {
      try await Conformance(of: FaultySubject.subject(word))
        .check(CampaignOptions(scenarioCount: 2_000))
    }

    @Test(arguments: [("sleep", "hung"), ("trap", "crashed"), ("exit-3", "exited")])
    func `A subject that does not live through the smallest scenario is given up`(
      _ word: String, _ name: String
    ) async throws {
      let report = try await report(word)
      #expect(report.adapterError == nil)
      #expect(report.breakdowns.map(\.scenario.oneLine) == ["start A"])
      #expect(report.breakdowns.map(\.breakdown.kind.name) == [name])
      #expect(report.breakdowns.map(\.scenarioCount) == [1])
      #expect(report.scenarioCount == 1)
      #expect(
        report.givenUp
          == "The subject broke down in the smallest scenario there is: the campaign ended there.")
    }

    @Test func `One that answers nothing is waited for with all patience only once`() throws {
      let patience = Patience()
      let remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
        try WireConversation(MuteTransport(patience))
      }
      for _ in 0..<2 {
        #expect(remote.exchange(.navigation([SmallScenarios.smallest])).breakdown?.kind == .hung)
      }
      // The third time is to find out whether it keeps its answers back.
      #expect(patience.isInHaste == [false, true, true, true, true])
      #expect(remote.kept == nil)
    }
  }

  /// How each answer was waited for.
  private final class Patience {
    var isInHaste: [Bool] = []
  }

  /// Says who it is, and nothing else.
  private final class MuteTransport: WireTransport {
    private let patience: Patience
    private var hasGreeted = false
    private var isInHaste = false

    init(_ patience: Patience) {
      self.patience = patience
    }

    func send(_ bytes: [UInt8]) {}

    func receive() throws(Breakdown.Failure) -> [UInt8] {
      guard hasGreeted else {
        hasGreeted = true
        return Array(WireHello.example.text.utf8)
      }
      patience.isInHaste.append(isInHaste)
      throw Breakdown.Failure(Breakdown(.hung))
    }

    func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }

    func hurry(_ isInHaste: Bool) { self.isInHaste = isInHaste }

    func end() {}
  }
#endif

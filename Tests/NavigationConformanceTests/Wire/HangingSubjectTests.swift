import NavigationReference
import Testing

@testable import NavigationConformance

/// How long a subject is waited for that does not come back.
@Suite struct HangingSubjectTests {
  /// How each step was waited for that took its time.
  private final class Notes {
    var isInHaste: [Bool] = []
  }

  /// Never answers a push, and a pop only to one who waits for it.
  private final class HangingTransport: WireTransport {
    private let notes: Notes
    private var isInHaste = false
    private var operations: [String] = []
    private lazy var whole = AnsweringTransport(claims: .standard) { [unowned self] step in
      operations.append(step["op"] == "push" ? "push" : step["op"] == "pop" ? "pop" : "")
      return step["op"] == "start" ? ["stack": ["A"]] : [:]
    }
    private var hasGreeted = false

    init(_ notes: Notes) {
      self.notes = notes
    }

    func send(_ bytes: [UInt8]) { whole.send(bytes) }

    func receive() throws(Breakdown.Failure) -> [UInt8] {
      let line = try whole.receive()
      guard hasGreeted else {
        hasGreeted = true
        return line
      }
      let operation = operations.removeFirst()
      if !operation.isEmpty { notes.isInHaste.append(isInHaste) }
      if operation == "push" || operation == "pop" && isInHaste {
        throw Breakdown.Failure(Breakdown(.hung))
      }
      return line
    }

    func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }
    func hurry(_ isInHaste: Bool) { self.isInHaste = isInHaste }
    func end() {}
  }

  private let notes = Notes()
  private let remote: WireSubject

  init() throws {
    let notes = notes
    remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      try WireConversation(HangingTransport(notes))
    }
  }

  /// How the scenario's slow steps were waited for, and what came of it.
  private func run(_ text: String) throws -> (isInHaste: [Bool], isHung: Bool) {
    notes.isInHaste = []
    let exchange = remote.exchange(.navigation(try NavigationScenario(text).lines))
    return (notes.isInHaste, exchange.breakdown?.kind == .hung)
  }

  @Test func `A hang is confirmed with all the time there is, and known from then on`() throws {
    #expect(try run("start A; push B") == ([false, false], true))
    #expect(try run("start A; push C") == ([true, true], true))
  }

  @Test func `What is only slow is given its time, and then always`() throws {
    #expect(try run("start A; push B") == ([false, false], true))
    #expect(try run("start A; pop") == ([true, false], false))
    #expect(try run("start A; pop") == ([false], false))
    #expect(try run("start A; push B") == ([false, false], true))
  }

  @Test func `While nothing hangs, everything is given its time`() throws {
    #expect(try run("start A; pop; pop") == ([false, false], false))
  }
}

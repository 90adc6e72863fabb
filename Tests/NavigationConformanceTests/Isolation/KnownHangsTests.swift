import Testing

@testable import NavigationConformance

/// Where a subject is known to hang it is not waited for with all the time.
@Suite struct KnownHangsTests {
  private let hung = Breakdown(.hung)
  private let script: WireScript

  init() throws {
    script = .navigation(try NavigationScenario("start A; push B; pop").lines)
  }

  /// So many steps were answered, and then it hung, or came back.
  private func exchange(answering count: Int, hangs: Bool = true) -> WireConversation.Exchange {
    var exchange = WireConversation.Exchange(breakdown: hangs ? hung : nil)
    exchange.answers = (0..<count).map { WireAnswer(id: 1, step: $0 + 1, .observation([:])) }
    return exchange
  }

  @Test func `At first none is known, and any hang may be a slow step`() {
    let hangs = KnownHangs()
    #expect(!hangs.areAny)
    #expect(!hangs.include(1, of: script))
    #expect(hangs.leaveOpen(exchange(answering: 1), script))
    #expect(!hangs.leaveOpen(exchange(answering: 3, hangs: false), script))
  }

  @Test func `What has hung twice is known at that operation and at no other`() {
    var hangs = KnownHangs()
    hangs.note(hung, then: exchange(answering: 1), script)
    #expect(hangs.areAny)
    #expect((0..<4).map { hangs.include($0, of: script) } == [false, true, false, false])
    #expect(!hangs.leaveOpen(exchange(answering: 1), script))
    #expect(hangs.leaveOpen(exchange(answering: 2), script))
  }

  @Test func `What ended in another way, or came back at once, is no hang`() {
    var hangs = KnownHangs()
    hangs.note(Breakdown(.exited(code: 1)), then: exchange(answering: 1), script)
    hangs.note(hung, then: exchange(answering: 3, hangs: false), script)
    #expect(!hangs.areAny)
  }

  @Test func `One that was only slow where hangs are known is hurried no more`() {
    var hangs = KnownHangs()
    hangs.note(hung, then: exchange(answering: 1), script)
    hangs.note(hung, then: exchange(answering: 3, hangs: false), script)
    #expect(!hangs.areAny)
    hangs.note(hung, then: exchange(answering: 2), script)
    #expect(!hangs.areAny)
    #expect(hangs.leaveOpen(exchange(answering: 1), script))
  }
}

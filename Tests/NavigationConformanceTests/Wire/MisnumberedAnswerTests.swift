import NavigationReference
import Testing

@testable import NavigationConformance

/// What comes under the number of the step before is either said twice, or the answer to this one.
@Suite("Misnumbered answers") struct MisnumberedAnswerTests {
  private func exchange(_ stacks: [(step: Int, stack: String)]) throws
    -> WireConversation.Exchange
  {
    let hello = WireHello(name: "S", version: "1", language: "Swift", capabilities: []).value.text
    let answers = stacks.map {
      "{\"id\":1,\"step\":\($0.step),\"observation\":{\"stack\":[\($0.stack)]}}"
    }
    let conversation = try WireConversation(
      ScriptedTransport(([hello] + answers).map { Array($0.utf8) }))
    conversation.send(
      .navigation(try NavigationScenario("start A; push B; pop").lines), isBatch: false)
    return conversation.receive(isCareful: false)
  }

  @Test func `the same once more is put down to the step before`() throws {
    let exchange = try exchange([(1, "\"A\""), (1, "\"A\""), (2, "\"A\",\"B\"")])
    #expect(exchange.answers.isEmpty)
    #expect(
      exchange.breakdown?.kind
        == .protocolError(
          "step 1 is answered twice: '{\"id\":1,\"step\":1,\"observation\":{\"stack\":[\"A\"]}}'"))
  }

  @Test func `something else is the answer to this step under a wrong number`() throws {
    let exchange = try exchange([(1, "\"A\""), (1, "\"A\",\"B\"")])
    #expect(exchange.answers.count == 1)
    #expect(
      exchange.breakdown?.kind
        == .protocolError(
          "'step' is 1, expected 2: "
            + "'{\"id\":1,\"step\":1,\"observation\":{\"stack\":[\"A\",\"B\"]}}'"))
  }
}

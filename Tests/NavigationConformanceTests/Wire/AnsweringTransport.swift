@testable import NavigationConformance

/// A subject in a function: what it says of itself, and what it observes after each step, or, as `raised` alone, why it
/// refuses, or as `error` alone what its glue cannot do; `null` where it ends.
final class AnsweringTransport: WireTransport {
  private let observe: (_ step: WireValue) -> WireValue
  private var lines: [[UInt8]] = []

  init(
    claims: Capabilities, also members: [WireValue.Member] = [],
    _ observe: @escaping (_ step: WireValue) -> WireValue
  ) {
    self.observe = observe
    var hello: [UInt8] = []
    let said = WireHello(name: "S", version: "1", language: "Swift", capabilities: claims).value
    guard case .object(let known)? = said["hello"] else { return }
    WireValue.object([WireValue.Member("hello", .object(known + members))]).append(to: &hello)
    lines.append(hello)
  }

  /// A subject at the other end of it.
  static func subject(
    claims: Capabilities, also members: [WireValue.Member] = [],
    _ observe: @escaping (_ step: WireValue) -> WireValue
  ) throws -> WireSubject {
    try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      try WireConversation(AnsweringTransport(claims: claims, also: members, observe))
    }
  }

  func send(_ bytes: [UInt8]) {
    guard let message = try? WireReader.value(of: Array(bytes.dropLast())),
      let scenario = try? WireScenario(message)
    else { return }
    for (index, step) in scenario.steps.enumerated() {
      let seen = observe(step)
      guard seen != .null else { return }
      var content = WireAnswer.Content.observation(seen)
      if case .text(let reason)? = seen["raised"] {
        content = .raised(reason, ["reason": .text(reason)])
      }
      if case .text(let reason)? = seen["error"] { content = .error(reason) }
      let answer = WireAnswer(id: scenario.id, step: index + 1, content)
      lines.append(Array(answer.line.dropLast()))
    }
  }

  func receive() throws(Breakdown.Failure) -> [UInt8] {
    guard !lines.isEmpty else { throw Breakdown.Failure(Breakdown(.exited(code: 0))) }
    return lines.removeFirst()
  }

  func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }

  func hurry(_ isInHaste: Bool) {}

  func end() {}
}

@testable import NavigationConformance

/// Breaks down at every push, or at every push in some of the scenarios that have one.
final class BreakingSubject: WireTransport {
  private let kind: Breakdown.Kind
  private let breaks: () -> Bool
  private var lines: [[UInt8]] = []

  private init(
    _ kind: Breakdown.Kind, _ claims: Capabilities, _ breaks: @escaping () -> Bool
  ) {
    self.kind = kind
    self.breaks = breaks
    var hello: [UInt8] = []
    WireHello(name: "S", version: "1", language: "Swift", capabilities: claims).value
      .append(to: &hello)
    lines.append(hello)
  }

  /// - Parameter breaks: asked in each scenario with a push.
  static func make(
    _ kind: Breakdown.Kind, claims: Capabilities = [], breaks: @escaping () -> Bool = { true }
  ) throws -> WireSubject {
    try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      try WireConversation(BreakingSubject(kind, claims, breaks))
    }
  }

  func send(_ bytes: [UInt8]) {
    guard let message = try? WireReader.value(of: Array(bytes.dropLast())),
      let scenario = try? WireScenario(message)
    else { return }
    let isBreaking = scenario.steps.contains { $0["op"] == "push" } && breaks()
    for (index, step) in scenario.steps.enumerated() where !isBreaking || step["op"] != "push" {
      let seen: WireValue = step["root"].map { ["stack": [$0]] } ?? [:]
      let answer = WireAnswer(id: scenario.id, step: index + 1, .observation(seen))
      lines.append(Array(answer.line.dropLast()))
    }
  }

  func receive() throws(Breakdown.Failure) -> [UInt8] {
    guard !lines.isEmpty else { throw Breakdown.Failure(Breakdown(kind)) }
    return lines.removeFirst()
  }

  func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }

  func hurry(_ isInHaste: Bool) {}

  func end() {}
}

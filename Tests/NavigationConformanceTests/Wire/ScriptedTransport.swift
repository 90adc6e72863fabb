@testable import NavigationConformance

/// Lines that are there from the start, instead of a process.
final class ScriptedTransport: WireTransport {
  private var lines: [[UInt8]]
  private let ending: Breakdown.Kind
  private(set) var sent: [String] = []
  private(set) var hasEnded = false

  init(_ lines: [[UInt8]], thenBreakingDown ending: Breakdown.Kind = .exited(code: 0)) {
    self.lines = lines
    self.ending = ending
  }

  func send(_ bytes: [UInt8]) { sent.append(String(decoding: bytes, as: UTF8.self)) }

  func receive() throws(Breakdown.Failure) -> [UInt8] {
    guard !lines.isEmpty else { throw Breakdown.Failure(Breakdown(ending)) }
    return lines.removeFirst()
  }

  func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }

  func hurry(_ isInHaste: Bool) {}

  func end() { hasEnded = true }
}

extension WireTransport {
  /// Most of those in tests answer whatever comes or does not come.
  func endSending() {}
}

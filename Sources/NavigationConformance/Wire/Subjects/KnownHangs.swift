/// At which operations a subject is known to hang, since it did so twice with all the time that a step may take.
///
/// There it is waited for a fraction of the time: first in turn, which has to be confirmed, and then where it is known to.
struct KnownHangs {
  private var operations: Set<WireOperation> = []
  /// Whether a step took longer than that fraction of the time, and came to its end all the same: then nothing is hurried.
  private var isSlow = false

  var areAny: Bool { !operations.isEmpty && !isSlow }

  /// Whether the subject is known to hang at a step, counted from 0.
  func include(_ step: Int, of script: WireScript) -> Bool {
    areAny && script.operation(at: step).map { operations.contains($0) } ?? false
  }

  /// Whether it hung in a scenario, and where it is not known to: it may have been slow.
  func leaveOpen(_ exchange: WireConversation.Exchange, _ script: WireScript) -> Bool {
    guard exchange.breakdown?.kind.isHang ?? false else { return false }
    return !include(exchange.answers.count, of: script)
  }

  /// - Parameters:
  ///   - first: how it broke down in its turn.
  ///   - second: what came of the same by itself.
  mutating func note(
    _ first: Breakdown, then second: WireConversation.Exchange, _ script: WireScript
  ) {
    guard case .hung = first.kind else { return }
    if case .hung = second.breakdown?.kind {
      if let operation = script.operation(at: second.answers.count) { operations.insert(operation) }
    } else if areAny {
      isSlow = true
    }
  }
}

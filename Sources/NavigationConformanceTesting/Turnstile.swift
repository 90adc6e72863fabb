/// Lets one task through at a time, in the order in which they came: an adapter that suspends must not be driven by
/// two.
@MainActor
final class Turnstile {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass<Value: Sendable>(
    _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    if isTaken {
      // Whoever leaves hands over, so that nobody gets in between.
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer { leave() }
    return try await body()
  }

  private func leave() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}

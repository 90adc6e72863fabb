import Testing

@testable import NavigationConformanceTesting

@MainActor struct TurnstileTests {
  @MainActor private final class Journal {
    var entries: [Int] = []
  }

  @Test func `Tasks pass one at a time`() async {
    let turnstile = Turnstile()
    let journal = Journal()
    let tasks = (0..<10).map { number in
      Task {
        await turnstile.pass {
          journal.entries.append(number)
          for _ in 0..<3 { await Task.yield() }
          journal.entries.append(number)
        }
      }
    }
    for task in tasks { await task.value }
    let order = journal.entries
    #expect(order.count == 20)
    for start in stride(from: 0, to: 20, by: 2) { #expect(order[start] == order[start + 1]) }
  }

  @Test func `One that fails lets the next one pass`() async throws {
    struct Failure: Error {}
    let turnstile = Turnstile()
    await #expect(throws: Failure.self) { try await turnstile.pass { throw Failure() } }
    #expect(await turnstile.pass { 1 } == 1)
  }
}

import Testing

@testable import ConformanceEngine

@Suite struct `Search budgets` {
  @Test func `of steps, what comes first gets its own, and no more than there are`() {
    for (steps, expected) in [(500, 200), (200, 200), (50, 50), (0, 0)] {
      let budget = SearchBudget(steps: steps)
      var other = budget.first(stepsBeside: 200)
      #expect(budget.isSpent == (steps == 0))
      #expect(other.isSpent == (expected == 0))
      guard expected > 0 else { continue }
      other.chargeExecution(of: expected - 1)
      #expect(!other.isSpent)
      other.chargeExecution(of: 1)
      #expect(other.isSpent)
      #expect(!budget.isSpent)
    }
  }

  @Test func `of a time, what comes first gets the first quarter`() {
    // So long that it is no matter how long this takes.
    let budget = SearchBudget(time: .seconds(4_000_000))
    let start = ContinuousClock.now
    let other = budget.first(stepsBeside: 200)
    #expect(!other.isSpent)
    for (part, seconds) in [(budget, 4_000_000.0), (other, 1_000_000)] {
      let left = start.duration(to: part.deadline ?? start) / .seconds(1)
      #expect(abs(left - seconds) < 10_000)
    }
    #expect(SearchBudget(time: .zero).first(stepsBeside: 200).isSpent)
  }
}

/// For each kind of thing done: how often it was done, and how much of what is needed came of it.
struct CreditAccount {
  private var done: [Double]
  private var needed: [Double]
  private var doneTotal = 0.0
  private var neededTotal = 0.0

  init(count: Int) {
    done = Array(repeating: 0, count: count)
    needed = done
  }

  /// Notes that something was done once, and what came of it.
  mutating func add(_ share: Double, to index: Int) {
    addDone(index)
    addNeeded(share, index)
  }

  mutating func addDone(_ index: Int) {
    done[index] += 1
    doneTotal += 1
  }

  mutating func addNeeded(_ share: Double, _ index: Int) {
    needed[index] += share
    neededTotal += share
  }

  /// The share in what is needed by the share in what is done; `nil` for what was never done.
  func ratio(_ index: Int) -> Double? {
    guard done[index] > 0, neededTotal > 0 else { return nil }
    return (needed[index] / neededTotal) / (done[index] / doneTotal)
  }
}

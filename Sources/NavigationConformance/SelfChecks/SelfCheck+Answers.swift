import ConformanceChecks
import NavigationReference

extension SelfCheck {
  /// A stack that was read before a pop is no reading of it. The next push gives it away: what it shows must have been
  /// so after the pop already.
  mutating func tryReadingAfterPop() async throws(AdapterMistake) {
    driver.reset()
    try await perform(.start(.onScreen(root: Self.a)))
    try await perform(.push(Self.b, .still))
    let popped = try await perform(.pop(.still)).returnedControllers
    guard popped == [Self.b.index], stack == [Self.a.index, Self.b.index] else { return }
    try await perform(.push(Self.c, .still))
    guard stack == [Self.a.index, Self.c.index] else { return }
    throw AdapterMistake(
      "After a pop that returned B, viewControllers reads A B, and after a push of C it reads A C",
      expected: "A after the pop",
      advice:
        "Read the subject's stack at each call, and let settle() return when nothing is pending."
    )
  }

  private var stack: [Int32] {
    driver.adapter.viewControllers.map { driver.recorder.index(of: $0) }
  }

  /// The documents leave open in which order the popped controllers are returned. Whoever did not mean to turn them round
  /// wants to know that they are.
  mutating func tryPoppedOrder() async throws(AdapterMistake) {
    var names: [[Int32]: [String]] = [:]
    var orders: [[Int32]] = []
    let bottomToTop = [Self.b.index, Self.c.index, Self.d.index]
    for line in [ScenarioLine.popTo(Self.a, .still), .popToRoot(.still)]
    where driver.claims.allows(line) {
      driver.reset()
      try await perform(.start(.onScreen(root: Self.a)))
      for name in [Self.b, Self.c, Self.d] { try await perform(.push(name, .still)) }
      let popped = try await perform(line).returnedControllers
      guard popped != bottomToTop, popped.sorted() == bottomToTop else { continue }
      if names[popped] == nil { orders.append(popped) }
      names[popped, default: []].append(Driver<Adapter>.name(of: line))
    }
    for order in orders {
      let list = order.map { ObservationText.name($0) }.joined(separator: " ")
      let isReversed = order == bottomToTop.reversed()
      notes.append(
        "\(names[order, default: []].joined(separator: " and ")) returned \(list), "
          + (isReversed ? "top first" : "in neither order of the stack")
          + "; the documents leave the order open. If the subject itself returns B C D, the adapter "
          + (isReversed ? "turned it round" : "lost the order"))
    }
  }
}

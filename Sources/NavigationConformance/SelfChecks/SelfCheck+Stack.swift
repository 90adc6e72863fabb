import ConformanceChecks
import NavigationReference

extension SelfCheck {
  /// How the flags of the bars read right after a start, where they are claimed.
  struct FreshFlags {
    var isNavigationBarHidden: Bool?
    var isToolbarHidden: Bool?
  }

  /// Starts, pushes and pops, animated and not: a subject may tell of one of them only.
  mutating func tryFirstStart() async throws(AdapterMistake) -> FreshFlags {
    driver.reset()
    if driver.controller(Self.a) === driver.controller(Self.b) {
      throw AdapterMistake(
        "makeController(label:log:) returned the same object for A and for B",
        expected: "a new one at each call",
        advice: "Make a controller at each call; controllers are known by identity.")
    }
    try await perform(.start(.onScreen(root: Self.a)))
    try expect(
      [Self.a], after: "start with A", "Check that start makes the subject with that root.")
    let flags = flags
    let before = driver.adapter.viewControllers.map { ObjectIdentifier($0) }
    try await perform(.push(Self.b, .still))
    if driver.adapter.viewControllers.map({ ObjectIdentifier($0) }) == before {
      throw AdapterMistake(
        "After a push of B, viewControllers reads A, as it did before", expected: "A B",
        advice: "Read the subject's stack at each call and keep no earlier answer; if it is read "
          + "anew, check that push reaches the subject.")
    }
    let advice = "Check that push hands over the very controller it is given."
    try expect([Self.a, Self.b], after: "a push of B", advice)
    try expect(
      [Self.a, Self.b], after: "a second reading",
      "Check that reading viewControllers changes nothing.")
    try await goOn(to: Self.c)
    return flags
  }

  /// Starts again: nothing of before may be left, and the new logs are the ones to report to.
  mutating func trySecondStart(expecting fresh: FreshFlags) async throws(AdapterMistake) {
    let earlier = driver.controller(Self.c)
    driver.reset()
    events.removeAll()
    if driver.controller(Self.c) === earlier {
      throw AdapterMistake(
        "makeController(label:log:) returned the controller C of an earlier scenario",
        expected: "a new one at each call",
        advice: "Make a controller at each call; the same label comes in every scenario.")
    }
    try await perform(.start(.onScreen(root: Self.c)))
    try expect(
      [Self.c], after: "a second start, with C",
      Self.freshAdvice,
      stranger: "an earlier controller")
    let flags = flags
    try expect(flags.isNavigationBarHidden, fresh.isNavigationBarHidden, "isNavigationBarHidden")
    try expect(flags.isToolbarHidden, fresh.isToolbarHidden, "isToolbarHidden")
    try await perform(.push(Self.b, .still))
    try await goOn(to: Self.d)
  }

  private mutating func goOn(to name: ControllerName) async throws(AdapterMistake) {
    try await perform(.push(name, .animated))
    try await perform(.pop(.animated))
    try await perform(.pop(.still))
  }

  private var flags: FreshFlags {
    FreshFlags(
      isNavigationBarHidden: driver.claims.contains(.navigationBar)
        ? (try? driver.adapter.isNavigationBarHidden) : nil,
      isToolbarHidden: driver.claims.contains(.toolbar)
        ? (try? driver.adapter.isToolbarHidden) : nil)
  }

  private func expect(
    _ flag: Bool?, _ fresh: Bool?, _ name: String
  ) throws(AdapterMistake) {
    guard let flag, let fresh, flag != fresh else { return }
    throw AdapterMistake(
      "After a second start, \(name) reads \(flag), as it was set before it",
      expected: "\(fresh), as after the first start",
      advice: Self.freshAdvice)
  }

  private func expect(
    _ names: [ControllerName], after moment: String, _ advice: String,
    stranger: String = "a controller of no scenario"
  ) throws(AdapterMistake) {
    let seen = driver.adapter.viewControllers.map { driver.recorder.index(of: $0) }
    let expected = names.map(\.index)
    guard seen != expected else { return }
    let texts = seen.map { $0 < 0 ? stranger : ObservationText.name($0) }
    let text = texts.joined(separator: seen.contains { $0 < 0 } ? ", " : " ")
    var fitting = advice
    if seen.count == expected.count, seen.contains(where: { $0 < 0 }) {
      fitting = Self.identityAdvice
    } else if seen == expected.reversed() {
      fitting = "Hand the stack over bottom to top."
    }
    throw AdapterMistake(
      "After \(moment), viewControllers reads \(text.isEmpty ? "nothing" : text)",
      expected: ExpectationText.list(names), advice: fitting)
  }
}

import NavigationReference

/// Tries an adapter's laws before anything is judged: in other suites the adapter was wrong more often than what it led
/// to, and the message blamed the subject.
@usableFromInline
struct SelfCheck<Adapter: NavigationAdapter> {
  private var driver: Driver<Adapter>
  private var result = SelfCheckResult()

  @usableFromInline
  init(_ adapter: Adapter) {
    driver = Driver(adapter)
  }

  @usableFromInline
  func run() async -> SelfCheckResult {
    var check = self
    await check.tryEverything()
    return check.result
  }

  private mutating func tryEverything() async {
    let (a, b, c) = (ControllerName(0), ControllerName(1), ControllerName(2))
    driver.reset()
    if driver.controller(a) === driver.controller(b) {
      return fail(
        "makeController(label:log:) returned the same object twice.",
        "Return a new controller at each call; the suite tells controllers apart by identity.")
    }
    guard await perform(.start(.onScreen(root: a)), "start(root:log:)") else { return }
    guard
      expect([a], after: "start(root:log:)", "Check that start makes the subject with that root.")
    else { return }
    let before = driver.adapter.viewControllers.map { ObjectIdentifier($0) }
    guard await perform(.push(b, .still), "push(_:animated:)") else { return }
    if driver.adapter.viewControllers.map({ ObjectIdentifier($0) }) == before {
      return fail(
        "viewControllers reads the same before and after a push.",
        "Read the subject's stack at each call; do not keep an earlier answer.")
    }
    guard
      expect(
        [a, b], after: "a push", "Check that push hands over the very controller it is given.")
    else { return }
    guard
      expect(
        [a, b], after: "a second reading", "Check that reading viewControllers changes nothing.")
    else { return }
    guard checkMessages() else { return }
    guard await perform(.pop(.still), "pop(animated:)") else { return }
    driver.reset()
    guard await perform(.start(.onScreen(root: c)), "start(root:log:)") else { return }
    guard
      expect(
        [c], after: "a second start",
        "Make a fresh subject in start; nothing of an earlier one may be left.")
    else { return }
    await checkClaims()
    if driver.recorder.lateEventCount > 0 {
      result.notes.append(
        "\(driver.recorder.lateEventCount) messages came when nothing was going on; "
          + "settle() should return only when everything has been logged")
    }
  }

  private mutating func fail(_ what: String, _ advice: String) {
    result.failure = "\(what)\n  \(advice)"
  }

  private mutating func perform(_ line: ScenarioLine, _ name: String) async -> Bool {
    var observation = Observation()
    driver.perform(line, expecting: ExpectedStack(), &observation)
    await driver.settle()
    driver.recorder.isOpen = false
    if observation.unsupported != nil {
      fail("\(name) answers Unsupported.", "Every adapter needs it.")
      return false
    }
    if let raised = observation.raised {
      fail(
        "\(name) threw an error in the simplest scenario: \(raised)",
        "Throw only what the subject itself refuses.")
      return false
    }
    return true
  }

  private mutating func expect(
    _ names: [ControllerName], after moment: String, _ advice: String
  ) -> Bool {
    let seen = driver.adapter.viewControllers.map { driver.recorder.index(of: $0) }
    guard seen != names.map(\.index) else { return true }
    let text =
      seen.isEmpty ? "nothing" : seen.map { ObservationText.name($0) }.joined(separator: " ")
    fail(
      "After \(moment), viewControllers should hold \(ExpectationText.list(names)), but holds \(text).",
      advice)
    return false
  }

  /// What is claimed to be logged has to reach the log at all.
  private mutating func checkMessages() -> Bool {
    let kinds = driver.recorder.events.map(\.kind)
    if driver.claims.contains(.willShow), !kinds.contains(.willShow) {
      fail(
        "'willShow' is claimed, but nothing reached log.willShow(_:animated:) in a start and a push.",
        "Give the subject a delegate that reports to the log handed to start, or take the claim away."
      )
      return false
    }
    if driver.claims.contains(.didShow), !kinds.contains(.didShow) {
      fail(
        "'didShow' is claimed, but nothing reached log.didShow(_:animated:) in a start and a push.",
        "Report did-show before settle() returns, or take the claim away.")
      return false
    }
    if driver.claims.contains(.appearance), !kinds.contains(.viewWillAppear) {
      fail(
        "'appearance' is claimed, but nothing reached log.viewWillAppear(_:) in a start and a push.",
        "Have controllers report to the log handed to makeController, or take the claim away.")
      return false
    }
    return true
  }

  /// What is claimed has to be there, and what is there may be claimed.
  private mutating func checkClaims() async {
    for (capability, name, read) in Self.readings {
      let isThere = read(driver.adapter)
      if driver.claims.contains(capability), !isThere {
        result.failure = SelfCheckResult.unsupported(name)
        return
      }
      if !driver.claims.contains(capability), isThere {
        result.notes.append("\(name) works but is not claimed; claim it to have it judged")
      }
    }
  }

  private static var readings: [(Capabilities, String, (Adapter) -> Bool)] {
    [
      (.topViewController, "topViewController", { works { try $0.topViewController }($0) }),
      (
        .visibleViewController, "visibleViewController",
        { works { try $0.visibleViewController }($0) }
      ),
      (.content, "contentController", { works { try $0.contentController }($0) }),
      (.itemStack, "navigationItems", { works { try $0.navigationItems }($0) }),
      (.barContent, "leftContent", { works { try $0.leftContent }($0) }),
      (.barContent, "centerContent", { works { try $0.centerContent }($0) }),
      (.barContent, "rightContent", { works { try $0.rightContent }($0) }),
      (.prompt, "prompt", { works { try $0.prompt }($0) }),
      (.navigationBar, "isNavigationBarHidden", { works { try $0.isNavigationBarHidden }($0) }),
      (.navigationBarShown, "isNavigationBarShown", { works { try $0.isNavigationBarShown }($0) }),
      (.barAnimations, "hideShowBarDuration", { works { try $0.hideShowBarDuration }($0) }),
      (.toolbar, "isToolbarHidden", { works { try $0.isToolbarHidden }($0) }),
      (.toolbarShown, "isToolbarShown", { works { try $0.isToolbarShown }($0) }),
      (.toolbarItems, "toolbarItems", { works { try $0.toolbarItems }($0) }),
    ]
  }

  private static func works<Value>(_ read: @escaping (Adapter) throws -> Value) -> (Adapter) -> Bool
  {
    { adapter in
      do {
        _ = try read(adapter)
        return true
      } catch is Unsupported {
        return false
      } catch {
        return true
      }
    }
  }
}

import ConformanceChecks
import NavigationReference

extension SelfCheck {
  // MARK: Operations

  /// Changes what can be seen of the bars, animated, and leaves them otherwise than a start does.
  mutating func tryBars() async throws(AdapterMistake) {
    if driver.claims.contains(.navigationBar) {
      let isHidden = (try? driver.adapter.isNavigationBarHidden) ?? false
      bars.see(navigationBar: isNavigationBarSeen)
      try await perform(.setNavigationBarHidden(true, animated: true))
      bars.see(navigationBar: isNavigationBarSeen)
      try await perform(.setNavigationBarHidden(false, animated: true))
      bars.see(navigationBar: isNavigationBarSeen)
      // A bar that is hidden from the start shows no content before.
      if driver.claims.contains(.barContentAnimations) {
        try await perform(.push(Self.b, .animated))
        try await perform(.pop(.animated))
      }
      try await perform(.setNavigationBarHidden(!isHidden, animated: false))
    }
    if driver.claims.contains(.toolbar) {
      let isHidden = (try? driver.adapter.isToolbarHidden) ?? true
      bars.see(toolbar: isToolbarSeen)
      try await perform(.setToolbarHidden(false, animated: true))
      bars.see(toolbar: isToolbarSeen)
      if driver.claims.contains(.toolbarItems) {
        try await perform(.setToolbarItems(Self.a, ["x"], animated: true))
        bars.see(givenItems: (try? driver.adapter.toolbarItems)?.isEmpty == false)
        try await perform(.push(Self.b, .animated))
        try await perform(.pop(.animated))
      }
      try await perform(.setToolbarHidden(true, animated: true))
      bars.see(toolbar: isToolbarSeen)
      try await perform(.setToolbarHidden(!isHidden, animated: false))
    }
  }

  /// What is said of changes while a transition runs says nothing where none does.
  mutating func tryRunningTransition() async throws(AdapterMistake) {
    guard driver.claims.isSuperset(of: [.runningTransitions, .didShow]) else { return }
    driver.reset()
    try await perform(.start(.onScreen(root: Self.a)), isTried: true)
    var observation = Observation()
    driver.perform(.push(Self.b, .running), expecting: ExpectedStack(), &observation)
    driver.recorder.book.handOver(&observation.events)
    if observation.events.contains(where: { $0.kind == .didShow }) {
      notes.append(
        "runningTransitions is claimed, and log.didShow(_:animated:) came before settle() was called; "
          + "expected it from then on; where the transition is over by then, leave out the claim: what is "
          + "said of changes under way would be tried where nothing is")
    }
    await driver.settle()
    driver.takeEvents(&observation)
  }

  private var isNavigationBarSeen: Bool? {
    driver.claims.contains(.navigationBarShown)
      ? try? driver.adapter.isNavigationBarShown
      : (try? driver.adapter.isNavigationBarHidden).map { !$0 }
  }

  private var isToolbarSeen: Bool? {
    driver.claims.contains(.toolbarShown)
      ? try? driver.adapter.isToolbarShown
      : (try? driver.adapter.isToolbarHidden).map { !$0 }
  }

  /// What is claimed has to be there when it is called.
  mutating func tryClaimedLines() async throws(AdapterMistake) {
    for line in Self.optionalLines where driver.claims.allows(line) {
      driver.reset()
      try await perform(.start(.onScreen(root: Self.a)), isTried: true)
      try await perform(.push(Self.b, .still), isTried: true)
      try await perform(.push(Self.c, .still), isTried: true)
      try await perform(line)
    }
  }

  /// The other ways to start make a fresh subject as well.
  mutating func tryClaimedStarts() async throws(AdapterMistake) {
    for lines in Self.optionalStarts where lines.allSatisfy({ driver.claims.allows($0) }) {
      driver.reset()
      try await perform(.start(.onScreen(root: Self.a)), isTried: true)
      try await perform(.push(Self.b, .still), isTried: true)
      let earlier = driver.adapter.viewControllers
      driver.reset()
      try await perform(lines[0])
      if driver.adapter.viewControllers.contains(where: { seen in earlier.contains { $0 === seen } }
      ) {
        throw AdapterMistake(
          "After \(Driver<Adapter>.name(of: lines[0])), viewControllers reads a controller of "
            + "an earlier start",
          expected: "none of them", advice: Self.freshAdvice)
      }
      for line in lines.dropFirst() { try await perform(line) }
    }
    for lines in Self.optionalRoutes where lines.allSatisfy({ driver.claims.allows($0) }) {
      driver.reset()
      try await perform(.start(.onScreen(root: Self.a)), isTried: true)
      try await perform(.push(Self.b, .still), isTried: true)
      for line in lines { try await perform(line) }
    }
  }

  /// What takes more than one line to try.
  static var optionalRoutes: [[ScenarioLine]] {
    [
      [.present(c, by: nil, animated: false), .dismiss(animated: false)],
      [.present(c, by: b, animated: false), .dismiss(animated: false)],
      [.popGesture(.begin), .popGesture(.update), .popGesture(.cancel)],
      [.popGesture(.begin), .popGesture(.finish)],
      [.change(c, .editButton), .push(c, .still), .tapEdit],
      [
        .setToolbarItems(b, ["x"], animated: false), .setToolbarHidden(false, animated: false),
        .tapToolbarItem("x"),
      ],
      [.change(c, .leftItem("x")), .push(c, .still), .tapLeftItem],
    ]
  }

  static var optionalLines: [ScenarioLine] {
    [
      .popTo(a, .still), .popToRoot(.still), .setViewControllers([a, d], .still),
      .assignViewControllers([a, d]), .tapBack,
      .setNavigationBarHidden(true, animated: false), .assignNavigationBarHidden(true),
      .setToolbarHidden(false, animated: false), .assignToolbarHidden(false),
      .change(c, .title("a")), .change(c, .itemTitle("a")), .change(c, .titleView("x")),
      .change(c, .leftItem("x")), .change(c, .rightItem("x")), .change(c, .backItem("x")),
      .change(c, .leftView("x")), .change(c, .rightView("x")),
      .change(c, .prompt("p")), .change(c, .toolbarItems(["x"])),
      .change(c, .everyToolbarItemKind),
      .change(d, .hidesBottomBarWhenPushed(true)),
      .setToolbarItems(c, ["x"], animated: false), .setDelegate(.second), .setDelegate(nil),
      .change(c, .viewTint("x")), .change(d, .scrollView(true)), .changeBar(.style("x")),
      .changeBar(.isTranslucent(true)), .changeBar(.tint("x")), .changeBar(.barTint("x")),
      .makeAnother, .change(d, .tabBarController), .change(d, .navigationController),
      .change(d, .elsewhere), .segue(d), .lendDelegate, .lendController,
    ]
  }

  static var optionalStarts: [[ScenarioLine]] {
    [
      [.start(.offScreen(root: a)), .show],
      [.start(.empty), .push(a, .still), .show],
      [.start(.presented(root: a))],
      [.start(.embedded(root: a))],
    ]
  }

  // MARK: Properties

  /// A property that can be read where it is claimed.
  private struct Reading {
    let capability: Capabilities
    let claim: String
    let name: String
    /// Reads it; what it says of controllers is handed on.
    let read: (Adapter, Adapter.Controller) throws -> Adapter.Controller?

    init(
      _ capability: Capabilities, _ claim: String, _ name: String,
      _ read: @escaping (Adapter, Adapter.Controller) throws -> Adapter.Controller?
    ) {
      self.capability = capability
      self.claim = claim
      self.name = name
      self.read = read
    }
  }

  /// What is claimed has to be there when it is read, and what is there may be claimed.
  mutating func checkReadings() throws(AdapterMistake) {
    let root = driver.controller(Self.a)
    for reading in Self.readings {
      let isClaimed = driver.claims.contains(reading.capability)
      do {
        let controller = try reading.read(driver.adapter, root)
        if !isClaimed {
          notes.append(
            "\(reading.name) works, but '\(reading.claim)' is not claimed; "
              + "claim it to have it judged")
        } else if let controller, driver.recorder.index(of: controller) < 0 {
          throw AdapterMistake(
            "\(reading.name) reads a controller of no scenario",
            expected: "one that makeController made", advice: Self.identityAdvice)
        }
      } catch let mistake as AdapterMistake {
        throw mistake
      } catch is Unsupported {
        guard isClaimed else { continue }
        throw AdapterMistake(
          "\(reading.name) answers Unsupported, but '\(reading.claim)' is claimed",
          expected: "an answer", advice: "Implement it, or take the claim away.")
      } catch {
        guard isClaimed else { continue }
        throw AdapterMistake(
          "Reading \(reading.name) threw an error: \(error)", expected: "an answer",
          advice: "Return what the subject says, or take the claim '\(reading.claim)' away.")
      }
    }
  }

  private static var readings: [Reading] {
    [
      Reading(.topViewController, "topViewController", "topViewController") { adapter, _ in
        try adapter.topViewController
      },
      Reading(.visibleViewController, "visibleViewController", "visibleViewController") {
        adapter, _ in try adapter.visibleViewController
      },
      Reading(.content, "content", "contentController") { adapter, _ in
        try adapter.contentController
      },
      reading(.parent, "parent", "isChild(_:)") { try $0.isChild($1) },
      reading(.itemStack, "itemStack", "navigationItems") { adapter, _ in
        try adapter.navigationItems
      },
      reading(.itemStack, "itemStack", "navigationItem(of:)") { try $0.navigationItem(of: $1) },
      reading(.itemCreation, "itemCreation", "isNavigationItemCreated(of:)") {
        try $0.isNavigationItemCreated(of: $1)
      },
      reading(.barContent, "barContent", "leftContent") { adapter, _ in try adapter.leftContent },
      reading(.barContent, "barContent", "centerContent") { adapter, _ in
        try adapter.centerContent
      },
      reading(.barContent, "barContent", "rightContent") { adapter, _ in try adapter.rightContent },
      reading(.prompt, "prompt", "prompt") { adapter, _ in try adapter.prompt },
      reading(.navigationBar, "navigationBar", "isNavigationBarHidden") { adapter, _ in
        try adapter.isNavigationBarHidden
      },
      reading(.navigationBarShown, "navigationBarShown", "isNavigationBarShown") { adapter, _ in
        try adapter.isNavigationBarShown
      },
      reading(.barAnimations, "barAnimations", "hideShowBarDuration") { adapter, _ in
        try adapter.hideShowBarDuration
      },
      reading(.toolbar, "toolbar", "isToolbarHidden") { adapter, _ in try adapter.isToolbarHidden },
      reading(.toolbarShown, "toolbarShown", "isToolbarShown") { adapter, _ in
        try adapter.isToolbarShown
      },
      reading(.toolbarItems, "toolbarItems", "toolbarItems") { adapter, _ in
        try adapter.toolbarItems
      },
      reading(.popGestureView, "popGestureView", "isPopGestureInstalled") { adapter, _ in
        try adapter.isPopGestureInstalled
      },
      reading(.navigationBarObject, "navigationBarObject", "navigationBar") { adapter, _ in
        try adapter.navigationBar
      },
      reading(.toolbarObject, "toolbarObject", "toolbar") { adapter, _ in try adapter.toolbar },
      reading(.navigationBarDelegate, "navigationBarDelegate", "isNavigationBarDelegate") {
        adapter, _ in try adapter.isNavigationBarDelegate
      },
      reading(.navigationBarAppearance, "navigationBarAppearance", "navigationBarAppearance") {
        adapter, _ in try adapter.navigationBarAppearance
      },
      reading(.interfaceParts, "interfaceParts", "interfaceParts") { adapter, _ in
        try adapter.interfaceParts
      },
      reading(.contentInset, "contentInset", "isContentInsetAdjusted") { adapter, _ in
        try adapter.isContentInsetAdjusted
      },
    ]
  }

  private static func reading<Value>(
    _ capability: Capabilities, _ claim: String, _ name: String,
    _ read: @escaping (Adapter, Adapter.Controller) throws -> Value
  ) -> Reading {
    Reading(capability, claim, name) { adapter, controller in
      _ = try read(adapter, controller)
      return nil
    }
  }
}

import ConformanceTestSupport
import NavigationReference
import Testing

/// What the model keeps true of itself, over seeded random scenarios.
@Suite(.aside) struct `Navigation model` {
  /// Calls back after each accepted line of many short scenarios.
  private func walk(
    scenarios: Int = 1_000, seed: UInt64,
    _ check: (NavigationModel, NavigationReference.Expectation, [ScenarioLine]) -> Void
  ) {
    var dice = Dice(seed: seed)
    var expectation = NavigationReference.Expectation()
    for _ in 0..<scenarios {
      var model = NavigationModel()
      var path: [ScenarioLine] = []
      for position in 0..<14 {
        let line = draw(&dice, isStart: position == 3)
        guard model.refusal(of: line) == nil else { continue }
        model.apply(line, to: &expectation)
        path.append(line)
        check(model, expectation, path)
      }
    }
  }

  private func draw(_ dice: inout Dice, isStart: Bool) -> ScenarioLine {
    if isStart { return Vocabulary.starts[dice.roll(2)] }
    let group = Vocabulary.groups[dice.roll(Vocabulary.groups.count)]
    return group[dice.roll(group.count)]
  }

  @Test func `the table of positions agrees with the stack`() {
    walk(seed: 1) { model, _, path in
      for name in Vocabulary.controllers {
        let position = model.stack.controllers.firstIndex(of: name) ?? -1
        #expect(model.position(of: name) == position, "\(name) after \(path)")
        #expect(model.isOnStack(name) == (position >= 0), "\(name) after \(path)")
      }
    }
  }

  @Test func `no controller is on the stack twice`() {
    walk(seed: 2) { model, _, path in
      #expect(Set(model.stack.controllers).count == model.depth, "after \(path)")
    }
  }

  @Test func `the number of controllers that hide the toolbar is that on the stack`() {
    walk(seed: 3) { model, _, path in
      let hiding = model.stack.controllers.filter { model.settings(of: $0).hidesBottomBar }
      #expect(model.hidingCount == hiding.count, "after \(path)")
    }
  }

  @Test func `an empty stack stays off screen, and pops never empty a stack`() {
    walk(seed: 4) { model, expectation, path in
      if model.depth == 0 { #expect(!model.isOnScreen, "after \(path)") }
      if !expectation.situation.isDisjoint(with: .anyPop) {
        #expect(model.depth > 0, "after \(path)")
      }
    }
  }

  @Test func `what left the stack was on it, and is not on it now`() {
    var before: [ControllerName] = []
    walk(seed: 5) { model, _, path in
      if path.count == 1 { before = [] }
      let stack = model.stack
      #expect(stack.countBefore == before.count, "after \(path)")
      #expect(stack.topBefore == before.last, "after \(path)")
      #expect(stack.removed.allSatisfy { before.contains($0) && !model.isOnStack($0) }, "\(path)")
      let kept = min(stack.firstChanged, before.count)
      #expect(stack.controllers.prefix(kept) == before.prefix(kept), "after \(path)")
      before = stack.controllers
    }
  }

  @Test func `a settled step has the facts of the settings of the top and the one below it`() {
    var seen = Situation()
    walk(scenarios: 3_000, seed: 10) { model, expectation, path in
      guard model.isStarted, model.isSettled, expectation.stated.contains(.stack) else { return }
      let described = facts(of: model)
      #expect(expectation.situation.intersection(Self.ofSettings) == described, "after \(path)")
      seen.formUnion(described)
    }
    #expect(seen.isSuperset(of: Self.ofSettings))
  }

  private static let ofSettings: Situation = [
    .hasLeftItem, .ownBackItem, .hasTitleView, .hasItemTitle, .hasTitle, .hasRightItem, .hasPrompt,
    .hasToolbarItems, .hasBackItem, .previousHasTitle, .previousHasRightItem, .hasEditButton,
    .editing, .neverEdited, .hasLeftView, .hasRightView, .hasEveryToolbarItemKind,
    .severalToolbarItems, .repeatedItem,
  ]

  private func facts(of model: NavigationModel) -> Situation {
    var facts = Situation()
    if let top = model.top {
      let mine = model.settings(of: top)
      if mine.leftItem != nil { facts.insert(.hasLeftItem) }
      if mine.backItem != nil { facts.insert(.ownBackItem) }
      if mine.titleView != nil { facts.insert(.hasTitleView) }
      if mine.itemTitle != nil { facts.insert(.hasItemTitle) }
      if mine.title != nil { facts.insert(.hasTitle) }
      if mine.rightItem != nil || mine.hasEditButton { facts.insert(.hasRightItem) }
      if mine.prompt != nil { facts.insert(.hasPrompt) }
      if mine.hasEditButton { facts.insert(.hasEditButton) }
      if mine.hasEditButton, mine.isEditing { facts.insert(.editing) }
      if mine.hasEditButton, !mine.wasEdited { facts.insert(.neverEdited) }
      if mine.leftItem != nil, mine.isLeftView { facts.insert(.hasLeftView) }
      if mine.rightItem != nil, mine.isRightView { facts.insert(.hasRightView) }
      let items = model.toolbarItems(of: top)
      if !items.isEmpty { facts.insert(.hasToolbarItems) }
      if !items.isEmpty, mine.hasEveryToolbarItemKind { facts.insert(.hasEveryToolbarItemKind) }
      if items.count > 1 { facts.insert(.severalToolbarItems) }
      if Set(items).count < items.count { facts.insert(.repeatedItem) }
    }
    if let back = model.back {
      let below = model.settings(of: back)
      if below.backItem != nil { facts.insert(.hasBackItem) }
      if below.title != nil { facts.insert(.previousHasTitle) }
      if below.rightItem != nil || below.hasEditButton { facts.insert(.previousHasRightItem) }
    }
    return facts
  }

  @Test func `while a transition runs only what the call answers is stated`() {
    walk(seed: 6) { model, expectation, path in
      guard model.running != nil else { return }
      let permitted = AspectSet(.raised, .returned)
      #expect(expectation.stated.isSubset(of: permitted), "after \(path)")
    }
  }

  @Test func `only a duplicate push raises`() {
    walk(seed: 7) { _, expectation, path in
      #expect(
        expectation.raised == expectation.situation.isSuperset(of: [.push, .duplicate])
          || expectation.stated == AspectSet(rawValue: 0), "after \(path)")
    }
  }

  /// What may show while a refresh is pending is kept, and has to follow what the edit button says.
  @Test func `with a title that need not show yet, the edit button says what a tap makes it say`() {
    let root = ControllerName(0)
    var (model, expectation) = (NavigationModel(), NavigationReference.Expectation())
    func right(after lines: ScenarioLine...) -> Permitted<DisplayedElement> {
      for line in lines { model.apply(line, to: &expectation) }
      return model.statedBar.right
    }
    let started: [ScenarioLine] = [
      .start(.onScreen(root: root)), .change(root, .editButton),
      .setViewControllers([root, ControllerName(1)], .still),
      .setViewControllers([root], .still),
    ]
    for line in started { model.apply(line, to: &expectation) }
    #expect(right(after: .change(root, .title("t"))) == .exactly(.editButton(isDone: false)))
    #expect(right(after: .tapEdit) == .exactly(.editButton(isDone: true)))
    #expect(
      right(after: .setViewControllers([root], .still))
        == .oneOf(
          .editingAfterReturn, .editButton(isDone: true), .editButton(isDone: false)))
  }

  @Test func `reset leaves a fresh model`() {
    let fresh = String(reflecting: NavigationModel())
    var count = 0
    walk(scenarios: 400, seed: 8) { model, _, path in
      guard path.count > 8 else { return }
      count += 1
      var used = model
      used.reset()
      #expect(String(reflecting: used) == fresh, "after \(path)")
    }
    #expect(count > 100)
  }

  @Test func `the same lines give the same expectations`() {
    var first: [String] = []
    var second: [String] = []
    walk(scenarios: 60, seed: 9) { _, expectation, _ in
      first.append(String(reflecting: expectation))
    }
    walk(scenarios: 60, seed: 9) { _, expectation, _ in
      second.append(String(reflecting: expectation))
    }
    #expect(first == second)
  }

  @Test func `A tap on a back button that nobody can see pops nobody`() {
    var model = NavigationModel()
    var expectation = Expectation()
    // Nobody who asks whether a line may come next comes to that; one at the other end of a wire need not ask.
    model.apply(.tapBack, to: &expectation)
    #expect(model.stack.controllers.isEmpty)
  }
}

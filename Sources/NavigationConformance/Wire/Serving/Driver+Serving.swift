public import ConformanceChecks
public import NavigationReference

extension Driver {
  /// Forgets the scenario that was served last.
  @inlinable
  mutating func beginServing() {
    reset()
    looksAtEverything = true
  }

  /// Carries out one line and looks at what a run in process would look at, so that an adapter is asked the same.
  ///
  /// - Parameter isLast: whether the scenario ends with the line; what two runs are compared by is looked at then.
  @inlinable
  mutating func serve(
    _ session: inout Session, _ line: ScenarioLine, isLast: Bool
  ) async -> ServedStep {
    let plan = session.prepare(line)
    perform(line, expecting: session.model.stack, &session.observation)
    if plan.mayHaveNobody, session.observation.raised != nil { return ServedStep([]) }
    if plan.settles { await settle() }
    if plan.takesEvents {
      takeEvents(&session.observation)
    } else {
      // What is reported while the finger moves is said with the step in which it came.
      recorder.book.handOver(&session.observation.events)
    }
    var step = ServedStep(plan.look)
    var failure: String?
    do {
      // Before the look: that may ask for items, which makes them.
      if plan.probe != nil { try spellOutCreated(&step) }
    } catch {
      failure = "a property that threw \(error)"
    }
    look(plan.look, expecting: session.model.stack, probe: plan.probe, &session.observation)
    if session.observation.unsupported == nil { session.observation.unsupported = failure }
    guard session.observation.unsupported == nil else { return step }
    do {
      try spellOut(&step, expecting: session.model.stack)
    } catch {
      session.observation.unsupported = "a property that threw \(error)"
    }
    if isLast { close(&session, &step) }
    return step
  }

  /// Reads out whose items are made.
  @inlinable
  mutating func spellOutCreated(_ step: inout ServedStep) throws {
    guard step.look.contains(.itemCreation) else { return }
    for (index, controller) in controllers.enumerated() {
      guard let controller else { continue }
      if try adapter.isNavigationItemCreated(of: controller) {
        step.created.append(Int32(truncatingIfNeeded: index))
      }
    }
  }

  /// Reads out what else an observation has only as a comparison.
  @inlinable
  mutating func spellOut(
    _ step: inout ServedStep, expecting expected: borrowing ExpectedStack
  ) throws {
    if !step.look.isDisjoint(with: .anyStack) {
      for controller in adapter.viewControllers {
        step.stack.append(recorder.index(of: controller))
      }
    }
    if step.look.contains(.parent) {
      for name in expected.controllers + expected.removed {
        if try isChild(name) ?? false { step.children.append(name.index) }
      }
    }
    guard !step.look.isDisjoint(with: .anyItems) else { return }
    for item in try adapter.navigationItems { step.items.append(firstOwner(of: item)) }
    guard step.look.contains(.itemStack) else { return }
    for name in expected.controllers {
      guard let item = try itemOfKnown(name) else { continue }
      step.owners.append(name.index)
      step.owned.append(firstOwner(of: item))
    }
    // Where the bar holds the item of anybody else, that one has been asked for it already.
    for index in step.items where index >= 0 && !step.owners.contains(index) {
      step.owners.append(index)
      step.owned.append(index)
    }
  }

  /// Looks at what two runs are compared by when they are over. Nothing of it is stated by the line, so that what cannot be
  /// read is left out.
  @inlinable
  mutating func close(_ session: inout Session, _ step: inout ServedStep) {
    let stack = adapter.viewControllers.map { recorder.index(of: $0) }
    guard session.observation.unsupported == nil, let closing = session.closingLook(at: stack)
    else { return }
    look(closing.look, expecting: closing.stack, probe: nil, &session.observation)
    do {
      guard session.observation.unsupported == nil else { throw Unsupported() }
      step.stack = stack
      if closing.look.contains(.parent) {
        for name in closing.stack.controllers where !step.children.contains(name.index) {
          if try isChild(name) ?? false { step.children.append(name.index) }
        }
      }
      if closing.look.contains(.itemStack) {
        step.items = try adapter.navigationItems.map { firstOwner(of: $0) }
        for name in closing.stack.controllers where !step.owners.contains(name.index) {
          guard let item = try itemOfKnown(name) else { continue }
          step.owners.append(name.index)
          step.owned.append(firstOwner(of: item))
        }
      }
      step.look.formUnion(closing.look)
    } catch {
      session.observation.unsupported = nil
    }
  }

  /// The index of the controller that gave this item first; -1 for an item that none did.
  @inlinable
  func firstOwner(of item: Adapter.Item) -> Int32 {
    for index in items.indices where items[index] === item {
      return Int32(truncatingIfNeeded: index)
    }
    return -1
  }
}

/// What was read after a line that is served, beside the observation.
@usableFromInline
struct ServedStep: Sendable {
  @usableFromInline var look: Look
  /// Indices of controllers.
  @usableFromInline var stack: [Int32] = []
  @usableFromInline var created: [Int32] = []
  @usableFromInline var children: [Int32] = []
  /// The bar's items, by the controllers that gave them first.
  @usableFromInline var items: [Int32] = []
  /// Controllers, and beside them who gave their items first.
  @usableFromInline var owners: [Int32] = []
  @usableFromInline var owned: [Int32] = []

  @usableFromInline
  init(_ look: Look) {
    self.look = look
  }
}

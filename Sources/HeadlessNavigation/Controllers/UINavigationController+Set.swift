extension UINavigationController {
  func replaceStack(with wantedStack: [UIViewController], animated requested: Bool) {
    let requestedStack =
      reads(.repetitionDropped) ? withoutRepetitions(wantedStack) : wantedStack
    guard mayReplaceStack(with: requestedStack) else { return }
    if isAltered, refusesInCallback(.set) { return }
    if running != nil {
      settle()
      guard mayReplaceStack(with: requestedStack) else { return }
    }
    var newStack = requestedStack
    if isAltered {
      for viewController in requestedStack { takeFromOtherStack(viewController) }
      guard let altered = alteredStack(from: requestedStack) else { return }
      newStack = altered
      stackWillChange()
    }
    let outgoing = stack.last
    let incoming = newStack.last
    var kind: NavigationTransition.Kind?
    if let incoming, incoming !== outgoing { kind = incoming.isOnStack ? .pop : .push }
    if isAltered { kind = alteredKind(kind, to: newStack) }
    let animated = requested && onScreen && !has(.setIgnoresAnimated)

    var record = TransitionRecord(from: outgoing, to: incoming, kind: kind, animated: animated)
    let oldCount = stack.count
    let kept = exchangeControllers(for: newStack, record: &record)
    exchangeItems(above: kept, topIsKept: incoming === outgoing)
    if incoming !== outgoing { topDidChange(by: .set, animated: animated) }
    if isAltered, performSetFaultily(record, isChange: kept < max(oldCount, newStack.count)) {
      return
    }
    if kind != nil || record.unseen != nil { perform(record) }
  }

  /// Replaces the stack, noting in the record who joins and who leaves.
  ///
  /// - Returns: How many controllers at the bottom stay where they are.
  private func exchangeControllers(
    for newStack: [UIViewController], record: inout TransitionRecord
  ) -> Int {
    let incoming = record.to
    let outgoing = record.from
    let oldStack = stack
    var kept = 0
    let common = min(oldStack.count, newStack.count)
    while kept < common, oldStack[kept] === newStack[kept] { kept += 1 }
    var unseen: UnseenControllers?
    var index = kept
    while index < newStack.count {
      newStack[index].isMarked = true
      index += 1
    }
    index = kept
    while index < oldStack.count {
      let viewController = oldStack[index]
      index += 1
      if viewController.isMarked { continue }
      viewController.isOnStack = false
      if viewController === outgoing {
        record.isRemoval = true
      } else {
        let others = unseen ?? UnseenControllers()
        others.append(departed: viewController)
        unseen = others
      }
    }
    index = kept
    while index < newStack.count {
      let viewController = newStack[index]
      index += 1
      viewController.isMarked = false
      if viewController.isOnStack { continue }
      viewController.isOnStack = true
      viewController.parentReference = reference
      if viewController === incoming {
        record.isInsertion = true
      } else {
        let others = unseen ?? UnseenControllers()
        others.arrived.append(viewController)
        unseen = others
      }
    }
    record.unseen = unseen
    stack = newStack
    return kept
  }

  /// Makes the items those of the controllers again.
  private func exchangeItems(above kept: Int, topIsKept: Bool) {
    if has(.setKeepsItems), topIsKept { return }
    if isAltered, keepsItemsInCallback(by: .set) { return }
    if has(.setReplacesOnlyTopItem), let top = stack.last, navigationBar.itemStack.count > 1 {
      let item = top.navigationItem
      navigationBar.changeItems { $0[$0.count - 1] = item }
      return
    }
    let controllers = stack
    navigationBar.changeItems { items in
      items.removeLast(items.count - min(kept, items.count))
      for index in items.count..<controllers.count {
        items.append(controllers[index].navigationItem)
      }
    }
  }

  /// Whether the stack can become this; if not, the caller has been told.
  private func mayReplaceStack(with newStack: [UIViewController]) -> Bool {
    guard !newStack.isEmpty else {
      raise(.invalidArgument, "a navigation stack needs at least one controller")
      return false
    }
    var wrong: Int?
    var index = 0
    while index < newStack.count {
      let viewController = newStack[index]
      if viewController.isMarked {
        if wrong == nil { wrong = index }
      } else {
        if !mayBeOnStack(viewController), wrong == nil { wrong = index }
        viewController.isMarked = true
      }
      index += 1
    }
    for viewController in newStack { viewController.isMarked = false }
    guard let wrong else { return true }
    if has(.repetitionKept), mayBeOnStack(newStack[wrong]) { return true }
    let reason =
      if let obstacle = obstacle(to: newStack[wrong]) {
        obstacle.rawValue
      } else if mayBeOnStack(newStack[wrong]) {
        "a controller is in the new navigation stack twice"
      } else {
        "a controller of another navigation stack is in the new one"
      }
    raise(.invalidArgument, reason)
    return false
  }

  private func mayBeOnStack(_ viewController: UIViewController) -> Bool {
    if viewController.isOnStack {
      if viewController.parentReference === reference { return true }
      return viewController.isFreeOfDeadParent() || reads(.controllersTakenFromOtherStacks)
    }
    return obstacle(to: viewController) == nil
  }
}

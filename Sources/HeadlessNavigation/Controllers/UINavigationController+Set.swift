extension UINavigationController {
  func replaceStack(with wantedStack: [UIViewController], animated requested: Bool) {
    var newStack = reads(.repetitionDropped) ? withoutRepetitions(wantedStack) : wantedStack
    guard mayReplaceStack(with: newStack) else { return }
    if isAltered, refusesInCallback(.set) { return }
    if running != nil {
      settle()
      guard mayReplaceStack(with: newStack) else { return }
    }
    if isAltered {
      for viewController in newStack { takeFromOtherStack(viewController) }
      guard let altered = alteredStack(from: newStack) else { return }
      newStack = altered
      stackWillChange()
    }
    var record = TransitionRecord(from: stack.last, to: newStack.last)
    let topIsKept = record.from === record.to
    if !topIsKept, record.to != nil { record.kind = record.to?.isOnStack == true ? .pop : .push }
    if isAltered { record.kind = alteredKind(record.kind, to: newStack) }
    record.animated = requested && onScreen && !has(.setIgnoresAnimated)

    let highest = max(stack.count, newStack.count)
    let kept = exchangeControllers(for: newStack, record: &record)
    exchangeItems(above: kept, topIsKept: topIsKept)
    if !topIsKept { topDidChange(to: record.to, by: .set, animated: record.animated) }
    if isAltered, performSetFaultily(record, isChange: kept < highest) { return }
    if record.kind != nil || record.unseen != nil { perform(consume record) }
  }

  /// Replaces the stack, noting in the record who joins and who leaves.
  ///
  /// The lists are gone through by index: a name for each controller would count a reference to it.
  ///
  /// - Returns: How many controllers at the bottom stay where they are.
  private func exchangeControllers(
    for newStack: [UIViewController], record: inout TransitionRecord
  ) -> Int {
    var kept = 0
    let common = min(stack.count, newStack.count)
    while kept < common, stack[kept] === newStack[kept] { kept += 1 }
    var unseen: UnseenControllers?
    var index = kept
    while index < newStack.count {
      newStack[index].isMarked = true
      index += 1
    }
    index = kept
    while index < stack.count {
      defer { index += 1 }
      if stack[index].isMarked { continue }
      stack[index].isOnStack = false
      if stack[index] === record.from {
        record.isRemoval = true
      } else {
        let others = unseen ?? UnseenControllers()
        others.append(departed: stack[index])
        unseen = others
      }
    }
    index = kept
    while index < newStack.count {
      defer { index += 1 }
      newStack[index].isMarked = false
      if newStack[index].isOnStack { continue }
      newStack[index].isOnStack = true
      newStack[index].parentReference = reference
      if newStack[index] === record.to {
        record.isInsertion = true
      } else {
        let others = unseen ?? UnseenControllers()
        others.arrived.append(newStack[index])
        unseen = others
      }
    }
    record.unseen = consume unseen
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
      if newStack[index].isMarked {
        if wrong == nil { wrong = index }
      } else {
        if !mayBeOnStack(newStack[index]), wrong == nil { wrong = index }
        newStack[index].isMarked = true
      }
      index += 1
    }
    index = 0
    while index < newStack.count {
      newStack[index].isMarked = false
      index += 1
    }
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

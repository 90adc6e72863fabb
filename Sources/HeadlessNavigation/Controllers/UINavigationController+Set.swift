extension UINavigationController {
  func replaceStack(with requestedStack: [UIViewController], animated requested: Bool) {
    guard mayReplaceStack(with: requestedStack) else { return }
    if running != nil {
      settle()
      guard mayReplaceStack(with: requestedStack) else { return }
    }
    var newStack = requestedStack
    if isAltered {
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
    exchangeControllers(for: newStack, record: &record)
    exchangeItems(topIsKept: incoming === outgoing)
    if incoming !== outgoing { topDidChange(by: .set, animated: animated) }
    if isAltered, performSetFaultily(record) { return }
    if kind != nil || record.unseen != nil { perform(record) }
  }

  /// Replaces the stack, noting in the record who joins and who leaves.
  private func exchangeControllers(
    for newStack: [UIViewController], record: inout TransitionRecord
  ) {
    let incoming = record.to
    let outgoing = record.from
    for viewController in newStack { viewController.isMarked = true }
    for viewController in stack where !viewController.isMarked {
      viewController.isOnStack = false
      if viewController === outgoing {
        record.isRemoval = true
      } else {
        if record.unseen == nil { record.unseen = UnseenControllers() }
        record.unseen?.departed.append(viewController)
      }
    }
    for viewController in newStack {
      viewController.isMarked = false
      guard !viewController.isOnStack else { continue }
      viewController.isOnStack = true
      viewController.parentReference = reference
      if viewController === incoming {
        record.isInsertion = true
      } else {
        if record.unseen == nil { record.unseen = UnseenControllers() }
        record.unseen?.arrived.append(viewController)
      }
    }
    stack = newStack
  }

  /// Makes the items those of the controllers again.
  private func exchangeItems(topIsKept: Bool) {
    if has(.setKeepsItems), topIsKept { return }
    if has(.setReplacesOnlyTopItem), let top = stack.last, navigationBar.itemStack.count > 1 {
      navigationBar.itemStack.removeLast()
      navigationBar.itemStack.append(top.navigationItem)
      return
    }
    navigationBar.itemStack.removeAll(keepingCapacity: true)
    for viewController in stack { navigationBar.itemStack.append(viewController.navigationItem) }
  }

  /// Whether the stack can become this; if not, the caller has been told.
  private func mayReplaceStack(with newStack: [UIViewController]) -> Bool {
    guard !newStack.isEmpty else {
      raise(.invalidArgument, "a navigation stack needs at least one controller")
      return false
    }
    var reason: String?
    for viewController in newStack {
      if viewController.isMarked {
        reason = "a controller is in the new navigation stack twice"
      } else if let obstacle = viewController.obstacleToBeingPushed {
        reason = obstacle
      } else if viewController.isOnStack, viewController.parentReference !== reference {
        reason = "a controller of another navigation stack is in the new one"
      }
      viewController.isMarked = true
    }
    for viewController in newStack { viewController.isMarked = false }
    guard let reason else { return true }
    raise(.invalidArgument, reason)
    return false
  }
}

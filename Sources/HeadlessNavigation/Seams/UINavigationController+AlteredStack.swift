extension UINavigationController {
  /// What a faulty pop does at the root.
  func popAtRoot(animated: Bool) -> UIViewController? {
    guard let root = stack.first else { return nil }
    if has(.popAtRootEmptiesStack) {
      loseLast(root)
      return root
    }
    if has(.popAtRootRunsTransition) {
      perform(
        TransitionRecord(
          from: root, to: root, kind: .pop, operation: .pop, animated: animated && onScreen))
    }
    let result = reads(.rootReturnedAtRoot) ? root : nil
    guard onScreen else { return result }
    if has(.popAtRootTellsController) {
      root.viewWillAppear(animated)
      root.viewDidAppear(animated)
    }
    if has(.popAtRootTellsDelegate) { tellDelegateDirectly(root, animated: animated) }
    return result
  }

  /// Loses the only controller that there is.
  private func loseLast(_ root: UIViewController) {
    stackWillChange()
    stack = []
    navigationBar.itemStack = []
    root.isOnStack = false
    topDidChange(to: stack.last, by: .pop, animated: false)
    perform(TransitionRecord(from: root, kind: .pop, operation: .pop, isRemoval: true))
  }

  /// Makes a controller leave the stack that it is on for this one.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  func takeFromOtherStack(_ viewController: UIViewController) -> Bool {
    guard reads(.controllersTakenFromOtherStacks), viewController.isOnStack,
      let other = viewController.navigationController, other !== self
    else { return false }
    if other.stack.count == 1 {
      other.loseLast(viewController)
    } else {
      other.viewControllers = other.stack.filter { $0 !== viewController }
    }
    return true
  }

  func tellDelegateDirectly(_ viewController: UIViewController, animated: Bool) {
    assignedDelegate?.navigationController(self, willShow: viewController, animated: animated)
    assignedDelegate?.navigationController(self, didShow: viewController, animated: animated)
  }

  /// How many controllers a faulty pop-to leaves, or `nil` if it does nothing.
  func alteredCount(_ count: Int, by operation: StackOperation, animated: Bool) -> Int? {
    switch operation {
    case .popTo:
      if has(.popToPopsNothing), stack.count > count {
        if onScreen { tellDelegateDirectly(stack[count - 1], animated: animated) }
        return nil
      }
      if has(.popToPopsTarget), stack.count > count { return max(count - 1, 1) }
      if has(.popToStopsOneAbove) { return min(count + 1, stack.count) }
      if has(.popToTopPopsIt), stack.count == count { return max(count - 1, 1) }
    case .popToRoot:
      if has(.deepPopToRootKeepsOne), stack.count >= 4 { return count + 1 }
      if has(.popToRootDropsRoot), stack.count > 1 {
        stackWillChange()
        let root = changeStack { $0.removeFirst() }
        if !navigationBar.itemStack.isEmpty { navigationBar.changeItems { _ = $0.removeFirst() } }
        root.isOnStack = false
        root.parentReference = nil
      }
    case .push, .pop, .set: break
    }
    return count
  }

  /// Runs more transitions than there should be.
  ///
  /// - Returns: Whether it did.
  func performPopsOneByOne(_ record: TransitionRecord) -> Bool {
    guard phase == .idle, let departed = record.unseen?.departed, let target = record.to else {
      return false
    }
    var steps: [UIViewController]
    if has(.popToTransitionPerController) {
      steps = departed.reversed() + [target]
    } else if has(.popToRootRunsTwoTransitions), record.operation == .popToRoot {
      steps = departed.prefix(1) + [target]
    } else {
      return false
    }
    performChain(record, through: steps)
    return true
  }

  func performChain(_ record: TransitionRecord, through steps: [UIViewController]) {
    var step = record
    step.unseen = nil
    for next in steps {
      settle()
      step.to = next
      perform(step)
      step.from = next
    }
  }

  /// What a pop-to returns.
  func alteredResult(_ popped: [UIViewController], of operation: StackOperation)
    -> [UIViewController]
  {
    if has(.popToReturnsTarget), let top = stack.last { return [top] + popped }
    if has(.popToReturnsOnlyTop) { return Array(popped.suffix(1)) }
    if has(.popToRootReturnsRemaining), operation == .popToRoot { return stack }
    if reads(.poppedLowestLast), popped.count > 2 {
      return Array(popped.dropFirst() + popped.prefix(1))
    }
    return reads(.poppedTopFirst) ? popped.reversed() : popped
  }

  /// Performs a segue wrongly or differently.
  ///
  /// - Returns: Whether it did.
  func performAltered(_ segue: UIStoryboardSegue) -> Bool {
    if has(.segueLost) { return true }
    if has(.seguePresents) {
      segue.source.present(segue.destination, animated: true)
    } else if has(.segueReplacesTop) {
      setViewControllers(stack.dropLast() + [segue.destination], animated: true)
    } else if has(.segueUntold) {
      alteration.isUntold = true
      pushViewController(segue.destination, animated: true)
      alteration.isUntold = false
    } else if reads(.segueUnanimated) {
      pushViewController(segue.destination, animated: false)
    } else {
      return false
    }
    return true
  }

  /// Taps the back button wrongly.
  ///
  /// - Returns: Whether it did.
  func tapBackFaultily() -> Bool {
    if has(.backButtonPopsItemOnly) {
      if navigationBar.itemStack.count > 1 { navigationBar.dropTopItem() }
      return true
    }
    if has(.backButtonPopsToRoot) {
      popToRootViewController(animated: true)
      return true
    }
    if has(.customBackItemDoesNothing), case .backItem = navigationBar.content.left {
      return true
    }
    if has(.backButtonUntold) {
      alteration.isUntold = true
      popViewController(animated: true)
      alteration.isUntold = false
      return true
    }
    return false
  }
}

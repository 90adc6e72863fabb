extension UINavigationController {
  /// The stack a faulty set makes, or `nil` if it makes none.
  func alteredStack(from requested: [UIViewController]) -> [UIViewController]? {
    if has(.setRefusesMoved), movesKept(requested) {
      raise(.invalidArgument, "a controller that is already on the navigation stack was pushed")
      return nil
    }
    if has(.setIgnoresMoved), movesKept(requested) { return nil }
    if has(.setKeepsLowerPart), requested.last === stack.last { return stack }
    if has(.setReversed) { return requested.reversed() }
    if has(.longSetLosesOne), requested.count > 8 {
      return Array(requested.prefix(8)) + requested.dropFirst(9)
    }
    if has(.setLosesKept) {
      let new = requested.filter { !$0.isOnStack }
      return new.isEmpty ? Array(requested.suffix(1)) : new
    }
    if has(.setSkipsWhileRemoving) {
      var remaining = stack
      var index = 0
      while index < remaining.count {
        if !requested.contains(remaining[index]) { remaining.remove(at: index) }
        index += 1
      }
      for viewController in requested {
        remaining.removeAll { $0 === viewController }
        remaining.append(viewController)
      }
      return remaining
    }
    return requested
  }

  /// Each controller once, where it is named last.
  func withoutRepetitions(_ requested: [UIViewController]) -> [UIViewController] {
    var kept: [UIViewController] = []
    for viewController in requested.reversed()
    where !kept.contains(where: { $0 === viewController }) {
      kept.append(viewController)
    }
    return kept.reversed()
  }

  /// Whether a controller that stays changes its position.
  private func movesKept(_ requested: [UIViewController]) -> Bool {
    for (index, viewController) in requested.enumerated() where viewController.isOnStack {
      if index >= stack.count || stack[index] !== viewController { return true }
    }
    return false
  }

  /// The transition a faulty set chooses.
  func alteredKind(
    _ kind: NavigationTransition.Kind?, to newStack: [UIViewController]
  ) -> NavigationTransition.Kind? {
    guard kind != nil else { return has(.setSameTopRunsTransition) ? .push : nil }
    if has(.setKindByLength) { return newStack.count < stack.count ? .pop : .push }
    if has(.setKindByNewArray) { return .pop }
    if has(.setAlwaysPushes) { return .push }
    return kind
  }

  /// Tells about a set wrongly or differently.
  ///
  /// - Returns: Whether everybody has been told.
  func performSetFaultily(_ record: TransitionRecord, isChange: Bool) -> Bool {
    if has(.parentMissingBelowTop) {
      for viewController in record.unseen?.arrived ?? [] { viewController.parentReference = nil }
    }
    if record.kind == nil, let top = record.to {
      if has(.setSameTopLosesView) {
        displayed = nil
        top.viewIfLoaded?.removeFromSuperview()
      }
      if reads(.toldWhenTopIsKept) || isChange && reads(.toldWhenStackChangesBelow), onScreen {
        tellDelegateDirectly(top, animated: record.animated)
      }
      if reads(.editingEndsWhenKept), top.isEditing { top.setEditing(false, animated: false) }
    }
    if has(.setTransitionPerController), record.kind != nil, record.animated, phase == .idle,
      let arrived = record.unseen?.arrived, !arrived.isEmpty, let top = record.to
    {
      performChain(record, through: arrived + [top])
      return true
    }
    return false
  }
}

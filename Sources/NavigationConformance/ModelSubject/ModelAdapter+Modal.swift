import NavigationReference

extension ModelAdapter {
  package mutating func present(_ controller: ModelController, animated: Bool) throws {
    meet(controller)
    try carryOut(.present(controller.name, by: nil, animated: animated))
    tellCovered(animated)
  }

  package mutating func present(
    _ controller: ModelController, by presenter: ModelController, animated: Bool
  ) throws {
    meet(controller)
    try carryOut(.present(controller.name, by: presenter.name, animated: animated))
    tellCovered(animated)
  }

  package mutating func dismiss(animated: Bool) throws {
    try carryOut(.dismiss(animated: animated))
    guard stated.messages.isModal, let top = topViewController else { return }
    top.log.viewWillAppear(top, animated: animated, isMovingToParent: false)
    top.log.viewDidAppear(top, animated: animated, isMovingToParent: false)
  }

  /// Whether the covered controller is told is open; this one is.
  private func tellCovered(_ animated: Bool) {
    guard let top = topViewController else { return }
    top.log.viewWillDisappear(top, animated: animated, isMovingFromParent: false)
    top.log.viewDidDisappear(top, animated: animated, isMovingFromParent: false)
  }

  // MARK: The pop gesture

  package mutating func beginPopGesture() throws { try carryOut(.popGesture(.begin)) }

  package mutating func updatePopGesture(progress: Double) throws {
    try carryOut(.popGesture(.update))
  }

  package mutating func cancelPopGesture() throws { try carryOut(.popGesture(.cancel)) }

  package mutating func finishPopGesture() throws { try carryOut(.popGesture(.finish)) }

  package var isPopGestureInstalled: Bool { true }
}

public import HeadlessNavigation

extension HeadlessAdapter {
  // MARK: Modal presentation

  public func present(_ controller: UIViewController, animated: Bool) throws {
    navigation.present(controller, animated: animated)
    try stage.check()
  }

  public func present(
    _ controller: UIViewController, by presenter: UIViewController, animated: Bool
  ) throws {
    presenter.present(controller, animated: animated)
    try stage.check()
  }

  public func dismiss(animated: Bool) throws {
    navigation.dismiss(animated: animated)
    try stage.check()
  }

  // MARK: The pop gesture

  public func beginPopGesture() throws {
    navigation.beginPopGesture()
    try stage.check()
  }

  public func updatePopGesture(progress: Double) throws {
    navigation.updatePopGesture(progress: progress)
    try stage.check()
  }

  public func cancelPopGesture() throws {
    navigation.cancelPopGesture()
    try stage.check()
  }

  public func finishPopGesture() throws {
    navigation.finishPopGesture()
    try stage.check()
  }

  public var isPopGestureInstalled: Bool {
    navigation.interactivePopGestureRecognizer?.view === navigation.view
  }
}

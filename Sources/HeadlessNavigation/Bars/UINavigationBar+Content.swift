extension UINavigationBar {
  /// What the bar displays now. It follows the items: changing a displayed item changes the
  /// content at once.
  ///
  /// UINavigationController Class Reference, Updating the Navigation Bar.
  public var content: NavigationBarContent { displayedContent ?? composeContent() }

  /// Taps the back button, as the person using the app does.
  ///
  /// - Returns: Whether there was one to tap. There is none while a custom item takes its place,
  ///   while the bar is hidden, and while a transition runs.
  @discardableResult
  public func tapBackButton() -> Bool {
    guard !isHidden, content.hasBackButton, let topItem else { return false }
    if let owner { return owner.backButtonWasTapped() }
    if ownDelegateAllowsPop(of: topItem) { changeItems { _ = $0.removeLast() } }
    return true
  }

  /// Taps the custom left item of the controller on top, as the person using the app does. It runs the item's action, if it
  /// has one; going back is not what such an item is for.
  ///
  /// - Returns: Whether something was run: `false` while the bar is hidden, while something else is on the left, and for an
  ///   item that has no action or is disabled.
  @discardableResult
  public func tapLeftItem() -> Bool {
    guard !isHidden, case .item(let item) = content.left else { return false }
    return item.tap()
  }

  /// Applies the rules of the three positions and of the prompt.
  func composeContent() -> NavigationBarContent {
    let owner = owner
    if let owner, owner.isAltered { return composeAlteredContent(for: owner) }
    var content = NavigationBarContent()
    guard let top = topItem else { return content }
    content.left = composeLeft(top, owner: owner)
    content.center = composeCenter(top, owner: owner)
    content.right = top.rightBarButtonItem
    content.prompt = top.prompt
    return content
  }

  private func composeLeft(
    _ top: UINavigationItem, owner: UINavigationController?
  ) -> NavigationBarContent.Left {
    if let item = top.leftBarButtonItem { return .item(item) }
    guard itemStack.count > 1 else { return .nothing }
    let back = itemStack[itemStack.count - 2]
    if let item = back.backBarButtonItem { return .backItem(item) }
    guard let below = owner?.controllerBelowTop else { return .backButton(title: back.title) }
    return .backButton(title: below.title)
  }

  private func composeCenter(
    _ top: UINavigationItem, owner: UINavigationController?
  ) -> NavigationBarContent.Center {
    if let view = top.titleView { return .view(view) }
    if let title = top.title { return .title(title) }
    guard let title = owner?.stack.last?.title else { return .nothing }
    return .title(title)
  }

  private func ownDelegateAllowsPop(of item: UINavigationItem) -> Bool {
    delegate?.navigationBar(self, shouldPop: item) ?? true
  }

  // MARK: One part at a time

  // Whoever looks at a bar after every step need not have all of it made four times, nor its owner looked up. A bar
  // whose owner is as documented shows nothing but what the items say.

  func displayedLeft(for owner: UINavigationController) -> NavigationBarContent.Left {
    if isAltered { return content.left }
    guard let top = itemStack.last else { return .nothing }
    return composeLeft(top, owner: owner)
  }

  func displayedCenter(for owner: UINavigationController) -> NavigationBarContent.Center {
    if isAltered { return content.center }
    guard let top = itemStack.last else { return .nothing }
    return composeCenter(top, owner: owner)
  }

  func displayedRight() -> UIBarButtonItem? {
    isAltered ? content.right : itemStack.last?.rightBarButtonItem
  }

  func displayedPrompt() -> String? {
    isAltered ? content.prompt : itemStack.last?.prompt
  }
}

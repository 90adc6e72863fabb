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

  /// Applies the rules of the three positions and of the prompt.
  func composeContent() -> NavigationBarContent {
    if let owner, owner.isAltered { return composeAlteredContent(for: owner) }
    var content = NavigationBarContent()
    guard let top = topItem else { return content }
    content.left = composeLeft(top)
    content.center = composeCenter(top)
    content.right = top.rightBarButtonItem
    content.prompt = top.prompt
    return content
  }

  private func composeLeft(_ top: UINavigationItem) -> NavigationBarContent.Left {
    if let item = top.leftBarButtonItem { return .item(item) }
    guard itemStack.count > 1 else { return .nothing }
    let back = itemStack[itemStack.count - 2]
    if let item = back.backBarButtonItem { return .backItem(item) }
    guard let owner, owner.stack.count > 1 else { return .backButton(title: back.title) }
    return .backButton(title: owner.stack[owner.stack.count - 2].title)
  }

  private func composeCenter(_ top: UINavigationItem) -> NavigationBarContent.Center {
    if let view = top.titleView { return .view(view) }
    return (top.title ?? owner?.stack.last?.title).map { .title($0) } ?? .nothing
  }

  private func ownDelegateAllowsPop(of item: UINavigationItem) -> Bool {
    delegate?.navigationBar(self, shouldPop: item) ?? true
  }
}

// MARK: One part at a time

// Whoever looks at a bar after every step need not have all of it made four times.
extension UINavigationBar {
  /// Whether the content is nothing but what the items say.
  private var followsItems: Bool { !isAltered && displayedContent == nil }

  /// The same as the content's left.
  package var displayedLeft: NavigationBarContent.Left {
    guard followsItems else { return content.left }
    return topItem.map { composeLeft($0) } ?? .nothing
  }

  /// The same as the content's centre.
  package var displayedCenter: NavigationBarContent.Center {
    guard followsItems else { return content.center }
    return topItem.map { composeCenter($0) } ?? .nothing
  }

  /// The same as the content's right.
  package var displayedRight: UIBarButtonItem? {
    followsItems ? topItem?.rightBarButtonItem : content.right
  }

  /// The same as the content's prompt.
  package var displayedPrompt: String? {
    followsItems ? topItem?.prompt : content.prompt
  }
}

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
    if ownDelegateAllowsPop(of: topItem) { itemStack.removeLast() }
    return true
  }

  /// Applies the rules of the three positions and of the prompt.
  func composeContent() -> NavigationBarContent {
    if let owner, owner.isAltered { return composeAlteredContent(for: owner) }
    var content = NavigationBarContent()
    guard let top = topItem else { return content }
    let controllers = owner?.stack ?? []

    if let item = top.leftBarButtonItem {
      content.left = .item(item)
    } else if let back = backItem {
      if let item = back.backBarButtonItem {
        content.left = .backItem(item)
      } else {
        let previous = controllers.count > 1 ? controllers[controllers.count - 2] : nil
        content.left = .backButton(title: previous == nil ? back.title : previous?.title)
      }
    }

    if let view = top.titleView {
      content.center = .view(view)
    } else if let title = top.title ?? controllers.last?.title {
      content.center = .title(title)
    }

    content.right = top.rightBarButtonItem
    content.prompt = top.prompt
    return content
  }

  private func ownDelegateAllowsPop(of item: UINavigationItem) -> Bool {
    delegate?.navigationBar(self, shouldPop: item) ?? true
  }
}

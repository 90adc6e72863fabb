import Foundation

extension CWToolbarController {
  var isAltered: Bool { !(faults.isEmpty && variants.isEmpty) }

  func has(_ fault: ToolbarControllerFault) -> Bool { faults.contains(fault) }

  // MARK: Containing

  func takeDelegateWrongly() {
    if has(.toolbarBeforeLoad) { ownToolbar = UIToolbar() }
    let navigation = content as? UINavigationController
    if has(.innerDelegateTaken), navigation == nil {
      for child in content.children { (child as? UINavigationController)?.delegate = self }
    }
    guard let navigation else { return }
    listen(to: navigation)
    if has(.delegateNotTaken) { return }
    if has(.subclassOverlooked), type(of: navigation) != UINavigationController.self { return }
    if has(.earlierDelegateKept), navigation.delegate != nil { return }
    navigation.delegate = self
  }

  private func listen(to navigation: UINavigationController) {
    guard has(.listensOn) || variants.contains(.itemsFollowedAtOnce) else { return }
    let listener = ToolbarControllerListener(self, of: navigation)
    listener.hearsStack = has(.listensOn)
    listener.hearsItems = variants.contains(.itemsFollowedAtOnce)
    alteration.listener = listener
    navigation.observer = listener
  }

  // MARK: Loading

  func assembleWrongly(_ container: UIView, _ toolbar: UIToolbar) {
    if has(.toolbarBehind) { container.addSubview(toolbar) }
    if !has(.contentViewNotLoaded) { container.addSubview(content.view) }
    if has(.anotherView) { container.addSubview(UIView()) }
    if has(.toolbarInContent) {
      content.view.addSubview(toolbar)
    } else if !has(.toolbarBehind) {
      container.addSubview(toolbar)
    }
  }

  func misplace(_ content: inout CGRect, _ toolbar: inout CGRect, _ size: CGSize) {
    if has(.contentKeepsOrigin) {
      content.origin = self.content.viewIfLoaded?.frame.origin ?? content.origin
    }
    if has(.contentUnderToolbar) { content.size.height = size.height }
    if has(.toolbarAbove) { toolbar.origin.y = 0 }
    if has(.toolbarOfFixedWidth) { toolbar.size.width = 320 }
  }

  /// The toolbar is there for the first time.
  func toolbarWasMade(_ toolbar: UIToolbar) {
    guard isAltered else { return }
    if has(.plainContentFollowed), !(content is UINavigationController) {
      toolbar.items = content.toolbarItems
    }
    guard let navigation = content as? UINavigationController else { return }
    alteration.formerStack = navigation.viewControllers
    if variants.contains(.itemsAtLoad), let top = navigation.topViewController {
      toolbar.items = items(of: top)
    }
  }

  // MARK: Following

  /// Follows a controller wrongly.
  ///
  /// - Returns: Whether that is all there is to be done.
  func followsWrongly(
    _ viewController: UIViewController, in navigation: UINavigationController, _ animated: Bool
  ) -> Bool {
    let former = alteration.formerStack
    alteration.formerStack = navigation.viewControllers
    if has(.loadedByMessage) { loadViewIfNeeded() }
    if has(.itemsNeverSet) || has(.setAfterShown) { return true }
    if variants.contains(.displayUnheeded), former == navigation.viewControllers { return true }
    if has(.popsNotFollowed), former.contains(where: { $0 === viewController }) { return true }
    let items = items(of: viewController)
    if has(.unansweredLeftAlone), !viewController.answersToolbarItems { return true }
    if has(.nothingLeftAlone), viewController.answersToolbarItems, items == nil { return true }
    if has(.skippedFollowed) {
      let gone = former.filter { !navigation.viewControllers.contains($0) }
      for controller in gone.dropLast() {
        ownToolbar?.setItems(controller.toolbarItems, animated: false)
      }
    }
    if has(.setTwice) { ownToolbar?.setItems(nil, animated: false) }
    if has(.toolbarReplaced), isViewLoaded { replaceToolbar() }
    if has(.toolbarMoves) { moveToolbar(isNeeded: items != nil) }
    guard has(.motionLost) || has(.motionInvented) else { return false }
    ownToolbar?.setItems(items, animated: has(.motionInvented))
    return true
  }

  private func replaceToolbar() {
    guard let old = ownToolbar else { return }
    let toolbar = UIToolbar()
    toolbar.frame = old.frame
    toolbar.itemsObserver = old.itemsObserver
    old.removeFromSuperview()
    view.addSubview(toolbar)
    ownToolbar = toolbar
  }

  private func moveToolbar(isNeeded: Bool) {
    guard let toolbar = ownToolbar, isViewLoaded else { return }
    let height = view.frame.height
    toolbar.frame.origin.y = isNeeded ? height - toolbar.frame.height : height
  }
}

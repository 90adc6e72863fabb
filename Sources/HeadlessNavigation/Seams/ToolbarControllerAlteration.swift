/// What faults and variants of a toolbar controller need to remember.
@MainActor
final class ToolbarControllerAlteration {
  /// Exposed in the place of the content.
  let substitute = UIViewController()
  /// The content's stack after the message before.
  var formerStack: [UIViewController] = []
  /// Listens to the content beside its delegate.
  var listener: ToolbarControllerListener?

  init() {}
}

/// Hears of the content's stack by another way than as its delegate.
final class ToolbarControllerListener: NavigationObserver {
  weak var controller: CWToolbarController?
  var hearsStack = false
  var hearsItems = false
  private let inner: (any NavigationObserver)?

  init(_ controller: CWToolbarController, inner: (any NavigationObserver)?) {
    self.controller = controller
    self.inner = inner
  }

  func navigationController(
    _ navigationController: UINavigationController, didBegin transition: NavigationTransition
  ) {
    inner?.navigationController(navigationController, didBegin: transition)
    guard hearsStack, navigationController.delegate !== controller, let top = transition.to else {
      return
    }
    controller?.ownToolbar?.setItems(top.toolbarItems, animated: transition.isAnimated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didChangeToolbarItemsAnimated animated: Bool
  ) {
    guard hearsItems, navigationController.phase == .idle,
      let top = navigationController.topViewController
    else { return }
    controller?.ownToolbar?.setItems(top.toolbarItems, animated: animated)
  }
}

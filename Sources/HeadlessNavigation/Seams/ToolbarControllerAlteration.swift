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
  /// Whose items are followed. With another top other items are shown, and none has changed.
  private weak var top: UIViewController?

  init(_ controller: CWToolbarController, of navigation: UINavigationController) {
    self.controller = controller
    inner = navigation.observer
    top = navigation.topViewController
  }

  func navigationController(
    _ navigationController: UINavigationController, didBegin transition: NavigationTransition
  ) {
    inner?.navigationController(navigationController, didBegin: transition)
    top = transition.to
    guard hearsStack, navigationController.delegate !== controller, let top = transition.to else {
      return
    }
    controller?.ownToolbar?.setItems(top.toolbarItems, animated: transition.isAnimated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didChangeToolbarItemsAnimated animated: Bool
  ) {
    guard hearsItems, navigationController.phase == .idle else { return }
    defer { top = navigationController.topViewController }
    guard let top, top === navigationController.topViewController else { return }
    controller?.ownToolbar?.setItems(top.toolbarItems, animated: animated)
  }
}

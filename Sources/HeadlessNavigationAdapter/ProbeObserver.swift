import HeadlessNavigation
import NavigationConformance

/// Reports transitions and animations.
final class ProbeObserver: NavigationObserver {
  private let log: EventLog<UIViewController>

  init(log: EventLog<UIViewController>) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didBegin transition: NavigationTransition
  ) {
    log.transition(
      transition.kind == .push ? .push : .pop, from: transition.from, to: transition.to,
      animated: transition.isAnimated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didChangeNavigationBarVisibility change: BarVisibilityChange
  ) {
    // What runs alongside a transition takes the transition's time, and says nothing of the constant.
    log.navigationBarVisibility(
      hidden: change.isHidden, animated: change.isAnimated,
      duration: change.isAnimated && !change.isAlongsideTransition ? change.duration : nil,
      isAlongsideTransition: change.isAlongsideTransition)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didChangeToolbarVisibility change: BarVisibilityChange
  ) {
    log.toolbarVisibility(
      hidden: change.isHidden, animated: change.isAnimated, duration: change.duration)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didChangeNavigationBarContentAnimated animated: Bool
  ) {
    log.navigationBarContent(animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didChangeToolbarItemsAnimated animated: Bool
  ) {
    log.toolbarItems(animated: animated)
  }
}

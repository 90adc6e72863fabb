@testable import HeadlessNavigation

/// A delegate and observer that writes down what it is told.
final class Witness: UINavigationControllerDelegate, NavigationObserver {
  let journal: Journal
  let prefix: String
  var onWillShow: (@MainActor (UINavigationController) -> Void)?

  init(_ journal: Journal, prefix: String = "") {
    self.journal = journal
    self.prefix = prefix
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("\(prefix)willShow \(name(viewController))\(animated ? "~" : "")")
    onWillShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("\(prefix)didShow \(name(viewController))\(animated ? "~" : "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didBegin transition: NavigationTransition
  ) {
    let ends = "\(name(transition.from)) → \(name(transition.to))"
    journal.note("\(transition.kind) \(ends)\(transition.isAnimated ? "~" : "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didEnd transition: NavigationTransition
  ) {
    journal.note("end \(transition.kind)")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didChangeNavigationBarVisibility change: BarVisibilityChange
  ) { journal.note("bar \(text(change))") }

  func navigationController(
    _ navigationController: UINavigationController,
    didChangeToolbarVisibility change: BarVisibilityChange
  ) { journal.note("toolbar \(text(change))") }

  func navigationController(
    _ navigationController: UINavigationController,
    didChangeNavigationBarContentAnimated animated: Bool
  ) { journal.note("content\(animated ? "~" : "")") }

  func navigationController(
    _ navigationController: UINavigationController, didChangeToolbarItemsAnimated animated: Bool
  ) { journal.note("items\(animated ? "~" : "")") }

  private func name(_ viewController: UIViewController?) -> String {
    (viewController as? Screen)?.name ?? "-"
  }

  private func text(_ change: BarVisibilityChange) -> String {
    let words = change.isHidden ? "hidden" : "shown"
    guard change.isAnimated else { return words }
    return words + " \(change.duration)" + (change.isAlongsideTransition ? " alongside" : "")
  }
}

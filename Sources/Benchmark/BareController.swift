import HeadlessNavigation

/// A controller that does what a scenario wants done in a callback, and says nothing.
final class BareController: UIViewController {
  typealias Request = @MainActor (UINavigationController) -> Void

  var uponAppearance: Request?
  var uponWillShow: Request?

  override func viewWillAppear(_ animated: Bool) {
    guard let request = uponAppearance.take(), let navigationController else { return }
    request(navigationController)
  }
}

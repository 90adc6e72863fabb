extension UIViewController {
  /// The controller that this one, or the container it is in, presents.
  public var presentedViewController: UIViewController? {
    (navigationController ?? self).presentation?.presented
  }

  /// The controller that presents this one, or the container it is in.
  public var presentingViewController: UIViewController? {
    (navigationController ?? self).ownPresentation?.presenter
  }

  var ownPresentation: ModalPresentation? { presentationReference?.object }

  func presentModally(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    // What a controller on a navigation stack presents covers the whole interface.
    let presenter = navigationController ?? self
    guard presenter.presentation == nil, viewController.ownPresentation == nil,
      viewController.parent == nil
    else { return }
    let presentation = ModalPresentation(
      of: viewController, by: presenter, isForContent: presenter !== self)
    presentation.begin(animated: animated, completion: completion)
  }

  func dismissModally(animated: Bool, completion: (() -> Void)?) {
    let presenter = navigationController ?? self
    let presentation = presenter.presentation ?? presenter.ownPresentation
    presentation?.end(animated: animated, completion: completion)
  }
}

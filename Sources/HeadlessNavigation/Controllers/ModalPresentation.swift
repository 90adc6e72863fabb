/// One controller over the interface of another, from its coming to its going.
///
/// View Controller Catalog, The Objects of a Navigation Interface.
@MainActor
final class ModalPresentation {
  let presented: UIViewController
  /// Whether a controller on the presenter's stack asked for it.
  let isForContent: Bool
  /// Neither is kept alive: the one keeps the presentation, the other keeps the one. A navigation controller has a box
  /// through which it is referred to.
  private let container: ContainerReference?
  private weak var otherPresenter: UIViewController?
  private weak var window: UIWindow?
  /// What is still to be told when the animation under way has ended.
  private var pending: (() -> Void)?

  /// The seconds that coming or going takes.
  static let duration = 0.4

  init(of presented: UIViewController, by presenter: UIViewController, isForContent: Bool) {
    self.presented = presented
    container = (presenter as? UINavigationController)?.reference
    if container == nil { otherPresenter = presenter }
    self.isForContent = isForContent
    window = presenter.viewIfLoaded?.window
  }

  var presenter: UIViewController? { container.map { $0.object } ?? otherPresenter }

  func begin(animated: Bool, completion: (() -> Void)?) {
    presenter?.presentation = self
    let reference = WeakReference<ModalPresentation>()
    reference.object = self
    presented.presentationReference = reference
    presenter?.coverWillChange(isCovered: true, animated: animated)
    let isContainer = presented is UINavigationController
    if let window {
      if !isContainer { presented.viewWillAppear(animated) }
      window.addSubview(presented.view)
      if isContainer { presented.enterScreen(clock: window.clock) }
    }
    after(animated) { [self] in
      presenter?.coverDidChange(isCovered: true, animated: animated)
      if window != nil, !isContainer { presented.viewDidAppear(animated) }
      completion?()
    }
  }

  func end(animated: Bool, completion: (() -> Void)?) {
    finish()
    guard presenter?.presentation === self else { return }
    let isContainer = presented is UINavigationController
    if window != nil {
      if isContainer { presented.leaveScreen() } else { presented.viewWillDisappear(animated) }
    }
    presenter?.presentation = nil
    presented.presentationReference = nil
    presenter?.coverWillChange(isCovered: false, animated: animated)
    after(animated) { [self] in
      presented.viewIfLoaded?.removeFromSuperview()
      if window != nil, !isContainer { presented.viewDidDisappear(animated) }
      presenter?.coverDidChange(isCovered: false, animated: animated)
      completion?()
    }
  }

  /// Ends an animation before its time.
  private func finish() {
    let rest = pending
    pending = nil
    rest?()
  }

  private func after(_ animated: Bool, _ action: @escaping () -> Void) {
    guard animated, let window else { return action() }
    pending = action
    window.clock.run(after: Self.duration) { [self] in finish() }
  }
}

public import HeadlessNavigation
import NavigationConformance

/// A content view controller that reports its appearance messages.
public final class ProbeController: UIViewController {
  let label: String
  private let log: EventLog<UIViewController>
  private var scrolls = false
  private var tintName: String?

  init(label: String, log: EventLog<UIViewController>) {
    self.label = label
    self.log = log
  }

  public override func loadView() {
    view = scrolls ? UIScrollView() : UIView()
    view.tintColor = tintName.map { UIColor(named: $0) }
  }

  /// Gives the view a tint, now or when it is loaded.
  func tint(_ name: String?) {
    tintName = name
    viewIfLoaded?.tintColor = name.map { UIColor(named: $0) }
  }

  /// Says what kind of view is loaded.
  func scroll(_ scrolls: Bool) {
    self.scrolls = scrolls
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log.setEditing(self, editing: editing, animated: animated)
  }

  /// An item for its toolbar. It refers to the log and not to the controller: an object with weak references to it has
  /// its count in a table at its side, and controllers are counted more often than anything else.
  func toolbarItem(_ label: String) -> UIBarButtonItem {
    UIBarButtonItem(title: label) { [log] _ in log.toolbarItemAction(label) }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let requests = log.viewWillAppear(
      self, animated: animated, isMovingToParent: isMovingToParent,
      isViewShown: isViewInHierarchy, hasParent: hasParent)
    for request in requests { navigationController?.carryOut(request) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.viewDidAppear(self, animated: animated, isMovingToParent: isMovingToParent)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.viewWillDisappear(self, animated: animated, isMovingFromParent: isMovingFromParent)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.viewDidDisappear(
      self, animated: animated, isMovingFromParent: isMovingFromParent, hasParent: hasParent)
  }
}

extension UINavigationController {
  /// What a scenario wants done inside a callback.
  func carryOut(_ request: CallbackRequest<UIViewController>) {
    switch request {
    case .push(let controller, let animated):
      pushViewController(controller, animated: animated)
    case .pop(let animated):
      popViewController(animated: animated)
    case .setViewControllers(let controllers, let animated):
      setViewControllers(controllers, animated: animated)
    case .setNavigationBarHidden(let hidden, let animated):
      setNavigationBarHidden(hidden, animated: animated)
    case .setToolbarHidden(let hidden, let animated):
      setToolbarHidden(hidden, animated: animated)
    }
  }
}

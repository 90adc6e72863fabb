import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference

struct PlainContent: Error {}

/// Takes navigation controllers only, and shows nothing that need not be shown.
@MainActor
struct RefusingToolbarController: ToolbarControllerAdapter {
  static var capabilities: ToolbarControllerCapabilities { [.plainContent] }

  private var inner = HeadlessToolbarControllerAdapter()

  func makeController(label: String, answersToolbarItems: Bool) -> UIViewController {
    inner.makeController(label: label, answersToolbarItems: answersToolbarItems)
  }

  mutating func start(
    _ content: ContainedContent<UIViewController>, log: ToolbarControllerLog
  ) throws {
    if case .plain = content.kind { throw PlainContent() }
    try inner.start(content, log: log)
  }

  mutating func loadView() throws { try inner.loadView() }
  mutating func show() throws { try inner.show() }

  mutating func push(_ controller: UIViewController, animated: Bool) throws {
    try inner.push(controller, animated: animated)
  }

  mutating func pop(animated: Bool) throws { try inner.pop(animated: animated) }

  mutating func pop(to controller: UIViewController, animated: Bool) throws {
    try inner.pop(to: controller, animated: animated)
  }

  mutating func popToRoot(animated: Bool) throws { try inner.popToRoot(animated: animated) }

  mutating func setViewControllers(_ controllers: [UIViewController], animated: Bool) throws {
    try inner.setViewControllers(controllers, animated: animated)
  }

  mutating func assignToolbarItems(_ labels: [String]?, of controller: UIViewController) {
    inner.assignToolbarItems(labels, of: controller)
  }

  mutating func setContentDelegate(_ number: Int?) { inner.setContentDelegate(number) }

  var exposesContent: Bool { inner.exposesContent }
  var contentDelegate: ContentDelegate { inner.contentDelegate }
  var toolbar: UIToolbar? { inner.toolbar }
  var toolbarItems: [String] { inner.toolbarItems }
}

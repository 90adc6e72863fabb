import Foundation
import HeadlessNavigation
import NavigationConformance
import NavigationReference

/// One toolbar controller with its content and all that belongs to them. Each start makes another.
@MainActor
final class ToolbarStage {
  let content: UIViewController
  private(set) var controller: CWToolbarController?
  private let window = UIWindow()
  private let log: ToolbarControllerLog
  private let raised = Raised()
  /// Those that have been delegates of the content; it does not keep them alive itself.
  private var delegates: [NumberedDelegate] = []
  /// Whose delegate is looked at: the content's, or that of the one inside it.
  private let listened: UINavigationController

  init(
    _ content: ContainedContent<UIViewController>, log: ToolbarControllerLog,
    contentFaults: NavigationFaults, contentVariants: NavigationVariants
  ) {
    self.log = log
    switch content.kind {
    case .navigation(let root):
      let navigation = UINavigationController(
        rootViewController: root, faults: contentFaults, variants: contentVariants)
      // Nobody but a subclass could wait for the view to be loaded.
      navigation.view.frame = CGRect(content.frame)
      self.content = navigation
      listened = navigation
    case .subclass(let root):
      let navigation = ContentNavigation(
        root: root, faults: contentFaults, variants: contentVariants)
      navigation.probe = ContentProbe(content, log: log)
      self.content = navigation
      listened = navigation
    case .plain:
      let container = ContentContainer()
      container.probe = ContentProbe(content, log: log)
      container.toolbarItems = Self.items(content.toolbarItems)
      self.content = container
      listened = container.inner
    }
    let raised = raised
    listened.exceptionHandler = { raised.exception = $0 }
    if let number = content.delegate { setDelegate(number) }
    announce(listened.viewControllers)
  }

  /// The content, if it is a navigation controller.
  var navigation: UINavigationController? { content as? UINavigationController }

  func contain(faults: ToolbarControllerFaults, variants: ToolbarControllerVariants) {
    let controller = ListeningToolbarController(
      contentViewController: content, faults: faults, variants: variants)
    controller.log = log
    self.controller = controller
  }

  func load() {
    controller?.loadViewIfNeeded()
    let log = log
    controller?.toolbar?.itemsObserver = { log.toolbarItems(animated: $0) }
  }

  func show() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Controllers report from before they are on the stack.
  func announce(_ controllers: [UIViewController]) {
    for case let screen as ContentScreen in controllers { screen.log = log }
  }

  func settle() {
    listened.clock.runUntilIdle()
  }

  func setDelegate(_ number: Int?) {
    guard let number else {
      listened.delegate = nil
      return
    }
    let delegate = NumberedDelegate(number)
    delegates.append(delegate)
    listened.delegate = delegate
  }

  /// Throws what has been raised since it was last asked.
  func check() throws(NavigationException) { try raised.check() }

  // MARK: Looking

  var exposesContent: Bool { controller?.contentViewController === content }

  var contentDelegate: ContentDelegate {
    guard let delegate = listened.delegate else { return .nobody }
    if delegate === controller { return .toolbarController }
    return (delegate as? NumberedDelegate).map { .other($0.number) } ?? .stranger
  }

  func part(_ view: UIView?) -> ContainerPart {
    guard let view else { return .none }
    if view === controller?.viewIfLoaded { return .container }
    if view === content.viewIfLoaded { return .content }
    return view is UIToolbar ? .toolbar : .other
  }

  /// The same label twice is the same item twice.
  static func items(_ labels: [String]) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for label in labels {
      items.append(items.first { $0.title == label } ?? UIBarButtonItem(title: label))
    }
    return items
  }

  /// What a controller is called in the scenario; a question mark for one that nobody handed in.
  static func label(of controller: UIViewController) -> String {
    (controller as? ContentScreen)?.label ?? "?"
  }

  static func labels(of items: [UIBarButtonItem]?) -> [String] {
    items?.map { $0.title ?? "" } ?? []
  }
}

/// A toolbar controller that says what its content tells it.
private final class ListeningToolbarController: CWToolbarController {
  var log: ToolbarControllerLog?

  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log?.contentWillShow(ToolbarStage.label(of: viewController), animated: animated)
    super.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }
}

extension CGRect {
  init(_ rectangle: Rectangle) {
    self.init(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}

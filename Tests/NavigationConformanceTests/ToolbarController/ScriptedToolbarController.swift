import NavigationConformance

/// A toolbar controller that shows what it should, and tells of a push what it is told to tell.
struct ScriptedToolbarController: ToolbarControllerAdapter {
  enum Word {
    case told
    case set
    case shown
  }

  final class Screen {
    let label: String
    var items: [String] = []

    init(_ label: String) { self.label = label }
  }

  final class Bar {}

  static var capabilities: ToolbarControllerCapabilities {
    [.itemChanges, .contentStack, .contentMessages]
  }

  private let script: [Word]
  private var stack: [Screen] = []
  private var log: ToolbarControllerLog?
  private(set) var toolbar: Bar?
  private(set) var toolbarItems: [String] = []
  private(set) var contentDelegate = ContentDelegate.nobody

  init(_ script: [Word]) {
    self.script = script
  }

  func makeController(label: String, answersToolbarItems: Bool) -> Screen { Screen(label) }

  mutating func start(_ content: ContainedContent<Screen>, log: ToolbarControllerLog) {
    self.log = log
    toolbar = nil
    toolbarItems = []
    if case .navigation(let root) = content.kind { stack = [root] }
    if case .subclass(let root) = content.kind { stack = [root] }
    contentDelegate = .toolbarController
  }

  mutating func loadView() { toolbar = Bar() }
  func show() {}

  mutating func push(_ controller: Screen, animated: Bool) {
    stack.append(controller)
    for word in script {
      switch word {
      case .told: log?.contentWillShow(controller.label, animated: animated)
      case .set:
        toolbarItems = controller.items
        log?.toolbarItems(animated: animated)
      case .shown: log?.viewDidAppear()
      }
    }
  }

  mutating func pop(animated: Bool) {}
  mutating func pop(to controller: Screen, animated: Bool) {}
  mutating func popToRoot(animated: Bool) {}
  mutating func setViewControllers(_ controllers: [Screen], animated: Bool) {}

  func assignToolbarItems(_ labels: [String]?, of controller: Screen) {
    controller.items = labels ?? []
  }

  mutating func setContentDelegate(_ number: Int?) {}

  var exposesContent: Bool { true }
  var contentStack: [String] { stack.map(\.label) }
}

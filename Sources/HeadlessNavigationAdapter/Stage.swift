import HeadlessNavigation
import NavigationConformance

/// One subject with what belongs to it. Each start makes another.
@MainActor
final class Stage {
  let navigation: UINavigationController
  let window = UIWindow()
  let faults: NavigationFaults
  let variants: NavigationVariants
  private let kind: NavigationKind
  private let container: ContainerKind
  /// All that have been delegates: one that is told after it was replaced must live to say so.
  private var firstDelegate: ProbeDelegate?
  private var laterDelegates: [ProbeDelegate] = []
  /// Other navigation controllers, whose controllers the subject is to be given.
  var others: [UINavigationController] = []
  /// Those that were made before the start.
  private let earlierOthers: [UINavigationController]
  private let raised: Raised
  /// Notes what is raised; the same for all stages, so that it is made once.
  private let handler: @MainActor (NavigationException) -> Void

  /// Before the first start.
  init(
    faults: NavigationFaults, variants: NavigationVariants, kind: NavigationKind = .standard,
    container: ContainerKind = .tab
  ) {
    self.faults = faults
    self.variants = variants
    self.kind = kind
    self.container = container
    earlierOthers = []
    navigation = UINavigationController()
    let raised = Raised()
    self.raised = raised
    handler = { raised.exception = $0 }
  }

  /// A fresh subject of the same kind.
  init(
    after former: Stage, root: UIViewController?, foreignClassOf bar: ManagedBar? = nil,
    log: EventLog<UIViewController>
  ) {
    faults = former.faults
    variants = former.variants
    kind = former.kind
    container = former.container
    earlierOthers = former.others
    raised = former.raised
    handler = former.handler
    // It is pushed when there is someone to be told of a refusal; in the initialiser nobody is.
    let impossibleRoot = root.flatMap { Self.isToBeRefused($0) ? $0 : nil }
    let root = impossibleRoot == nil ? root : nil
    if let bar {
      navigation = UINavigationController(
        navigationBarClass: bar == .navigationBar ? UIToolbar.self : nil,
        toolbarClass: bar == .toolbar ? UINavigationBar.self : nil, faults: former.faults,
        variants: former.variants, exceptionHandler: former.handler)
      if let root { navigation.pushViewController(root, animated: false) }
    } else if former.kind != .standard {
      navigation = former.kind.made(with: root)
    } else if let root, former.isSound {
      navigation = UINavigationController(rootViewController: root)
    } else if let root {
      navigation = UINavigationController(
        rootViewController: root, faults: former.faults, variants: former.variants)
    } else {
      navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
      navigation.faults = former.faults
      navigation.variants = former.variants
    }
    navigation.exceptionHandler = handler
    navigation.observer = ProbeObserver(log: log)
    setDelegate(log)
    if let impossibleRoot {
      navigation.pushViewController(impossibleRoot, animated: false)
    }
  }

  /// Whether it is one of those that the adapter makes to be refused.
  private static func isToBeRefused(_ controller: UIViewController) -> Bool {
    let kind = type(of: controller)
    return kind == UITabBarController.self || kind == UINavigationController.self
      || controller.parent != nil
  }

  /// Puts the subject on the screen as what another controller presents.
  func presentModally() {
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presenter.present(navigation, animated: false)
  }

  /// Puts the subject on the screen inside another container.
  func embed() {
    window.rootViewController = container.made(with: navigation)
    window.makeKeyAndVisible()
    container.show(navigation)
  }

  private var isSound: Bool { faults.isEmpty && variants.isEmpty }

  func setDelegate(_ log: EventLog<UIViewController>?) {
    guard let log else {
      navigation.delegate = nil
      return
    }
    let delegate = ProbeDelegate(log: log)
    navigation.delegate = delegate
    if firstDelegate == nil { firstDelegate = delegate } else { laterDelegates.append(delegate) }
  }

  /// Throws what the subject has raised since it was last asked.
  func check() throws(NavigationException) {
    try raised.check()
  }
}

/// What a scenario offers to the bar as another delegate.
extension Stage: UINavigationBarDelegate {}

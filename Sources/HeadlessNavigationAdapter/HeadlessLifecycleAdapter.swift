package import HeadlessNavigation
public import NavigationConformance

/// Lets the suite make, preserve and restore HeadlessNavigation's `UINavigationController`.
@MainActor
public struct HeadlessLifecycleAdapter: LifecycleAdapter {
  public static var capabilities: LifecycleCapabilities { .all }

  private let faults: LifecycleFaults
  private let variants: LifecycleVariants
  private var navigation = UINavigationController()
  private var creation = ControllerCreation.root("")
  private var controllers: [String: NamedController] = [:]
  private var firstBars: (UINavigationBar, UIToolbar)?
  private var archive: RestorationArchive?
  private var isRootKept = false
  /// Nobody else keeps it.
  private let firstDelegate = SilentDelegate()
  private let raised = Raised()

  public init() {
    self.init(faults: [])
  }

  /// A subject with known faults, or with other readings of what the documents leave open.
  package init(faults: LifecycleFaults, variants: LifecycleVariants = []) {
    self.faults = faults
    self.variants = variants
  }

  public mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
  ) throws {
    controllers = [:]
    archive = nil
    self.creation = creation
    for (label, identifier) in identifiers {
      controller(label).restorationIdentifier = identifier
    }
    let root = rootLabel.map { controller($0) }
    if creation == .storyboardWithoutRoot, variants.contains(.storyboardNeedsRoot) {
      throw NavigationException(
        name: .inconsistency, reason: "the storyboard has no relationship to a root")
    }
    navigation = made(with: root)
    navigation.restorationIdentifier = identifier
    if variants.contains(.delegateFromTheStart) { navigation.delegate = firstDelegate }
    firstBars = (navigation.navigationBar, navigation.toolbar)
    let raised = raised
    navigation.exceptionHandler = { raised.exception = $0 }
  }

  private var rootLabel: String? {
    switch creation {
    case .root(let label), .subclass(let label), .storyboard(let label): label
    case .storyboardWithoutRoot, .bars: nil
    }
  }

  private func made(with root: UIViewController?) -> UINavigationController {
    switch creation {
    case .root:
      if faults.contains(.rootWithOwnBars) {
        return barred(true, true, root: root)
      }
      return UINavigationController(rootViewController: root ?? UIViewController())
    case .subclass:
      let controller = OwnNavigationController(navigationBarClass: nil, toolbarClass: nil)
      if let root, !faults.contains(.subclassWithoutRoot) {
        controller.pushViewController(root, animated: false)
      }
      return controller
    case .storyboard:
      if faults.contains(.relationshipIgnored) {
        return UINavigationController(navigationBarClass: nil, toolbarClass: nil)
      }
      return UIStoryboard { root ?? UIViewController() }.instantiateInitialViewController()
    case .storyboardWithoutRoot:
      let makesRoot = variants.contains(.storyboardMakesRoot)
      let storyboard = makesRoot ? UIStoryboard { UIViewController() } : UIStoryboard()
      return storyboard.instantiateInitialViewController()
    case .bars(let navigationBar, let toolbar):
      return barred(navigationBar, toolbar, root: nil)
    }
  }

  private func barred(
    _ navigationBar: Bool, _ toolbar: Bool, root: UIViewController?
  ) -> UINavigationController {
    let isBoth = navigationBar && toolbar
    let ownBar =
      navigationBar && !faults.contains(.navigationBarClassIgnored)
      || faults.contains(.barClassesRemembered)
    let ownToolbar =
      toolbar && !faults.contains(.toolbarClassIgnored)
      && !(isBoth && faults.contains(.oneBarClassOnly))
    let controller = UINavigationController(
      navigationBarClass: ownBar ? OwnNavigationBar.self : nil,
      toolbarClass: ownToolbar ? OwnToolbar.self : nil)
    if let root { controller.pushViewController(root, animated: false) }
    return controller
  }

  private mutating func controller(_ label: String) -> NamedController {
    if let controller = controllers[label] { return controller }
    let controller = NamedController(label)
    controllers[label] = controller
    return controller
  }

  // MARK: The stack

  public mutating func push(_ label: String) throws {
    navigation.pushViewController(controller(label), animated: false)
    try raised.check()
  }

  public mutating func pop() throws {
    navigation.popViewController(animated: false)
    try raised.check()
  }

  public mutating func setViewControllers(_ labels: [String]) throws {
    var stack: [UIViewController] = []
    for label in labels { stack.append(controller(label)) }
    navigation.setViewControllers(stack, animated: false)
    try raised.check()
  }

  public mutating func setIdentifier(_ identifier: String?, of label: String) {
    controller(label).restorationIdentifier = identifier
  }

  public mutating func setOwnIdentifier(_ identifier: String?) {
    navigation.restorationIdentifier = identifier
  }

  // MARK: Looking

  public var stack: [String] { Self.labels(of: navigation.viewControllers) }

  private static func labels(of controllers: [UIViewController]) -> [String] {
    controllers.map { ($0 as? NamedController)?.label ?? "?" }
  }

  public var ownBars: (navigationBar: Bool, toolbar: Bool) {
    (navigation.navigationBar is OwnNavigationBar, navigation.toolbar is OwnToolbar)
  }

  public var interface: LifecycleInterface {
    let bar = navigation.navigationBar
    let isOwn = bar is OwnNavigationBar && faults.contains(.ownBarUnmanaged)
    var isUnmanaged = isOwn
    if case .root = creation, faults.contains(.rootUnmanaged) { isUnmanaged = true }
    let isReplaced: Bool
    if case .storyboard = creation, faults.contains(.storyboardBarReplaced) {
      isReplaced = true
    } else {
      isReplaced = firstBars?.0 !== bar || firstBars?.1 !== navigation.toolbar
    }
    return LifecycleInterface(
      items: items, isBarDelegate: bar.delegate === navigation && !isUnmanaged,
      hasSameBars: !isReplaced)
  }

  public var hasDelegate: Bool { navigation.delegate != nil }

  private var items: [String] {
    if navigation is OwnNavigationController, faults.contains(.subclassWithoutItems) { return [] }
    var labels = (navigation.navigationBar.items ?? []).map { item in
      controllers.values.first { $0.isNavigationItemCreated && $0.navigationItem === item }?
        .label ?? "?"
    }
    if creation == .storyboardWithoutRoot, faults.contains(.itemWithoutController) {
      labels.append("?")
    }
    return labels
  }

  // MARK: Preserving

  public mutating func encode() -> [EncodedController] {
    let archive = navigation.encode(
      navigation.viewControllers, content: { ($0 as? NamedController)?.label ?? "?" },
      faults: faults)
    self.archive = archive
    isRootKept = navigation.viewControllers.first?.restorationIdentifier != nil
    return archive.entries.map { EncodedController(label: $0.content, path: $0.path) }
  }

  public mutating func restore() -> [String] {
    guard var archive else { return [] }
    alter(&archive)
    let fresh = made(with: nil)
    fresh.decodeRestorableState(archive) { NamedController($0.content) }
    if variants.contains(.goesOnWithRestored) { navigation = fresh }
    return archive.entries.isEmpty ? [] : Self.labels(of: fresh.viewControllers)
  }

  /// Loses on the way what a faulty implementation loses.
  private func alter(_ archive: inout RestorationArchive) {
    if variants.contains(.nothingWithoutRoot), !isRootKept { archive.removeAll() }
    if faults.contains(.restoredFromTop) { archive.reverse() }
    if faults.contains(.sharedTakenForOne) { archive.removeRepeated() }
    if faults.contains(.positionsCounted) { archive.removeAfterGaps() }
  }
}

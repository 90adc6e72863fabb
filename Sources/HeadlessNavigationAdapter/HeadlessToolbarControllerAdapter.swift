import Foundation
public import HeadlessNavigation
public import NavigationConformance
public import NavigationReference

/// Lets the suite drive HeadlessNavigation's `CWToolbarController`.
@MainActor
public struct HeadlessToolbarControllerAdapter: ToolbarControllerAdapter {
  public static var capabilities: ToolbarControllerCapabilities { .all }

  private let faults: ToolbarControllerFaults
  private let variants: ToolbarControllerVariants
  /// What is wrong with a navigation controller as content.
  private let contentFaults: NavigationFaults
  private let contentVariants: NavigationVariants
  private var stage: ToolbarStage?

  public init() {
    self.init(faults: [])
  }

  /// A subject with known faults, or with other readings of what the article leaves open.
  package init(
    faults: ToolbarControllerFaults, variants: ToolbarControllerVariants = [],
    contentFaults: NavigationFaults = [], contentVariants: NavigationVariants = []
  ) {
    self.faults = faults
    self.variants = variants
    self.contentFaults = contentFaults
    var contentVariants = contentVariants
    // That fault shows only where the content sends messages before anything is on the screen.
    if faults.contains(.loadedByMessage) { contentVariants.insert(.delegateToldOffScreen) }
    self.contentVariants = contentVariants
  }

  // MARK: Starting

  public func makeController(label: String, answersToolbarItems: Bool) -> UIViewController {
    ContentScreen(label: label, answersToolbarItems: answersToolbarItems)
  }

  public mutating func start(
    _ content: ContainedContent<UIViewController>, log: ToolbarControllerLog
  ) throws {
    let stage = ToolbarStage(
      content, log: log, contentFaults: contentFaults, contentVariants: contentVariants)
    stage.contain(faults: faults, variants: variants)
    self.stage = stage
    try stage.check()
  }

  public mutating func loadView() throws { try running().load() }
  public mutating func show() throws { try running().show() }

  /// The stage, which there is from the start on.
  private func running() throws(NotStarted) -> ToolbarStage {
    guard let stage else { throw NotStarted() }
    return stage
  }

  private struct NotStarted: Error {}

  // MARK: The content's stack

  public mutating func push(_ controller: UIViewController, animated: Bool) throws {
    try running().announce([controller])
    try running().navigation?.pushViewController(controller, animated: animated)
    try running().check()
  }

  public mutating func pop(animated: Bool) throws {
    try running().navigation?.popViewController(animated: animated)
    try running().check()
  }

  public mutating func pop(to controller: UIViewController, animated: Bool) throws {
    try running().navigation?.popToViewController(controller, animated: animated)
    try running().check()
  }

  public mutating func popToRoot(animated: Bool) throws {
    try running().navigation?.popToRootViewController(animated: animated)
    try running().check()
  }

  public mutating func setViewControllers(
    _ controllers: [UIViewController], animated: Bool
  ) throws {
    try running().announce(controllers)
    try running().navigation?.setViewControllers(controllers, animated: animated)
    try running().check()
  }

  public mutating func assignToolbarItems(_ labels: [String]?, of controller: UIViewController) {
    controller.toolbarItems = labels.map(ToolbarStage.items)
  }

  public mutating func setContentDelegate(_ number: Int?) { stage?.setDelegate(number) }

  // Spelled out, because the requirement runs wherever its caller does and would pass that on.
  @MainActor public mutating func settle() async { stage?.settle() }

  // MARK: Looking

  public var exposesContent: Bool { stage?.exposesContent ?? false }
  public var contentDelegate: ContentDelegate { stage?.contentDelegate ?? .nobody }
  public var toolbar: UIToolbar? { stage?.controller?.toolbar }
  public var toolbarItems: [String] { ToolbarStage.labels(of: toolbar?.items) }
}

extension HeadlessToolbarControllerAdapter {
  public mutating func assignContentToolbarItems(_ labels: [String]) throws {
    try running().content.toolbarItems = ToolbarStage.items(labels)
  }

  public var subviews: [ContainerPart] {
    get throws {
      let stage = try running()
      return stage.controller?.view.subviews.map { stage.part($0) } ?? []
    }
  }

  public var toolbarSuperview: ContainerPart {
    get throws {
      let stage = try running()
      return stage.part(stage.controller?.toolbar?.superview)
    }
  }

  public var isContentViewLoaded: Bool { get throws { try running().content.isViewLoaded } }

  public var containerFrame: Rectangle {
    get throws { Rectangle(try running().controller?.view.frame) }
  }

  public var contentFrame: Rectangle {
    get throws { Rectangle(try running().content.viewIfLoaded?.frame) }
  }

  public var toolbarFrame: Rectangle { get throws { Rectangle(toolbar?.frame) } }

  public var builtInToolbarItems: [String] {
    get throws { ToolbarStage.labels(of: try running().navigation?.toolbar.items) }
  }

  public var contentStack: [String] {
    get throws { try running().navigation?.viewControllers.map(ToolbarStage.label) ?? [] }
  }

  public func rotates(to orientation: Orientation) throws -> Bool {
    try running().controller?
      .shouldAutorotate(toInterfaceOrientation: UIInterfaceOrientation(orientation)) ?? false
  }

  public var flexibility: ContainerFlexibility {
    get throws {
      let stage = try running()
      return ContainerFlexibility(
        container: Flexibility(stage.controller?.view.autoresizingMask),
        content: Flexibility(stage.content.viewIfLoaded?.autoresizingMask),
        toolbar: Flexibility(toolbar?.autoresizingMask))
    }
  }

  public mutating func resize(width: Int, height: Int) throws {
    try running().controller?.view.frame.size = CGSize(width: width, height: height)
  }

  public mutating func send(_ call: AppearanceCall, animated: Bool) throws {
    guard let controller = try running().controller else { return }
    switch call {
    case .viewWillAppear: controller.viewWillAppear(animated)
    case .viewDidAppear: controller.viewDidAppear(animated)
    case .viewWillDisappear: controller.viewWillDisappear(animated)
    case .viewDidDisappear: controller.viewDidDisappear(animated)
    }
  }
}

extension Rectangle {
  init(_ frame: CGRect?) {
    let frame = frame ?? CGRect(x: 0, y: 0, width: 0, height: 0)
    // Whoever asks for a frame beyond all screens is told one beyond all screens.
    func points(_ number: CGFloat) -> Int { Int(min(max(number, -1e15), 1e15)) }
    self.init(
      x: points(frame.origin.x), y: points(frame.origin.y), width: points(frame.size.width),
      height: points(frame.size.height))
  }
}

extension Flexibility {
  /// The bits are those of UIKit.
  fileprivate init(_ mask: UIView.AutoresizingMask?) {
    self.init(rawValue: UInt8(truncatingIfNeeded: mask?.rawValue ?? 0))
  }
}

extension UIInterfaceOrientation {
  init(_ orientation: Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}

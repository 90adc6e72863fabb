import Foundation
package import HeadlessNavigation
public import NavigationConformance
public import NavigationReference

/// Lets the suite lay out HeadlessNavigation's `UINavigationController`.
@MainActor
public struct HeadlessLayoutAdapter: FullScreenLayoutAdapter {
  private let faults: LayoutFaults
  private let variants: LayoutVariants
  private var navigation = UINavigationController()
  private let raised = Raised()

  public init() {
    self.init(faults: [])
  }

  /// A subject with known faults, or with other readings of what the documents leave open.
  package init(faults: LayoutFaults, variants: LayoutVariants = []) {
    self.faults = faults
    self.variants = variants
  }

  public mutating func start() throws {
    let root = UIViewController()
    root.title = "root"
    let top = UIViewController()
    top.title = "top"
    navigation = UINavigationController(rootViewController: root)
    let raised = raised
    navigation.exceptionHandler = { raised.exception = $0 }
    navigation.pushViewController(top, animated: false)
  }

  public mutating func layOut(_ conditions: LayoutConditions) throws -> ContentLayout {
    navigation.isNavigationBarHidden = !conditions.isNavigationBarShown
    navigation.isToolbarHidden = !conditions.isToolbarShown
    navigation.navigationBar.isTranslucent = conditions.isNavigationBarTranslucent
    navigation.toolbar.isTranslucent = conditions.isToolbarTranslucent
    navigation.topViewController?.wantsFullScreenLayout = conditions.wantsFullScreenLayout
    let layout = navigation.layOut(in: surroundings(conditions))
    try raised.check()
    return altered(Self.seen(layout), conditions)
  }

  /// What no placing of the content could come to.
  private func altered(
    _ layout: ContentLayout, _ conditions: LayoutConditions
  ) -> ContentLayout {
    var layout = layout
    let isOpaque = conditions.isNavigationBarShown && !conditions.isNavigationBarTranslucent
    guard isOpaque, conditions.fillsScreen, conditions.wantsFullScreenLayout else { return layout }
    if faults.contains(.wishAskedFirst) { layout.underlapped.insert(.statusBar) }
    if faults.contains(.screenSpannedUnsaid) { layout.fillsScreen = true }
    return layout
  }

  private func surroundings(_ conditions: LayoutConditions) -> LayoutSurroundings {
    var surroundings = LayoutSurroundings()
    surroundings.faults = faults
    surroundings.variants = variants
    if !conditions.fillsScreen {
      surroundings.container = CGRect(x: 20, y: 60, width: 280, height: 360)
    }
    if conditions.isAboveTabBar { surroundings.tabBarHeight = 49 }
    if let presentation = conditions.presentation {
      let presenter = UIViewController()
      presenter.wantsFullScreenLayout = presentation.presenterWantsFullScreenLayout
      surroundings.presenter = presenter
    }
    return surroundings
  }

  /// What covers what, by the frames.
  private static func seen(_ layout: NavigationLayout) -> ContentLayout {
    let bars: [(LayoutBar, CGRect)] = [
      (.statusBar, layout.statusBar), (.navigationBar, layout.navigationBar),
      (.toolbar, layout.toolbar), (.tabBar, layout.tabBar),
    ]
    let underlapped = bars.filter { _, frame in
      let common = frame.intersection(layout.content)
      return common.width > 0 && common.height > 0
    }.map(\.0)
    return ContentLayout(
      underlapped: Set(underlapped), fillsScreen: layout.content == LayoutSurroundings().screen)
  }

  public var interior: [String] {
    get throws {
      let content = navigation.navigationBar.content
      return navigation.viewControllers.map { $0.title ?? "untitled" }
        + [
          Self.word(content.left), Self.word(content.center), content.right?.title ?? "",
          content.prompt ?? "",
        ]
    }
  }

  // In words of one's own: what the standard library makes of an enumeration costs more than the rest of a step.

  private static func word(_ left: NavigationBarContent.Left) -> String {
    switch left {
    case .nothing: "nothing"
    case .item(let item): "item " + (item.title ?? "")
    case .backItem(let item): "back item " + (item.title ?? "")
    case .backButton(let title): "back button " + (title ?? "")
    }
  }

  private static func word(_ center: NavigationBarContent.Center) -> String {
    switch center {
    case .nothing: "nothing"
    case .view: "view"
    case .title(let title): "title " + title
    }
  }
}

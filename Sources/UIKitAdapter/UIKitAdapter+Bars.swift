import Foundation
public import NavigationConformance

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
#else
  public import HeadlessNavigation
#endif

extension UIKitAdapter {
  // MARK: The navigation bar

  public var navigationItems: [UINavigationItem] { navigation.navigationBar.items ?? [] }

  public func navigationItem(of controller: UIViewController) -> UINavigationItem {
    controller.navigationItem
  }

  public var isNavigationBarHidden: Bool { navigation.isNavigationBarHidden }
  public var isNavigationBarShown: Bool { !navigation.navigationBar.isHidden }

  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigation.setNavigationBarHidden(hidden, animated: animated)
  }

  public func assignNavigationBarHidden(_ hidden: Bool) {
    navigation.isNavigationBarHidden = hidden
  }

  public func assignDirectly(_ property: ManagedBarProperty, of bar: ManagedBar) throws {
    let managed: UIView = bar == .toolbar ? navigation.toolbar : navigation.navigationBar
    switch property {
    case .isHidden: managed.isHidden = true
    case .alpha: managed.alpha = 0
    case .frame: managed.frame = .zero
    case .bounds: managed.bounds = .zero
    case .superview: managed.removeFromSuperview()
    }
  }

  // MARK: The toolbar

  public var isToolbarHidden: Bool { navigation.isToolbarHidden }
  public var isToolbarShown: Bool { !navigation.toolbar.isHidden }
  public var toolbarItems: [String] { (navigation.toolbar.items ?? []).map { $0.title ?? "" } }

  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    navigation.setToolbarHidden(hidden, animated: animated)
  }

  public func assignToolbarHidden(_ hidden: Bool) { navigation.isToolbarHidden = hidden }

  public func setToolbarItems(
    _ labels: [String]?, of controller: UIViewController, animated: Bool
  ) {
    controller.setToolbarItems(items(labels, of: controller), animated: animated)
  }

  public func tapToolbarItem(_ label: String) throws {
    guard let item = navigation.toolbar.items?.first(where: { $0.title == label }) else { return }
    try platform.touch(item, in: navigation.toolbar)
    try platform.check()
  }

  /// What a bar draws cannot be read, so nothing is claimed that would only change that.
  public func assign(_ property: ControllerProperty, of controller: UIViewController) throws {
    switch property {
    case .toolbarItems(let labels): controller.toolbarItems = items(labels, of: controller)
    case .toolbarItemKinds(let kinds): controller.toolbarItems = kinds.map { item(of: $0) }
    case .hidesBottomBarWhenPushed(let hides): controller.hidesBottomBarWhenPushed = hides
    default: throw Unsupported()
    }
  }

  /// What kind an item is cannot be read from it. A title can, and shows in none that has something else to show.
  private func item(of kind: ToolbarItemKind) -> UIBarButtonItem {
    let item = platform.makeItem(of: kind)
    item.title = kind.rawValue
    return item
  }

  /// The same label twice is the same item twice.
  private func items(
    _ labels: [String]?, of controller: UIViewController
  ) -> [UIBarButtonItem]? {
    guard let labels else { return nil }
    let log = (controller as? ScriptedController)?.log
    var items: [UIBarButtonItem] = []
    for label in labels {
      items.append(
        items.first { $0.title == label }
          ?? platform.makeItem(label) { log?.toolbarItemAction(label) })
    }
    return items
  }
}

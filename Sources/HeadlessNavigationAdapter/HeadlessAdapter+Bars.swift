import Foundation
import HeadlessNavigation
public import NavigationConformance

extension HeadlessAdapter {
  // MARK: The edit button

  public func tapEditButton() throws {
    navigation.displayedRight?.tap()
    try stage.check()
  }

  // MARK: Items

  public func tapLeftItem() throws {
    navigation.tapLeftItem()
    try stage.check()
  }

  public func tapToolbarItem(_ label: String) throws {
    if let item = navigation.toolbar.items?.first(where: { $0.title == label }) {
      navigation.tapToolbarItem(item)
    }
    try stage.check()
  }

  // MARK: The bars themselves

  public var navigationBar: AnyObject { navigation.barObject }
  public var toolbar: AnyObject { navigation.toolbarObject }
  public func makeAnotherNavigationBar() -> AnyObject { navigation.barOfAnother() }

  public var isNavigationBarDelegate: Bool { navigation.navigationBar.delegate === navigation }

  public func replaceNavigationBarDelegate() throws {
    navigation.navigationBar.delegate = stage
    try stage.check()
  }

  public func assign(_ property: NavigationBarProperty) throws {
    let bar = navigation.navigationBar
    switch property {
    case .barStyle(let name): bar.barStyle = UIBarStyle(named: name)
    case .isTranslucent(let isTranslucent): bar.isTranslucent = isTranslucent
    case .tintColor(let name): bar.tintColor = UIColor(named: name)
    case .barTintColor(let name): bar.barTintColor = UIColor(named: name)
    }
    try stage.check()
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
    try stage.check()
  }

  public var navigationBarAppearance: NavigationBarAppearance {
    let bar = navigation.navigationBar
    return NavigationBarAppearance(
      barStyle: bar.barStyle.name, isTranslucent: bar.isTranslucent, tintColor: bar.tintColor?.name,
      barTintColor: bar.barTintColor?.name, shownItemColor: navigation.shownItemColor?.name,
      shownBarColor: navigation.shownBarColor?.name)
  }

  public var interfaceParts: InterfaceParts {
    var parts: InterfaceParts = []
    if navigation.isInView(navigation.navigationBar) { parts.insert(.navigationBar) }
    if navigation.isInView(navigation.toolbar) { parts.insert(.toolbar) }
    if navigation.isInView(navigation.topViewController?.viewIfLoaded) { parts.insert(.content) }
    return parts
  }

  public var isContentInsetAdjusted: Bool { navigation.isContentInsetAdjusted }
}

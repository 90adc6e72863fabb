import ConformanceChecks
import NavigationReference

extension ModelAdapter {
  package mutating func tapEditButton() throws {
    try carryOut(.tapEdit)
    guard let top = topViewController else { return }
    top.log.setEditing(top, editing: stated.messages.isEditing)
  }

  package mutating func tapToolbarItem(_ label: String) throws {
    try carryOut(.tapToolbarItem(Label(observed: label)))
    topViewController?.log.toolbarItemAction(label)
  }

  package mutating func tapLeftItem() throws { try carryOut(.tapLeftItem) }

  package var navigationBar: AnyObject { bars.navigationBar }
  package var toolbar: AnyObject { bars.toolbar }
  package func makeAnotherNavigationBar() throws -> AnyObject { ModelBars().navigationBar }

  package var isNavigationBarDelegate: Bool { true }

  package mutating func replaceNavigationBarDelegate() throws {
    try carryOut(.replaceBarDelegate)
    throw ModelRefusal.barDelegate
  }

  package mutating func assign(_ property: NavigationBarProperty) throws {
    try carryOut(.changeBar(Self.property(property)))
  }

  package mutating func assignDirectly(_ property: ManagedBarProperty, of bar: ManagedBar) throws {
    let viewProperty: BarViewProperty =
      switch property {
      case .isHidden: .isHidden
      case .alpha: .alpha
      case .frame: .frame
      case .bounds: .bounds
      case .superview: .superview
      }
    try carryOut(.changeBar(.view(Self.object(bar), viewProperty)))
  }

  static func object(_ bar: ManagedBar) -> BarObject {
    switch bar {
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    }
  }

  private static func property(_ property: NavigationBarProperty) -> BarProperty {
    switch property {
    case .barStyle(let style): .style(Label(observed: style))
    case .isTranslucent(let isTranslucent): .isTranslucent(isTranslucent)
    case .tintColor(let color): .tint(Label(observed: color))
    case .barTintColor(let color): .barTint(Label(observed: color))
    }
  }

  package var navigationBarAppearance: NavigationBarAppearance {
    let looks = model.barLooks
    return NavigationBarAppearance(
      barStyle: looks.style?.text, isTranslucent: looks.isTranslucent, tintColor: looks.tint?.text,
      barTintColor: looks.barTint?.text, shownItemColor: looks.tint?.text,
      shownBarColor: looks.barTint?.text)
  }

  package var interfaceParts: InterfaceParts { InterfaceParts(Checker.parts(stated, model)) }

  package var isContentInsetAdjusted: Bool {
    model.top.map { model.settings(of: $0).isScrollView } ?? false
  }
}

/// The bars of the model's subject. They only have to be told from others.
final class ModelBars {
  final class Bar {}

  let navigationBar: AnyObject = Bar()
  let toolbar: AnyObject = Bar()
}

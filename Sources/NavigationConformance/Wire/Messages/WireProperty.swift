import NavigationReference

/// The name of a property that is assigned. A new attribute does not compile until `wire` names it here.
package enum WireProperty: String, CaseIterable, Sendable {
  case title
  case itemTitle = "item.title"
  case titleView = "item.titleView"
  case leftItem = "item.left"
  case rightItem = "item.right"
  case leftView = "item.leftView"
  case rightView = "item.rightView"
  case backItem = "item.back"
  case prompt = "item.prompt"
  case toolbarItems
  case toolbarItemKinds
  case hidesBottomBarWhenPushed
  case rightEditButton = "item.rightEditButton"
  case viewTint = "view.tintColor"
  case scrollView = "view.isScrollView"
  case tabBarController = "isTabBarController"
  case navigationController = "isNavigationController"
  case elsewhere = "isElsewhere"
}

extension Attribute {
  /// Property and value.
  var wire: (WireProperty, WireValue) {
    switch self {
    case .title(let text): (.title, WireValue(text))
    case .itemTitle(let text): (.itemTitle, WireValue(text))
    case .titleView(let view): (.titleView, WireValue(view))
    case .leftItem(let item): (.leftItem, WireValue(item))
    case .rightItem(let item): (.rightItem, WireValue(item))
    case .leftView(let view): (.leftView, WireValue(view))
    case .rightView(let view): (.rightView, WireValue(view))
    case .backItem(let item): (.backItem, WireValue(item))
    case .prompt(let text): (.prompt, WireValue(text))
    case .toolbarItems(let items): (.toolbarItems, WireValue(items))
    case .everyToolbarItemKind: (.toolbarItemKinds, WireValue(Label.everyToolbarItemKind))
    case .hidesBottomBarWhenPushed(let hides): (.hidesBottomBarWhenPushed, .flag(hides))
    case .editButton: (.rightEditButton, true)
    case .viewTint(let color): (.viewTint, WireValue(color))
    case .scrollView(let scrolls): (.scrollView, .flag(scrolls))
    case .tabBarController: (.tabBarController, true)
    case .navigationController: (.navigationController, true)
    case .elsewhere: (.elsewhere, true)
    }
  }

  init(_ property: WireProperty, _ fields: WireFields) throws(WireFault) {
    self =
      switch property {
      case .title: .title(try fields.label("value"))
      case .itemTitle: .itemTitle(try fields.label("value"))
      case .titleView: .titleView(try fields.label("value"))
      case .leftItem: .leftItem(try fields.label("value"))
      case .rightItem: .rightItem(try fields.label("value"))
      case .leftView: .leftView(Label(observed: try fields.text("value")))
      case .rightView: .rightView(Label(observed: try fields.text("value")))
      case .backItem: .backItem(try fields.label("value"))
      case .prompt: .prompt(try fields.label("value"))
      case .toolbarItems: .toolbarItems(try fields.labels("value"))
      case .toolbarItemKinds: try Self.everyKind(in: fields)
      case .hidesBottomBarWhenPushed: .hidesBottomBarWhenPushed(try fields.flag("value"))
      case .rightEditButton: try .editButton.said(of: property, fields)
      case .viewTint: .viewTint(try fields.label("value"))
      case .scrollView: .scrollView(try fields.flag("value"))
      case .tabBarController: try .tabBarController.said(of: property, fields)
      case .navigationController: try .navigationController.said(of: property, fields)
      case .elsewhere: try .elsewhere.said(of: property, fields)
      }
  }

  private static func everyKind(in fields: WireFields) throws(WireFault) -> Attribute {
    let kinds = Label.everyToolbarItemKind
    guard try fields.labels("value") == kinds else {
      throw WireFault(
        "'value' expects \(WireValue(kinds).text) for '\(WireProperty.toolbarItemKinds.rawValue)'")
    }
    return .everyToolbarItemKind
  }

  /// That a controller's right item is its edit button is taken back by assigning another; that it is a tab bar or
  /// navigation controller, or on another stack, by nothing.
  private func said(
    of property: WireProperty, _ fields: WireFields
  ) throws(WireFault) -> Attribute {
    guard try fields.flag("value") else {
      throw WireFault("'value' expects true for '\(property.rawValue)', found false")
    }
    return self
  }
}

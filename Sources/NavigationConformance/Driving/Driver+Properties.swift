public import NavigationReference

/// What is assigned to controllers and bars, in the terms of adapters.
extension Driver {
  /// What is assigned; `nil` for what a controller is from the beginning.
  @inlinable
  static func property(_ attribute: Attribute) -> ControllerProperty? {
    switch attribute {
    case .title(let text): .title(text?.text)
    case .itemTitle(let text): .itemTitle(text?.text)
    case .titleView(let view): .itemTitleView(view?.text)
    case .leftItem(let item): .itemLeftBarButton(item?.text)
    case .rightItem(let item): .itemRightBarButton(item?.text)
    case .leftView(let view): .itemLeftView(view.text)
    case .rightView(let view): .itemRightView(view.text)
    case .backItem(let item): .itemBackBarButton(item?.text)
    case .prompt(let text): .itemPrompt(text?.text)
    case .toolbarItems(let items): .toolbarItems(items.map { $0.map(\.text) })
    case .everyToolbarItemKind: .toolbarItemKinds(ToolbarItemKind.allCases)
    case .hidesBottomBarWhenPushed(let hides): .hidesBottomBarWhenPushed(hides)
    case .editButton: .itemRightEditButton
    case .viewTint(let color): .viewTintColor(color?.text)
    case .scrollView(let scrolls): .scrollView(scrolls)
    case .tabBarController, .navigationController, .elsewhere: nil
    }
  }

  @inlinable
  mutating func change(_ property: BarProperty) throws {
    switch property {
    case .style(let style): try adapter.assign(.barStyle(style.text))
    case .isTranslucent(let isTranslucent): try adapter.assign(.isTranslucent(isTranslucent))
    case .tint(let color): try adapter.assign(.tintColor(color.text))
    case .barTint(let color): try adapter.assign(.barTintColor(color.text))
    case .view(let bar, let property):
      try adapter.assignDirectly(Self.managed(property), of: Self.managed(bar))
    }
  }

  @inlinable
  static func managed(_ bar: BarObject) -> ManagedBar {
    switch bar {
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    }
  }

  @inlinable
  static func managed(_ property: BarViewProperty) -> ManagedBarProperty {
    switch property {
    case .isHidden: .isHidden
    case .alpha: .alpha
    case .frame: .frame
    case .bounds: .bounds
    case .superview: .superview
    }
  }
}

import NavigationReference

/// The name of a property of the navigation bar itself, where it is assigned and where it is read.
package enum WireBarProperty: String, CaseIterable, Sendable {
  case barStyle
  case translucent
  case tintColor
  case barTintColor
}

extension BarProperty {
  /// Property and value; of a bar's view the bar and the property, which has one value.
  var wire: [WireValue.Member] {
    switch self {
    case .style(let style): Self.members(.barStyle, .text(style.text))
    case .isTranslucent(let isTranslucent): Self.members(.translucent, .flag(isTranslucent))
    case .tint(let color): Self.members(.tintColor, .text(color.text))
    case .barTint(let color): Self.members(.barTintColor, .text(color.text))
    case .view(let bar, let property):
      [
        WireValue.Member("bar", .text(bar.rawValue)),
        WireValue.Member("property", .text(property.rawValue)),
      ]
    }
  }

  private static func members(
    _ property: WireBarProperty, _ value: WireValue
  ) -> [WireValue.Member] {
    [WireValue.Member("property", .text(property.rawValue)), WireValue.Member("value", value)]
  }

  init(_ property: WireBarProperty, _ fields: WireFields) throws(WireFault) {
    self =
      switch property {
      case .barStyle: .style(Label(observed: try fields.text("value")))
      case .translucent: .isTranslucent(try fields.flag("value"))
      case .tintColor: .tint(Label(observed: try fields.text("value")))
      case .barTintColor: .barTint(Label(observed: try fields.text("value")))
      }
  }
}

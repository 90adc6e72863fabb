import NavigationReference

/// The name of a property of the navigation bar itself, where it is assigned and where it is read.
package enum WireBarProperty: String, CaseIterable, Sendable {
  case barStyle
  case translucent
  case tintColor
  case barTintColor
}

extension BarProperty {
  /// Property and value.
  var wire: (WireBarProperty, WireValue) {
    switch self {
    case .style(let style): (.barStyle, .text(style.text))
    case .isTranslucent(let isTranslucent): (.translucent, .flag(isTranslucent))
    case .tint(let color): (.tintColor, .text(color.text))
    case .barTint(let color): (.barTintColor, .text(color.text))
    }
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

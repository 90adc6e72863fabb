/// A property of the navigation bar that the documents let a program change, with the value to assign.
///
/// Styles and colours are made by the adapter; the suite knows them by name, and different names mean different ones.
public enum NavigationBarProperty: Hashable, Sendable {
  /// The style, by name.
  case barStyle(String)
  /// Whether content is seen through the bar.
  case isTranslucent(Bool)
  /// The colour of its buttons, by name.
  case tintColor(String)
  /// The colour of the bar itself, by name.
  case barTintColor(String)
}

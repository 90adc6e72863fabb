/// A property of the navigation bar that the documents let a program change, with the value to assign.
///
/// Styles and colours are made by the adapter; the suite knows them by name, and different names mean different ones.
public enum NavigationBarProperty: Hashable, Sendable {
  case barStyle(String)
  case isTranslucent(Bool)
  case tintColor(String)
  case barTintColor(String)
}

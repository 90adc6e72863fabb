/// One of the two bars of a navigation controller, as an object.
public enum BarObject: String, Hashable, Sendable, CaseIterable {
  case navigationBar
  case toolbar
}

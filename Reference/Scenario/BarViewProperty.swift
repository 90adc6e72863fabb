/// A property of a bar's view that the documents forbid a program to assign. There is one value for each, with which the bar
/// is not to be seen.
public enum BarViewProperty: String, Hashable, Sendable, CaseIterable {
  case isHidden
  case alpha
  case frame
  case bounds
  case superview

  /// The value, as a scenario writes it.
  package var value: String {
    switch self {
    case .isHidden: "true"
    case .alpha: "0"
    case .frame, .bounds: "zero"
    case .superview: "none"
    }
  }
}

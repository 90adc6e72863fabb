/// What the documents let a program change of the navigation bar itself, with the value to assign.
public enum BarProperty: Hashable, Sendable {
  case style(Label)
  case isTranslucent(Bool)
  /// The colour of the items in the bar.
  case tint(Label)
  /// The colour of the bar itself.
  case barTint(Label)
}

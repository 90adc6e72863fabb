/// What a program changes of the bars themselves, with the value to assign.
public enum BarProperty: Hashable, Sendable {
  case style(Label)
  case isTranslucent(Bool)
  /// The colour of the items in the bar.
  case tint(Label)
  /// The colour of the bar itself.
  case barTint(Label)
  /// What the documents forbid.
  case view(BarObject, BarViewProperty)
}

/// What the navigation bar looks like. Only what the suite has assigned is judged; anything else may be `nil`.
public struct NavigationBarAppearance: Hashable, Sendable {
  /// The bar's style, by the name that was assigned.
  public var barStyle: String?
  /// Whether the bar is translucent.
  public var isTranslucent: Bool?
  /// The tint colour, by the name that was assigned.
  public var tintColor: String?
  /// The bar's own tint colour, by the name that was assigned.
  public var barTintColor: String?
  /// The colour that the items in the bar really have.
  public var shownItemColor: String?
  /// The colour that the bar itself really has.
  public var shownBarColor: String?

  /// What is seen of a bar; what was never assigned may be left out. Each parameter is told at the property of its name.
  @inlinable
  public init(
    barStyle: String? = nil, isTranslucent: Bool? = nil, tintColor: String? = nil,
    barTintColor: String? = nil, shownItemColor: String? = nil, shownBarColor: String? = nil
  ) {
    self.barStyle = barStyle
    self.isTranslucent = isTranslucent
    self.tintColor = tintColor
    self.barTintColor = barTintColor
    self.shownItemColor = shownItemColor
    self.shownBarColor = shownBarColor
  }
}

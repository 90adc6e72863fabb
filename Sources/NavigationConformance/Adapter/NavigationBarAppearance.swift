/// What the navigation bar looks like. Only what the suite has assigned is judged; anything else may be `nil`.
public struct NavigationBarAppearance: Hashable, Sendable {
  /// What the bar's properties read, by the names that were assigned.
  public var barStyle: String?
  public var isTranslucent: Bool?
  public var tintColor: String?
  public var barTintColor: String?
  /// The colours that the items in the bar and the bar itself really have.
  public var shownItemColor: String?
  public var shownBarColor: String?

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

/// What one position of the navigation bar displays, in an adapter's words.
public enum BarContent: Hashable, Sendable {
  /// Nothing at all.
  case nothing
  /// A bar button item, custom or the previous controller's back item, by its label; also where the bar draws the back item
  /// as a back button that carries its title.
  case item(String)
  /// The default back button, which the bar makes where the previous controller has no back item, and the title it carries,
  /// if any.
  case backButton(title: String?)
  /// A text in the centre.
  case title(String)
  /// A custom view, in the centre or in a bar item, by its label.
  case view(String)
  /// The edit button of the controller on top, and whether it says Done rather than Edit.
  case editButton(isDone: Bool)
}

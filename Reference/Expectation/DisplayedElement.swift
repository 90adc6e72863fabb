/// What one position of the navigation bar displays.
public enum DisplayedElement: Hashable, Sendable {
  case nothing
  /// A bar button item, known by its label.
  case item(Label)
  /// The default back button; its title is an aspect of its own.
  case backButton
  case text(Label)
  /// A custom view, known by its label.
  case view(Label)
  /// The edit button of the controller on top.
  case editButton(isDone: Bool)
}

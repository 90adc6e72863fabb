/// A view around or inside a toolbar controller.
public enum ContainerPart: String, Hashable, Sendable, CaseIterable {
  /// The toolbar controller's own view.
  case container
  /// The content's view.
  case content
  /// The toolbar.
  case toolbar
  /// Any other view.
  case other
  /// No view.
  case none
}

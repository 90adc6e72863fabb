/// Who the delegate of a toolbar controller's content is.
public enum ContentDelegate: Hashable, Sendable {
  /// There is none.
  case nobody
  /// The toolbar controller.
  case toolbarController
  /// The one with this number.
  case other(Int)
  /// An object that no one has handed in.
  case stranger
}

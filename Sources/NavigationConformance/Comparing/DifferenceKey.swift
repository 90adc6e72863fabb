import NavigationReference

/// What differences are told apart by.
enum DifferenceKey: Hashable, Sendable {
  /// Index in the catalogue.
  case requirement(Int)
  case choice(Choice)
  /// The title of what differs.
  case open(String)
  /// The two differ now and then: one of them does not answer in one way.
  case unsteady
}

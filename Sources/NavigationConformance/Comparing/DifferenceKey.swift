import NavigationReference

/// What differences are told apart by.
enum DifferenceKey: Hashable, Sendable {
  /// Index in the catalogue.
  case requirement(Int)
  case choice(Choice)
  /// The title of what differs.
  case open(String)
  /// One of the two breaks down where the other does not, or in another way; the words for the two.
  case breakdown(String, String)
  /// The two differ now and then: one of them does not answer in one way.
  case unsteady
}

/// How far a run on one of the smaller systems was to go, and whether it did.
package struct RunExtent: Hashable, Sendable {
  /// How many scenarios were asked for, or how many there are where they are fewer.
  package let wantedCount: Int
  /// Whether somebody ended it before its end.
  package let isCut: Bool
}

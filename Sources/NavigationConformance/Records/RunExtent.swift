/// How far a run on one of the smaller systems was to go, and whether it did.
package struct RunExtent: Hashable, Sendable {
  /// How many scenarios were asked for, or how many there are where they are fewer; and the stored ones on top.
  package let wantedCount: Int
  /// A digest of the stored scenarios that it began with; `nil` where there were none.
  package var stored: String? = nil
  /// Whether somebody ended it before its end.
  package let isCut: Bool
}

/// What a failing step of one of the smaller systems shows: whom it is blamed on, and which aspects differ.
package struct SystemBlame: Hashable, Sendable {
  /// Index in the catalogue.
  let requirement: Int
  /// A bit for each aspect.
  let differing: UInt64
}

/// The passes that have come to nothing on the scenario as it stands.
@usableFromInline
package struct IdlePasses: Sendable {
  /// Each with how many candidates had been accepted then.
  @usableFromInline var counts: [ObjectIdentifier: Int] = [:]

  @inlinable package init() {}

  @inlinable
  package func contains<Pass: ShrinkPass>(_ pass: Pass.Type, since accepted: Int) -> Bool {
    counts[ObjectIdentifier(pass)] == accepted
  }

  @inlinable
  package mutating func insert<Pass: ShrinkPass>(_ pass: Pass.Type, since accepted: Int) {
    counts[ObjectIdentifier(pass)] = accepted
  }
}

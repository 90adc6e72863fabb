/// The two kinds of transition that the documents name.
@usableFromInline
package enum TransitionKind: UInt8, Hashable, Sendable, CaseIterable {
  case push
  case pop
}

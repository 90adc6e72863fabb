/// Whether a change of a bar is animated.
@usableFromInline
package enum AnimationExpectation: Hashable, Sendable {
  case unstated
  /// No animated change is reported.
  case none
  /// An animated change to this visibility is reported.
  case animated
  /// Either; the answer is noted.
  case either(Choice)

  @inlinable package var isOpen: Bool {
    if case .either = self { true } else { false }
  }
}

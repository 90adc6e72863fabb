@usableFromInline
package struct TransitionExpectation: Hashable, Sendable {
  package var count = 0
  package var kind = Permitted<TransitionKind>.unstated
  package var from: ControllerName?
  package var to: ControllerName?
  /// Notes the kind without judging it.
  package var kindChoice: Choice?
}

/// A requirement and the kind of operation at which it was violated.
///
/// One defect may lie in what several operations share, and what their steps have in common is then next to nothing. What
/// the steps of one operation have in common says when it goes wrong.
package struct ViolationSite: Hashable, Sendable {
  /// The index of the requirement.
  package let requirement: Int
  /// `nil` for a start, and for the end of a transition.
  package let kind: OperationKind?

  package init(_ requirement: Int, _ kind: OperationKind?) {
    self.requirement = requirement
    self.kind = kind
  }
}

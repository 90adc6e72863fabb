/// What an operation returns.
@usableFromInline
package enum ReturnedExpectation: Hashable, Sendable {
  case unstated
  /// A pop of the top.
  case controller(ControllerName)
  /// A pop at the root: no controller that is off the stack; which answer is given otherwise is noted.
  case rootPop
  /// Exactly the controllers that left, in any order.
  case removed
}

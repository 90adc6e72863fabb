/// What a controller has to know about a transition from its begin to its end.
///
/// It is handed around for every operation. The references come first and the flags together, which keeps it at four words.
struct TransitionRecord {
  var from: UIViewController?
  var to: UIViewController?
  /// The controllers that join or leave unseen, if there are any.
  var unseen: UnseenControllers?
  /// The public part. `nil` when only the controllers below the top change, or when the whole
  /// navigation controller appears.
  var kind: NavigationTransition.Kind?
  /// What caused it.
  var operation = StackOperation.set
  var animated = false
  /// Whether the outgoing controller leaves the stack.
  var isRemoval = false
  /// Whether the incoming controller joins the stack.
  var isInsertion = false
  /// Whether this is the navigation controller itself coming on screen.
  var isFirstDisplay = false
  /// Whether the delegate is wrongly told nothing.
  var isUntold = false

  /// The public part, for which the controllers are taken out: to leave them here as well would count a reference to each.
  @inline(__always)
  mutating func lend(as kind: NavigationTransition.Kind) -> NavigationTransition {
    NavigationTransition(
      kind: kind, from: from.take(), to: to.take(), isAnimated: animated,
      duration: animated ? UINavigationController.transitionDuration : 0)
  }

  /// Puts the controllers back.
  @inline(__always)
  mutating func take(back lent: consuming NavigationTransition) {
    from = lent.from.take()
    to = lent.to.take()
  }
}

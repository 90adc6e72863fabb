extension UINavigationController {
  /// Whether a change of the stack that a callback makes is refused; if so, the caller has been told.
  func refusesInCallback(_ operation: StackOperation) -> Bool {
    guard reads(.unforeseenCallbackRefused), isUnforeseen(operation) else { return false }
    raise(
      .inconsistency, "the stack was changed in a callback, and not by a push in viewWillAppear")
    return true
  }

  /// Whether the bar wrongly keeps its items when a callback changes the stack.
  func keepsItemsInCallback(by operation: StackOperation) -> Bool {
    has(.unforeseenCallbackKeepsItems) && isUnforeseen(operation)
  }

  /// Whether the bar wrongly keeps its top item after a pop.
  func keepsItem(onPopAnimated animated: Bool) -> Bool {
    has(.animatedPopForgetsItem) && animated || keepsItemsInCallback(by: .pop)
  }

  /// Whether a callback is being sent in which nobody foresees this.
  private func isUnforeseen(_ operation: StackOperation) -> Bool {
    phase != .idle && (operation != .push || alteration.isTellingWillShow)
  }
}

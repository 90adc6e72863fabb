/// The facts of one step as the model sees them: the state before, the operation, the state after.
/// Never anything that was observed.
///
/// A requirement names the facts under which it speaks, so "when does this rule apply" is data that tests can enumerate.
/// The facts are computed, so that every module folds them into constants. They stand in two words: with an integer of
/// 128 bits, the oldest systems that this package runs on would be left out.
@usableFromInline
package struct Situation: Hashable, Sendable {
  /// Facts of the operation and of how it meets the stack.
  @usableFromInline package let operation: UInt64
  /// Facts of the state afterwards.
  @usableFromInline package let state: UInt64

  @inlinable
  package init(operation: UInt64, state: UInt64) {
    self.operation = operation
    self.state = state
  }

  @inlinable
  init(bit: UInt64) {
    self.init(operation: 1 << bit, state: 0)
  }

  @inlinable
  init(stateBit bit: UInt64) {
    self.init(operation: 0, state: 1 << bit)
  }

  // The line.
  @inlinable package static var start: Situation { Situation(bit: 0) }
  @inlinable package static var show: Situation { Situation(bit: 1) }
  @inlinable package static var push: Situation { Situation(bit: 2) }
  @inlinable package static var pop: Situation { Situation(bit: 3) }
  @inlinable package static var popTo: Situation { Situation(bit: 4) }
  @inlinable package static var popToRoot: Situation { Situation(bit: 5) }
  @inlinable package static var set: Situation { Situation(bit: 6) }
  @inlinable package static var assignStack: Situation { Situation(bit: 7) }
  @inlinable package static var tapBack: Situation { Situation(bit: 8) }
  @inlinable package static var setBar: Situation { Situation(bit: 9) }
  @inlinable package static var assignBar: Situation { Situation(bit: 10) }
  @inlinable package static var setToolbar: Situation { Situation(bit: 11) }
  @inlinable package static var assignToolbar: Situation { Situation(bit: 12) }
  @inlinable package static var change: Situation { Situation(bit: 13) }
  @inlinable package static var setToolbarItems: Situation { Situation(bit: 14) }
  @inlinable package static var setDelegate: Situation { Situation(bit: 15) }
  @inlinable package static var animated: Situation { Situation(bit: 16) }

  // How it meets the stack.
  @inlinable package static var onScreen: Situation { Situation(bit: 17) }
  @inlinable package static var wasEmpty: Situation { Situation(bit: 18) }
  @inlinable package static var topChanges: Situation { Situation(bit: 19) }
  /// A pop of any kind that has nothing to pop.
  @inlinable package static var nothingToPop: Situation { Situation(bit: 20) }
  @inlinable package static var onlyRoot: Situation { Situation(bit: 21) }
  /// More than one controller joins or leaves at once, so that some are neither old nor new top.
  @inlinable package static var several: Situation { Situation(bit: 22) }
  @inlinable package static var duplicate: Situation { Situation(bit: 23) }
  @inlinable package static var repush: Situation { Situation(bit: 24) }
  @inlinable package static var lastIsTop: Situation { Situation(bit: 25) }
  @inlinable package static var lastBelowTop: Situation { Situation(bit: 26) }
  @inlinable package static var lastIsNew: Situation { Situation(bit: 27) }
  @inlinable package static var identical: Situation { Situation(bit: 28) }
  @inlinable package static var rootReplaced: Situation { Situation(bit: 29) }
  @inlinable package static var properPrefix: Situation { Situation(bit: 30) }
  @inlinable package static var extendsByOne: Situation { Situation(bit: 31) }
  @inlinable package static var single: Situation { Situation(bit: 32) }
  /// A callback of this step pushed another controller.
  @inlinable package static var chained: Situation { Situation(bit: 33) }
  /// A transition was left running, and this is judged at its end.
  @inlinable package static var ranOn: Situation { Situation(bit: 34) }

  /// No controller is on the stack afterwards.
  @inlinable package static var empty: Situation { Situation(bit: 35) }

  // Modal presentation and the pop gesture.
  @inlinable package static var present: Situation { Situation(bit: 40) }
  @inlinable package static var dismiss: Situation { Situation(bit: 41) }
  @inlinable package static var gestureFinished: Situation { Situation(bit: 42) }
  @inlinable package static var gestureCancelled: Situation { Situation(bit: 43) }
  /// The last gesture was cancelled, and nothing has changed the top since.
  @inlinable package static var afterCancel: Situation { Situation(bit: 44) }

  // The edit button, and the bars themselves.
  @inlinable package static var tapEdit: Situation { Situation(bit: 45) }
  @inlinable package static var changeBar: Situation { Situation(bit: 46) }
  @inlinable package static var replaceBarDelegate: Situation { Situation(bit: 47) }
  @inlinable package static var makeAnother: Situation { Situation(bit: 48) }

  // The toolbar's items.
  @inlinable package static var tapToolbarItem: Situation { Situation(bit: 49) }

  /// A tap on what the top has on the left: whether that pops is open.
  @inlinable package static var tapLeftItem: Situation { Situation(bit: 53) }

  /// A controller that nobody else keeps is pushed and popped.
  @inlinable package static var lendController: Situation { Situation(bit: 54) }

  /// A push by a segue.
  @inlinable package static var segue: Situation { Situation(bit: 50) }

  // The delegate.
  @inlinable package static var lendDelegate: Situation { Situation(bit: 51) }
  @inlinable package static var hasDelegate: Situation { Situation(bit: 36) }
  @inlinable package static var secondDelegate: Situation { Situation(bit: 37) }
  @inlinable package static var toolbarFromDelegate: Situation { Situation(bit: 38) }
  @inlinable package static var barFromAppearance: Situation { Situation(bit: 39) }

  // What the bars have to show afterwards.
  @inlinable package static var deep: Situation { Situation(stateBit: 0) }
  @inlinable package static var hasLeftItem: Situation { Situation(stateBit: 1) }
  @inlinable package static var hasBackItem: Situation { Situation(stateBit: 2) }
  @inlinable package static var ownBackItem: Situation { Situation(stateBit: 3) }
  @inlinable package static var hasTitleView: Situation { Situation(stateBit: 4) }
  @inlinable package static var hasItemTitle: Situation { Situation(stateBit: 5) }
  @inlinable package static var hasTitle: Situation { Situation(stateBit: 6) }
  @inlinable package static var hasRightItem: Situation { Situation(stateBit: 7) }
  @inlinable package static var hasPrompt: Situation { Situation(stateBit: 8) }
  @inlinable package static var previousHasTitle: Situation { Situation(stateBit: 9) }
  @inlinable package static var previousHasRightItem: Situation { Situation(stateBit: 10) }
  @inlinable package static var barHidden: Situation { Situation(stateBit: 11) }
  @inlinable package static var toolbarHidden: Situation { Situation(stateBit: 12) }
  @inlinable package static var hasToolbarItems: Situation { Situation(stateBit: 13) }
  @inlinable package static var hides: Situation { Situation(stateBit: 14) }
  /// A controller that hides the toolbar has just left the top, and the new top does not hide it.
  @inlinable package static var hidingEnds: Situation { Situation(stateBit: 15) }
  @inlinable package static var barChanges: Situation { Situation(stateBit: 16) }
  @inlinable package static var toolbarChanges: Situation { Situation(stateBit: 17) }
  /// The controller whose item, title or toolbar items change is not the one on top.
  @inlinable package static var elsewhere: Situation { Situation(stateBit: 18) }
  /// Toolbar items of the top were changed while the toolbar was hidden.
  @inlinable package static var itemsChangedWhileHidden: Situation { Situation(stateBit: 19) }
  @inlinable package static var severalToolbarItems: Situation { Situation(stateBit: 20) }
  @inlinable package static var neverAsked: Situation { Situation(stateBit: 21) }
  @inlinable package static var repeatedItem: Situation { Situation(stateBit: 22) }
  @inlinable package static var barWasHidden: Situation { Situation(stateBit: 23) }

  /// Something is presented over the interface.
  @inlinable package static var presented: Situation { Situation(stateBit: 24) }
  /// It was presented by a controller on the stack.
  @inlinable package static var byContent: Situation { Situation(stateBit: 25) }
  /// The top has changed under what is presented.
  @inlinable package static var changedUnderModal: Situation { Situation(stateBit: 26) }
  /// The navigation controller is itself presented modally.
  @inlinable package static var placedModally: Situation { Situation(stateBit: 27) }

  /// The navigation controller is inside another container.
  @inlinable package static var embedded: Situation { Situation(stateBit: 34) }

  /// The top shows its own edit button.
  @inlinable package static var hasEditButton: Situation { Situation(stateBit: 28) }
  @inlinable package static var neverEdited: Situation { Situation(stateBit: 29) }
  @inlinable package static var editing: Situation { Situation(stateBit: 30) }
  @inlinable package static var hasViewTint: Situation { Situation(stateBit: 31) }
  @inlinable package static var scrolls: Situation { Situation(stateBit: 32) }
  /// The bar was given a colour of its own.
  @inlinable package static var barTinted: Situation { Situation(stateBit: 33) }

  /// The top's toolbar items are those of every kind.
  @inlinable package static var hasEveryToolbarItemKind: Situation { Situation(stateBit: 37) }
  /// The custom item on that side is made of a view.
  @inlinable package static var hasLeftView: Situation { Situation(stateBit: 35) }
  @inlinable package static var hasRightView: Situation { Situation(stateBit: 36) }

  /// Pops that the person using the app asks for.
  @inlinable package static var byPerson: Situation { tapBack.union(gestureFinished) }
  /// Changes of the top for which nobody says whether they are animated.
  @inlinable package static var unflagged: Situation { byPerson.union(segue) }
  @inlinable package static var anyPop: Situation {
    pop.union(popTo).union(popToRoot).union(byPerson)
  }
  /// Where bars could be made or exchanged.
  @inlinable package static var bringsBars: Situation {
    start.union(topChanges).union(makeAnother).union(changeBar).union(replaceBarDelegate)
      .union(barVisibility).union(toolbarVisibility)
  }
  /// Where the view is put together, or anew.
  @inlinable package static var rearrangesBars: Situation {
    display.union(topChanges).union(barVisibility).union(toolbarVisibility)
  }
  /// The interface comes on screen.
  @inlinable package static var display: Situation { start.union(show) }
  @inlinable package static var anySet: Situation { assignStack.union(.set) }
  @inlinable package static var stackOperation: Situation {
    push.union(anyPop).union(anySet)
  }
  @inlinable package static var barVisibility: Situation { setBar.union(assignBar) }
  @inlinable package static var toolbarVisibility: Situation { setToolbar.union(assignToolbar) }
}

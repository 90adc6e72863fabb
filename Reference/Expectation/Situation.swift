/// The facts of one step as the model sees them: the state before, the operation, the state after.
/// Never anything that was observed.
///
/// A requirement names the facts under which it speaks, so "when does this rule apply" is data that tests can enumerate.
package struct Situation: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }

  // The line.
  package static let start = Situation(bit: 0)
  package static let show = Situation(bit: 1)
  package static let push = Situation(bit: 2)
  package static let pop = Situation(bit: 3)
  package static let popTo = Situation(bit: 4)
  package static let popToRoot = Situation(bit: 5)
  package static let set = Situation(bit: 6)
  package static let assignStack = Situation(bit: 7)
  package static let tapBack = Situation(bit: 8)
  package static let setBar = Situation(bit: 9)
  package static let assignBar = Situation(bit: 10)
  package static let setToolbar = Situation(bit: 11)
  package static let assignToolbar = Situation(bit: 12)
  package static let change = Situation(bit: 13)
  package static let setToolbarItems = Situation(bit: 14)
  package static let setDelegate = Situation(bit: 15)
  package static let animated = Situation(bit: 16)

  // How it meets the stack.
  package static let onScreen = Situation(bit: 17)
  package static let wasEmpty = Situation(bit: 18)
  package static let topChanges = Situation(bit: 19)
  /// A pop of any kind that has nothing to pop.
  package static let nothingToPop = Situation(bit: 20)
  package static let onlyRoot = Situation(bit: 21)
  /// More than one controller joins or leaves at once, so that some are neither old nor new top.
  package static let several = Situation(bit: 22)
  package static let duplicate = Situation(bit: 23)
  package static let repush = Situation(bit: 24)
  package static let lastIsTop = Situation(bit: 25)
  package static let lastBelowTop = Situation(bit: 26)
  package static let lastIsNew = Situation(bit: 27)
  package static let identical = Situation(bit: 28)
  package static let rootReplaced = Situation(bit: 29)
  package static let properPrefix = Situation(bit: 30)
  package static let extendsByOne = Situation(bit: 31)
  package static let single = Situation(bit: 32)
  /// A callback of this step pushed another controller.
  package static let chained = Situation(bit: 33)
  /// A transition was left running, and this is judged at its end.
  package static let ranOn = Situation(bit: 34)

  /// No controller is on the stack afterwards.
  package static let empty = Situation(bit: 35)

  // The delegate.
  package static let hasDelegate = Situation(bit: 36)
  package static let secondDelegate = Situation(bit: 37)
  package static let toolbarFromDelegate = Situation(bit: 38)
  package static let barFromAppearance = Situation(bit: 39)

  // What the bars have to show afterwards.
  package static let deep = Situation(bit: 40)
  package static let hasLeftItem = Situation(bit: 41)
  package static let hasBackItem = Situation(bit: 42)
  package static let ownBackItem = Situation(bit: 43)
  package static let hasTitleView = Situation(bit: 44)
  package static let hasItemTitle = Situation(bit: 45)
  package static let hasTitle = Situation(bit: 46)
  package static let hasRightItem = Situation(bit: 47)
  package static let hasPrompt = Situation(bit: 48)
  package static let previousHasTitle = Situation(bit: 49)
  package static let previousHasRightItem = Situation(bit: 50)
  package static let barHidden = Situation(bit: 51)
  package static let toolbarHidden = Situation(bit: 52)
  package static let hasToolbarItems = Situation(bit: 53)
  package static let hides = Situation(bit: 54)
  /// A controller that hides the toolbar has just left the top, and the new top does not hide it.
  package static let hidingEnds = Situation(bit: 55)
  package static let barChanges = Situation(bit: 56)
  package static let toolbarChanges = Situation(bit: 57)
  /// The controller whose item, title or toolbar items change is not the one on top.
  package static let elsewhere = Situation(bit: 58)
  /// Toolbar items of the top were changed while the toolbar was hidden.
  package static let itemsChangedWhileHidden = Situation(bit: 59)
  package static let severalToolbarItems = Situation(bit: 60)
  package static let neverAsked = Situation(bit: 61)
  package static let repeatedItem = Situation(bit: 62)
  package static let barWasHidden = Situation(bit: 63)

  package static let anyPop: Situation = [.pop, .popTo, .popToRoot, .tapBack]
  package static let anySet: Situation = [.set, .assignStack]
  package static let stackOperation: Situation = [.push, .anyPop, .anySet]
  package static let barVisibility: Situation = [.setBar, .assignBar]
  package static let toolbarVisibility: Situation = [.setToolbar, .assignToolbar]
}

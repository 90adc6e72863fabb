/// The facts of one step of a scenario about a toolbar controller.
package struct ToolbarControllerSituation: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    rawValue = 1 << bit
  }

  package static let contain = Self(bit: 0)
  package static let load = Self(bit: 1)
  package static let show = Self(bit: 2)
  /// The view has not been loaded.
  package static let beforeLoad = Self(bit: 3)

  /// The content is a navigation controller, of whichever class.
  package static let navigation = Self(bit: 4)
  /// The content had a delegate when it was contained.
  package static let earlierDelegate = Self(bit: 5)
  /// Somebody else is the content's delegate now.
  package static let replacedDelegate = Self(bit: 6)

  /// The top changes on screen, by whichever operation.
  package static let topChanges = Self(bit: 7)
  package static let pop = Self(bit: 8)
  /// More than one controller joins or leaves.
  package static let several = Self(bit: 9)
  /// The new top does not answer when asked for its items.
  package static let unanswered = Self(bit: 10)
  /// The new top answers, and has no items.
  package static let withoutItems = Self(bit: 11)

  package static let resize = Self(bit: 12)
  package static let willAppear = Self(bit: 13)
}

/// The facts of one step.
package struct LifecycleSituation: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    rawValue = 1 << bit
  }

  package static let subclass = Self(bit: 0)
  package static let storyboard = Self(bit: 1)
  /// Made with the initialiser that takes classes.
  package static let bars = Self(bit: 2)
  package static let ownNavigationBar = Self(bit: 3)
  package static let ownToolbar = Self(bit: 4)
  /// A controller without an identifier is on the stack.
  package static let incomplete = Self(bit: 5)
  /// One with an identifier is above it.
  package static let gap = Self(bit: 6)
  /// Two controllers have the same identifier.
  package static let shared = Self(bit: 7)
  package static let encode = Self(bit: 8)
  /// One of the bars at least is of a class of its own.
  package static let anyOwnBar = Self(bit: 9)
}

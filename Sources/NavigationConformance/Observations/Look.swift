/// What the driver is asked to look at after a step. The bits are those of the model's aspects, which a test keeps so.
@usableFromInline
struct Look: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt64

  @inlinable
  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  @inlinable
  init(bit: UInt64) {
    rawValue = 1 << bit
  }

  @inlinable static var stack: Look { Look(bit: 1) }
  @inlinable static var returned: Look { Look(bit: 2) }
  @inlinable static var itemStack: Look { Look(bit: 3) }
  @inlinable static var topController: Look { Look(bit: 4) }
  @inlinable static var visibleController: Look { Look(bit: 5) }
  @inlinable static var content: Look { Look(bit: 6) }
  @inlinable static var parent: Look { Look(bit: 7) }
  @inlinable static var topItem: Look { Look(bit: 8) }
  @inlinable static var backItem: Look { Look(bit: 9) }
  @inlinable static var itemIdentity: Look { Look(bit: 10) }
  @inlinable static var itemCreation: Look { Look(bit: 11) }
  @inlinable static var left: Look { Look(bit: 12) }
  @inlinable static var backTitle: Look { Look(bit: 13) }
  @inlinable static var centre: Look { Look(bit: 14) }
  @inlinable static var right: Look { Look(bit: 15) }
  @inlinable static var prompt: Look { Look(bit: 16) }
  @inlinable static var barFlag: Look { Look(bit: 17) }
  @inlinable static var barShown: Look { Look(bit: 18) }
  @inlinable static var toolbarFlag: Look { Look(bit: 19) }
  @inlinable static var toolbarShown: Look { Look(bit: 20) }
  @inlinable static var toolbarItems: Look { Look(bit: 21) }
  @inlinable static var barDuration: Look { Look(bit: 22) }
  @inlinable static var runningStack: Look { Look(bit: 63) }
}

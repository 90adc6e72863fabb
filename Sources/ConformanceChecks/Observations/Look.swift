/// What the driver is asked to look at after a step. The bits are those of the model's aspects, which a test keeps so.
@usableFromInline
package struct Look: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  @inlinable
  package init(bit: UInt64) {
    rawValue = 1 << bit
  }

  @inlinable package static var stack: Look { Look(bit: 1) }
  @inlinable package static var returned: Look { Look(bit: 2) }
  @inlinable package static var itemIdentity: Look { Look(bit: 3) }
  @inlinable package static var itemStack: Look { Look(bit: 4) }
  @inlinable package static var topController: Look { Look(bit: 5) }
  @inlinable package static var visibleController: Look { Look(bit: 6) }
  @inlinable package static var content: Look { Look(bit: 7) }
  @inlinable package static var parent: Look { Look(bit: 8) }
  @inlinable package static var itemCreation: Look { Look(bit: 9) }
  @inlinable package static var left: Look { Look(bit: 10) }
  @inlinable package static var backTitle: Look { Look(bit: 11) }
  @inlinable package static var centre: Look { Look(bit: 12) }
  @inlinable package static var right: Look { Look(bit: 13) }
  @inlinable package static var prompt: Look { Look(bit: 14) }
  @inlinable package static var barFlag: Look { Look(bit: 15) }
  @inlinable package static var barShown: Look { Look(bit: 16) }
  @inlinable package static var toolbarFlag: Look { Look(bit: 17) }
  @inlinable package static var toolbarShown: Look { Look(bit: 18) }
  @inlinable package static var toolbarItems: Look { Look(bit: 19) }
  @inlinable package static var barDuration: Look { Look(bit: 20) }
  @inlinable package static var gestureView: Look { Look(bit: 40) }
  @inlinable package static var barIdentity: Look { Look(bit: 43) }
  @inlinable package static var toolbarIdentity: Look { Look(bit: 44) }
  @inlinable package static var barDelegate: Look { Look(bit: 45) }
  @inlinable package static var barAppearance: Look { Look(bit: 46) }
  @inlinable package static var barTint: Look { Look(bit: 47) }
  @inlinable package static var itemColor: Look { Look(bit: 48) }
  @inlinable package static var barColor: Look { Look(bit: 49) }
  @inlinable package static var interfaceParts: Look { Look(bit: 50) }
  @inlinable package static var contentInset: Look { Look(bit: 51) }
  @inlinable package static var lentDelegate: Look { Look(bit: 53) }
  @inlinable package static var lentController: Look { Look(bit: 58) }
  @inlinable package static var runningItems: Look { Look(bit: 59) }
  @inlinable package static var runningVisible: Look { Look(bit: 60) }
  @inlinable package static var runningBarFlag: Look { Look(bit: 61) }
  @inlinable package static var runningToolbarFlag: Look { Look(bit: 62) }
  @inlinable package static var runningStack: Look { Look(bit: 63) }

  @inlinable package static var anyStack: Look { stack.union(runningStack) }
  @inlinable package static var anyItems: Look { itemStack.union(runningItems) }
  /// What is read while a transition that was left running goes on, but for the stack.
  @inlinable package static var besideRunningStack: Look {
    runningItems.union(runningVisible).union(runningBarFlag).union(runningToolbarFlag)
  }
  @inlinable package static var leftSide: Look { left.union(backTitle) }
  /// What was assigned to the navigation bar.
  @inlinable package static var assignedLooks: Look { barAppearance.union(barTint) }
  @inlinable package static var barLooks: Look {
    assignedLooks.union(itemColor).union(barColor)
  }
  /// What is looked at in the bars as objects, and beside them, rarely all of it.
  @inlinable package static var barObjects: Look {
    gestureView.union(barIdentity).union(toolbarIdentity).union(barDelegate).union(barLooks)
      .union(interfaceParts).union(contentInset).union(lentObjects)
  }
  @inlinable package static var lentObjects: Look { lentDelegate.union(lentController) }
  /// What may differ far below the top.
  @inlinable package static var deepAspects: Look { stack.union(itemStack).union(parent) }
}

public import NavigationReference

/// What was seen of a subject after one step: plain values, whatever the subject is made of.
///
/// Stacks are compared by identity with what the model expects while they are read; only a difference is spelled out.
/// Reused from step to step, so that nothing is allocated per step.
@usableFromInline
package struct Observation: Hashable, Sendable {
  /// The subject refused, with this text.
  @usableFromInline package var raised: String?
  /// What was asked for, is claimed, and is not there.
  @usableFromInline package var unsupported: String?

  @usableFromInline package var returned = Returned.nothing
  /// Indices of the returned controllers in their order, where they are not as expected.
  @usableFromInline package var returnedControllers: [Int32] = []

  @usableFromInline package var isStackAsExpected = true
  /// Indices, bottom to top; filled where the stack is not as expected.
  @usableFromInline package var stack: [Int32] = []
  @usableFromInline package var areItemsAsExpected = true
  /// Indices of the controllers whose items the bar holds; filled where they are not as expected.
  @usableFromInline package var items: [Int32] = []
  @usableFromInline package var isItemIdentityKept = true
  /// The first controller whose parent is not as expected.
  @usableFromInline package var misplacedChild: Int32?

  /// Indices; -1 is a controller that the scenario does not know, -2 is none.
  @usableFromInline package var top: Int32 = Observation.none
  @usableFromInline package var visible: Int32 = Observation.none
  @usableFromInline package var content: Int32 = Observation.none
  @usableFromInline package var isItemCreated = false

  @usableFromInline package var left = DisplayedElement.nothing
  @usableFromInline package var backTitle: Label?
  @usableFromInline package var centre = DisplayedElement.nothing
  @usableFromInline package var right = DisplayedElement.nothing
  @usableFromInline package var prompt: Label?

  @usableFromInline package var isBarHidden = false
  @usableFromInline package var isBarShown = false
  @usableFromInline package var isToolbarHidden = false
  @usableFromInline package var isToolbarShown = false
  @usableFromInline package var toolbarItems: [Label] = []
  @usableFromInline package var hideShowBarDuration: Double = 0

  @usableFromInline package var isPopGestureInstalled = false
  @usableFromInline package var isLentObjectKept = false
  @usableFromInline package var bars = BarSighting()
  /// How many messages the delegate got in the course of a gesture, before its end.
  @usableFromInline package var gestureMessageCount: Int?

  @usableFromInline package var running: RunningSight?
  @usableFromInline package var events: [ObservedEvent] = []
  /// How many of the scenario's callbacks came.
  @usableFromInline package var firedCallbackCount = 0

  @usableFromInline
  package init() {}

  @usableFromInline
  package enum Returned: Hashable, Sendable {
    /// No controller, or no array.
    case nothing
    case emptyArray
    case bottomToTop
    case topToBottom
    /// Something else; it is spelled out.
    case other
  }

  @inlinable package static var none: Int32 { -2 }

  /// Emptying what is empty costs more than asking whether it is.
  @inlinable
  package mutating func clear() {
    if raised != nil { raised = nil }
    if unsupported != nil { unsupported = nil }
    returned = .nothing
    if !returnedControllers.isEmpty { returnedControllers.removeAll(keepingCapacity: true) }
    isStackAsExpected = true
    if !stack.isEmpty { stack.removeAll(keepingCapacity: true) }
    areItemsAsExpected = true
    if !items.isEmpty { items.removeAll(keepingCapacity: true) }
    isItemIdentityKept = true
    misplacedChild = nil
    running = nil
    gestureMessageCount = nil
    if bars.isBarShared { bars.isBarShared = false }
    backTitle = nil
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
  }
}

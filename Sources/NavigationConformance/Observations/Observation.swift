public import NavigationReference

/// What was seen of a subject after one step: plain values, whatever the subject is made of.
///
/// Stacks are compared by identity with what the model expects while they are read; only a difference is spelled out.
/// Reused from step to step, so that nothing is allocated per step.
@usableFromInline
struct Observation: Hashable, Sendable {
  /// The subject refused, with this text.
  @usableFromInline var raised: String?
  /// What was asked for, is claimed, and is not there.
  @usableFromInline var unsupported: String?

  @usableFromInline var returned = Returned.nothing
  /// Indices of the returned controllers in their order, where they are not as expected.
  @usableFromInline var returnedControllers: [Int32] = []

  @usableFromInline var isStackAsExpected = true
  /// Indices, bottom to top; filled where the stack is not as expected.
  @usableFromInline var stack: [Int32] = []
  @usableFromInline var areItemsAsExpected = true
  /// Indices of the controllers whose items the bar holds; filled where they are not as expected.
  @usableFromInline var items: [Int32] = []
  @usableFromInline var isItemIdentityKept = true
  /// The first controller whose parent is not as expected.
  @usableFromInline var misplacedChild: Int32?

  /// Indices; -1 is a controller that the scenario does not know, -2 is none.
  @usableFromInline var top: Int32 = Observation.none
  @usableFromInline var visible: Int32 = Observation.none
  @usableFromInline var content: Int32 = Observation.none
  @usableFromInline var isItemCreated = false

  @usableFromInline var left = DisplayedElement.nothing
  @usableFromInline var backTitle: Label?
  @usableFromInline var centre = DisplayedElement.nothing
  @usableFromInline var right = DisplayedElement.nothing
  @usableFromInline var prompt: Label?

  @usableFromInline var isBarHidden = false
  @usableFromInline var isBarShown = false
  @usableFromInline var isToolbarHidden = false
  @usableFromInline var isToolbarShown = false
  @usableFromInline var toolbarItems: [Label] = []
  @usableFromInline var hideShowBarDuration: Double = 0

  @usableFromInline var isPopGestureInstalled = false
  @usableFromInline var isLentObjectKept = false
  @usableFromInline var bars = BarSighting()
  /// How many messages the delegate got in the course of a gesture, before its end.
  @usableFromInline var gestureMessageCount: Int?

  @usableFromInline var running: RunningSight?
  @usableFromInline var events: [ObservedEvent] = []
  /// How many of the scenario's callbacks came.
  @usableFromInline var firedCallbackCount = 0

  @usableFromInline
  init() {}

  @usableFromInline
  enum Returned: Hashable, Sendable {
    /// No controller, or no array.
    case nothing
    case emptyArray
    case bottomToTop
    case topToBottom
    /// Something else; it is spelled out.
    case other
  }

  @inlinable static var none: Int32 { -2 }

  /// Emptying what is empty costs more than asking whether it is.
  @inlinable
  mutating func clear() {
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

/// The reference model: the state of a navigation controller as the documents describe it, and one transition function.
///
/// `refusal(of:)` says whether a line may be carried out, `apply(_:to:)` carries it out and states what may be seen.
/// The stack is changed in place, so that a step costs the same at any depth.
public struct NavigationModel: Sendable {
  public internal(set) var stack = ExpectedStack()
  /// How many controllers are on the stack, the one on top and the one below it: kept beside the stack, because
  /// everything asks for them.
  package private(set) var depth = 0
  package private(set) var top: ControllerName?
  package private(set) var back: ControllerName?
  package internal(set) var isStarted = false
  package internal(set) var isOnScreen = false {
    didSet { isInView = isOnScreen && presentation == nil }
  }
  package internal(set) var isBarHidden = false
  var toolbar = ToolbarVisibility()
  package internal(set) var delegate: DelegateName? = .first
  /// The facts and messages of the operation whose transition was left running.
  package internal(set) var running: Running? {
    didSet { isSettled = running == nil }
  }
  /// Whether the subject is to be looked at as settled after the line that has just been applied: none is left running.
  package private(set) var isSettled = true

  /// What is presented over the interface.
  package internal(set) var presentation: Presentation? {
    didSet { isInView = isOnScreen && presentation == nil }
  }
  /// Whether the interface is on screen and nothing is presented over it.
  package private(set) var isInView = false
  /// The navigation controller is itself presented modally.
  package internal(set) var isPlacedModally = false
  package internal(set) var isEmbedded = false
  /// The last pop gesture was cancelled, and nothing has changed the top since.
  var isAfterCancel = false

  /// What was changed of the navigation bar itself; only where anything was is it looked at.
  var looks = Apart(BarLooks())
  package internal(set) var isBarChanged = false
  /// The content's inset has had to follow the bar since.
  var isInsetSettled = false

  /// Position on the stack by controller, -1 off it.
  var positions: [Int32] = []
  var settings: [ControllerSettings] = []
  var toolbarItems: [[Label]] = []
  var facts: [ControllerFacts] = []
  /// Callbacks that the scenario has asked for and that have not come yet.
  package internal(set) var pending: [PendingCallback] = []
  /// Whether the toolbar had to be shown before the present line.
  var toolbarShownBefore = Permitted<Bool>.unstated
  /// What the bar has to show by the settings as they are.
  @usableFromInline var currentBar = Apart(BarExpectation())
  /// What the bar had to show at the last change of the top, while a refresh is pending; nothing is read of it otherwise,
  /// but by the change of the top itself, which finds there what was to be shown before.
  var staleBar = Apart(BarExpectation())
  /// What it may show while that is open, of the two; made when it is asked for, and kept, as every step until the top
  /// changes asks for it.
  @usableFromInline var openBar = Apart(BarExpectation())
  /// Whether something has changed since that was made.
  var isOpenBarDue = false
  @usableFromInline var isRefreshPending = false
  /// Something has changed under the same top: a back button that no title was given may still have one of before.
  var isBackTitleStale = false
  /// The top has got or lost an item of its own on the left under the same top, or the one below it another back item: what
  /// still shows there may look like what is to show there, and be somebody else's, or one that is nobody's any more.
  var isLeftOwnerOpen = false
  /// The back item has changed where an item of the top's own covers it, or a title where something else stands in the
  /// centre; `isLeftOpen` and `isCentreOpen` when what covered it has gone: then either change may show yet, or not.
  var isBackItemCovered = false
  var isTitleCovered = false
  @usableFromInline var isLeftOpen = false
  @usableFromInline var isCentreOpen = false
  /// Which open point decides whether the change shows yet; `nil` where several do.
  var pendingRefresh: Choice?
  var staleToolbarItems: [Label]?
  var staleToolbarChoice: Choice?
  /// Several changes of the shown items are pending; anything of them may be shown.
  var isToolbarOpen = false
  var wereItemsChangedWhileHidden = false
  /// How many controllers the current set brought.
  var lastArrivalCount = 0

  package init() {}

  package struct PendingCallback: Hashable, Sendable {
    package let callback: Callback
    package let operation: CallbackOperation
  }

  package struct Running: Sendable {
    package var situation: Situation
    package var transition: TransitionExpectation
    package var messages: MessageExpectation
    /// Whose the messages were when it began.
    package let delegate: DelegateName?
    package var firedCallbackCount: Int
    package var barContentAnimation: Bool?
    package var isDelegateReplaced = false
    /// What runs is in the hands of the person using the app.
    package var isGesture = false
  }

  package struct Presentation: Hashable, Sendable {
    package let controller: ControllerName
    /// The controller on the stack that presents; `nil` when the navigation controller does.
    package let presenter: ControllerName?
    /// The top has changed since.
    package var isTopChanged = false
  }

  /// Whether a pop gesture is under way.
  package var isGesturing: Bool { isSettled ? false : running?.isGesture ?? false }

  /// Back to the state before any line, keeping the memory.
  package mutating func reset() {
    stack.controllers.removeAll(keepingCapacity: true)
    noteTop()
    stack.removed.removeAll(keepingCapacity: true)
    stack.firstChanged = 0
    stack.countBefore = 0
    stack.topBefore = nil
    isStarted = false
    isOnScreen = false
    isBarHidden = false
    toolbar = ToolbarVisibility()
    delegate = .first
    if !isSettled { running = nil }
    positions.removeAll(keepingCapacity: true)
    settings.removeAll(keepingCapacity: true)
    toolbarItems.removeAll(keepingCapacity: true)
    facts.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    toolbarShownBefore = .unstated
    currentBar.value = BarExpectation()
    staleBar.value = BarExpectation()
    openBar.value = BarExpectation()
    isOpenBarDue = false
    staleToolbarItems = nil
    staleToolbarChoice = nil
    isToolbarOpen = false
    isRefreshPending = false
    isBackTitleStale = false
    isLeftOwnerOpen = false
    closeCovered()
    pendingRefresh = nil
    lastArrivalCount = 0
    wereItemsChangedWhileHidden = false
    if presentation != nil { presentation = nil }
    isPlacedModally = false
    isEmbedded = false
    isAfterCancel = false
    if isBarChanged {
      isBarChanged = false
      looks.value = BarLooks()
    }
    isInsetSettled = false
  }
}

// For whoever looks at the model; the model itself goes by what these are made of.
extension NavigationModel {
  package var isToolbarHidden: Bool { toolbar.isHidden }
  /// What the bar has to show after a line that leaves nothing running.
  package var statedBar: BarExpectation { isBarOpen ? openBar.value : currentBar.value }
  /// How many controllers on the stack hide the toolbar.
  package var hidingCount: Int { toolbar.hidingCount }
  package var barLooks: BarLooks { looks.value }
}

extension NavigationModel {
  /// Whether what the bar shows is open in one of its positions.
  @inlinable @inline(__always)
  var isBarOpen: Bool { isRefreshPending || isLeftOpen || isCentreOpen }

  /// Hands over what the bar has to show where it stands: it is half a kilobyte. It is not to be changed.
  @inlinable @inline(__always)
  package mutating func withStatedBar<Result>(
    _ body: (inout BarExpectation) -> Result
  ) -> Result {
    isBarOpen ? body(&openBar.value) : body(&currentBar.value)
  }

  /// Notes that the stack has changed.
  @inline(__always)
  mutating func noteTop() {
    depth = stack.controllers.count
    top = depth > 0 ? stack.controllers[depth - 1] : nil
    back = depth > 1 ? stack.controllers[depth - 2] : nil
  }

  @inline(__always)
  package func isOnStack(_ name: ControllerName) -> Bool {
    if name.position < positions.count { positions[name.position] >= 0 } else { false }
  }

  package func position(of name: ControllerName) -> Int {
    name.position < positions.count ? Int(positions[name.position]) : -1
  }

  package func settings(of name: ControllerName) -> ControllerSettings {
    name.position < settings.count ? settings[name.position] : ControllerSettings()
  }

  package func toolbarItems(of name: ControllerName) -> [Label] {
    name.position < toolbarItems.count ? toolbarItems[name.position] : []
  }

  /// Makes room in the tables for a controller.
  mutating func register(_ name: ControllerName) {
    while positions.count <= name.position {
      positions.append(-1)
      settings.append(ControllerSettings())
      toolbarItems.append([])
      facts.append(ControllerFacts())
    }
  }

  /// Has to follow every change of a controller's settings or toolbar items.
  mutating func noteFacts(of name: ControllerName) {
    facts[name.position] = ControllerFacts(
      settings[name.position], toolbarItems: toolbarItems[name.position])
  }
}

public import NavigationReference

/// One message or change that a subject reported.
@usableFromInline
package struct ObservedEvent: Hashable, Sendable {
  @usableFromInline
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case willShow
    case didShow
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case pushTransition
    case popTransition
    case navigationBarVisibility
    case toolbarVisibility
    case navigationBarContent
    case toolbarItems
    case editingBegins
    case editingEnds
    case toolbarItemAction

    @usableFromInline package var isAppearance: Bool {
      switch self {
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
      default: false
      }
    }

    /// A bit of its own, to keep several kinds together.
    var bit: UInt32 { 1 << UInt32(rawValue) }
  }

  @usableFromInline package var kind: Kind
  /// The delegate that was told.
  @usableFromInline package var delegate: UInt8 = 0
  @usableFromInline package var isAnimated = false
  /// Whether that was said; those that tell controllers may leave it out.
  @usableFromInline package var isAnimationSaid = true
  /// New visibility of a bar.
  @usableFromInline package var isHidden = false
  @usableFromInline package var isMovingToParent: Bool?
  @usableFromInline package var isMovingFromParent: Bool?
  @usableFromInline package var isViewShown: Bool?
  /// Whether the subject is the controller's parent when that is told.
  @usableFromInline package var hasParent: Bool?
  @usableFromInline package var isAlongsideTransition: Bool?
  /// Index of the controller; of a transition, where it comes from.
  @usableFromInline package var controller: Int32 = -1
  /// Index of the controller that a transition leads to.
  @usableFromInline package var destination: Int32 = -1
  /// What some kinds say besides; no kind says both, and events are copied often.
  @usableFromInline package var detail = Detail.none

  @usableFromInline
  package enum Detail: Hashable, Sendable {
    case none
    case seconds(Double)
    case item(Label)
  }

  @inlinable
  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Seconds, where the subject says so.
  @inlinable package var duration: Double? {
    get { if case .seconds(let seconds) = detail { seconds } else { nil } }
    set { detail = newValue.map { .seconds($0) } ?? .none }
  }

  /// The toolbar item whose action runs.
  @inlinable package var item: Label? {
    get { if case .item(let label) = detail { label } else { nil } }
    set { detail = newValue.map { .item($0) } ?? .none }
  }
}

extension ObservedEvent {
  /// Whether it tells of a transition that is seen to run.
  var isAnimatedTransition: Bool {
    isAnimated && (kind == .pushTransition || kind == .popTransition)
  }

  /// Whether it is a message to a delegate.
  var isToDelegate: Bool { kind == .willShow || kind == .didShow }
}

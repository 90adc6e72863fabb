import NavigationReference

/// One message or change that a subject reported.
@usableFromInline
struct ObservedEvent: Hashable, Sendable {
  @usableFromInline
  enum Kind: UInt8, Hashable, Sendable, CaseIterable {
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

    @usableFromInline var isAppearance: Bool {
      switch self {
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
      default: false
      }
    }

    /// A bit of its own, to keep several kinds together.
    var bit: UInt32 { 1 << UInt32(rawValue) }
  }

  @usableFromInline var kind: Kind
  /// The delegate that was told.
  @usableFromInline var delegate: UInt8 = 0
  @usableFromInline var isAnimated = false
  /// New visibility of a bar.
  @usableFromInline var isHidden = false
  @usableFromInline var isMovingToParent: Bool?
  @usableFromInline var isMovingFromParent: Bool?
  @usableFromInline var isViewShown: Bool?
  @usableFromInline var isAlongsideTransition: Bool?
  /// Index of the controller; of a transition, where it comes from.
  @usableFromInline var controller: Int32 = -1
  /// Index of the controller that a transition leads to.
  @usableFromInline var destination: Int32 = -1
  /// Seconds, where the subject says so.
  @usableFromInline var duration: Double?
  /// The toolbar item whose action runs.
  @usableFromInline var item: Label?

  @usableFromInline
  init(_ kind: Kind) {
    self.kind = kind
  }
}

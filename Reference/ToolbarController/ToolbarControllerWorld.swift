/// The state of a scenario about a toolbar controller.
package struct ToolbarControllerWorld: Hashable, Sendable {
  package enum Phase: Int, Hashable, Sendable, Comparable {
    case setUp
    case contained
    case loaded
    case shown

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package enum Delegate: Hashable, Sendable {
    case nobody
    case toolbarController
    case other(DelegateName)
  }

  package internal(set) var phase = Phase.setUp
  package internal(set) var content: ToolbarControllerContent?
  package internal(set) var frame = Self.usualFrame
  package internal(set) var delegate = Delegate.nobody
  /// Who was the content's delegate when it was contained.
  package internal(set) var earlierDelegate: DelegateName?
  package internal(set) var orientations = Set(Orientation.allCases)
  package internal(set) var contentItems: [Label] = []
  package internal(set) var stack: [ControllerName] = []
  /// What controllers answer; those that are not among them have no items. Only ever looked up.
  package internal(set) var answers: [ControllerName: ToolbarItemsAnswer] = [:]
  /// Those that have taken part, and have to be of one kind from then on.
  package internal(set) var known: Set<ControllerName> = []
  /// Whether the toolbar has had to follow a change of one controller, with which one of several can be compared.
  package internal(set) var hasFollowedOne = false
  /// Whether it has been told that it leaves the screen since the top changed last.
  package internal(set) var isLeaving = false
  /// What the toolbar may show by now; several where the documents do not say.
  package internal(set) var shown: [[Label]] = [[]]

  /// Where a content stands of which a scenario does not say it: below a status bar.
  package static let usualFrame = Rectangle(x: 0, y: 20, width: 320, height: 460)
  package static let toolbarHeight = 44

  package var isNavigation: Bool { content?.isNavigation ?? false }

  package func labels(of name: ControllerName?) -> [Label] {
    name.flatMap { answers[$0] }?.labels ?? []
  }
}

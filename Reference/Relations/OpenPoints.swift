/// What the documents leave open in the state in which two runs part, because of the lines that led there.
///
/// Told by the lines, not by what the model expects: where something may be shown now or later, two runs may differ and
/// both be right.
package struct OpenPoints: Hashable, Sendable {
  /// A displayed item or title was changed, or the back item exchanged, and the top has not changed since.
  package private(set) var isBarOpen = false
  /// The toolbar items of the top were assigned, and the top has not changed since.
  package private(set) var areToolbarItemsOpen = false
  /// Some controller hides the toolbar.
  package private(set) var isToolbarOpen = false
  /// Somebody has been edited. Whether that goes on when the controller is left is open, so that what the edit button
  /// says later on is, too.
  package private(set) var isEditingOpen = false

  package init() {}

  /// Takes a line, with the state before it and after.
  package mutating func note(
    _ line: ScenarioLine, from before: borrowing NavigationModel,
    to after: borrowing NavigationModel
  ) {
    if after.top != before.top {
      isBarOpen = false
      areToolbarItemsOpen = false
    }
    switch line {
    case .tapEdit: isEditingOpen = true
    case .change(_, .hidesBottomBarWhenPushed(let hides)):
      if hides { isToolbarOpen = true }
    case .change(let name, .toolbarItems):
      if name == before.top { areToolbarItemsOpen = true }
    case .change(let name, _):
      if name == before.top || name == before.back { isBarOpen = true }
    case .setViewControllers, .assignViewControllers:
      if after.top == before.top { isBarOpen = true }
    default: break
    }
  }

  /// Adds what is open in another run.
  package mutating func formUnion(_ other: OpenPoints) {
    isBarOpen = isBarOpen || other.isBarOpen
    areToolbarItemsOpen = areToolbarItemsOpen || other.areToolbarItemsOpen
    isToolbarOpen = isToolbarOpen || other.isToolbarOpen
    isEditingOpen = isEditingOpen || other.isEditingOpen
  }
}

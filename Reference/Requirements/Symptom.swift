/// What is to be seen where a requirement is broken that rules one thing out, or puts one thing before another.
///
/// Where something else is wrong in the same place, such a requirement holds, and the more general one is broken.
package enum Symptom: Hashable, Sendable, CaseIterable {
  /// The previous controller's back item on the left.
  case previousBackItem
  case defaultBackButton
  /// The back item of the controller on top, on the left.
  case ownBackItem
  /// A title of the controller on top in the centre: its item's or its own.
  case title
  /// The own title of the controller on top in the centre.
  case ownTitle
  /// The previous controller's right item on the right.
  case previousRightItem
  /// The right item of the controller that was on top.
  case rightItemOfOldTop
  /// A toolbar item of the controller that was on top.
  case toolbarItemOfOldTop
  /// The right toolbar items in another order.
  case otherOrder
  /// The right toolbar items, but fewer of one that occurs more than once.
  case fewerOccurrences
  /// Of the toolbar items of every kind those of some kinds only.
  case missingKinds
  /// The items in the tint of the view of the controller on top.
  case viewTint
  /// Will-show names a controller that neither comes nor goes on screen.
  case toldInBetween
  /// A transition leads from or to a controller that neither comes nor goes on screen.
  case shownInBetween
  /// An appearance message to a controller below the new top that was not on screen.
  case toldBelowTop
  /// A controller that is on the stack more than once.
  case repeatedController

  /// What is seen, to be said after "broken by".
  package var text: String {
    switch self {
    case .previousBackItem: "the previous controller's back item on the left"
    case .defaultBackButton: "the default back button on the left"
    case .ownBackItem: "the top controller's own back item on the left"
    case .title: "a title of the top controller in the centre"
    case .ownTitle: "the top controller's own title in the centre"
    case .previousRightItem: "the previous controller's right item on the right"
    case .rightItemOfOldTop: "the old top's right item on the right"
    case .toolbarItemOfOldTop: "a toolbar item of the old top"
    case .otherOrder: "the right toolbar items in another order"
    case .fewerOccurrences: "toolbar items that occur less often"
    case .missingKinds: "toolbar items of some kinds only"
    case .viewTint: "bar items in the tint of the top controller's view"
    case .toldInBetween: "a will-show of a controller in between"
    case .shownInBetween: "a transition from or to a controller in between"
    case .repeatedController: "a controller that is on the stack twice"
    case .toldBelowTop: "an appearance message to a controller below the new top"
    }
  }
}

/// A way in which implementations of a toolbar controller go wrong. The code of each names the row of the catalogue of
/// statements that it breaks.
///
/// The order of the cases is no promise; their names are.
package enum ToolbarControllerFault: Int, CaseIterable, Sendable {
  // MARK: Containing
  /// Another content is exposed than was handed in. CW-04
  case contentReplaced
  /// The delegate is not taken over. CW-06
  case delegateNotTaken
  /// Only objects of the class itself count as navigation controllers. CW-06
  case subclassOverlooked
  /// A navigation controller inside another content is taken over. CW-07
  case innerDelegateTaken
  /// A delegate that is there already stays. CW-08
  case earlierDelegateKept
  /// The toolbar is made too early. CW-24
  case toolbarBeforeLoad
  /// The view is loaded for a message. CW-24
  case loadedByMessage

  // MARK: Loading
  /// The toolbar is not exposed. CW-05
  case toolbarNotExposed
  /// The content's view is not loaded. CW-42
  case contentViewNotLoaded
  /// The toolbar is put into the content's view. CW-20
  case toolbarInContent
  /// There is another view. CW-02
  case anotherView
  /// The toolbar is behind the content. CW-03
  case toolbarBehind
  /// The container stands at the origin. CW-09
  case originLost
  /// The content keeps its place. CW-10
  case contentKeepsOrigin
  /// The content keeps its height. CW-10
  case contentUnderToolbar
  /// The toolbar is above. CW-11
  case toolbarAbove
  /// The toolbar is as wide as a telephone. CW-11
  case toolbarOfFixedWidth
  /// The items of any content are taken. CW-21
  case plainContentFollowed

  // MARK: Following
  /// Nothing is followed. CW-13
  case itemsNeverSet
  /// Pops are not followed. CW-18
  case popsNotFollowed
  /// No answer leaves the items alone. CW-14
  case unansweredLeftAlone
  /// An answer of nothing leaves the items alone. CW-16
  case nothingLeftAlone
  /// The items never change with an animation. CW-15
  case motionLost
  /// The items always change with an animation. CW-15
  case motionInvented
  /// The items are set when the controller has been shown. CW-17
  case setAfterShown
  /// The items are taken away before they are set. CW-17
  case setTwice
  /// Each controller that is popped is followed. CW-23
  case skippedFollowed
  /// Each set of items gets a toolbar of its own. CW-19
  case toolbarReplaced
  /// The toolbar leaves when there are no items. CW-19
  case toolbarMoves
  /// The stack is listened to whoever is the delegate. CW-22
  case listensOn
  /// Laying out again empties the toolbar. REL-CW-38
  case itemsLostInAnotherSize

  // MARK: Profiles
  /// Only the usual orientation is allowed. CW-30
  case rotationNotForwarded
  /// Nothing stretches. CW-31
  case masksMissing
  /// Another size changes nothing inside. CW-32
  case notLaidOutAgain
  /// The content is not told that it will appear. CW-33
  case appearanceNotForwarded
  /// The content is not told of the rest. CW-34
  case otherMessagesNotForwarded
}

/// The faults a toolbar controller has.
package typealias ToolbarControllerFaults = CaseSet<ToolbarControllerFault>

/// Another reading of a point that the article leaves open.
package enum ToolbarControllerVariant: Int, CaseIterable, Sendable {
  /// The toolbar has the top controller's items from the beginning. CW-25
  case itemsAtLoad
  /// Changes of the shown controller's items are followed at once.
  case itemsFollowedAtOnce
  /// Coming on screen does not change the items.
  case displayUnheeded
}

/// The readings a toolbar controller takes.
package typealias ToolbarControllerVariants = CaseSet<ToolbarControllerVariant>

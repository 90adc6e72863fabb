/// Another reading of a point the documents leave open. The row of the catalogue of statements
/// that leaves it open is named with each.
///
/// The order of the cases is no promise; their names are.
package enum NavigationVariant: Int, CaseIterable, Sendable {
  // MARK: Results
  /// Popped controllers are returned top first. U-01
  case poppedTopFirst
  /// Nothing popped is `nil`, not an empty array. U-03
  case nilWhenNothingPopped

  /// Of three or more popped controllers the lowest is returned last. U-01
  case poppedLowestLast
  /// A pop with only the root there returns the root. U-04
  case rootReturnedAtRoot

  // MARK: Segues
  /// A segue is not animated. PUSH-14
  case segueUnanimated

  // MARK: Broken rules
  /// Popping to a controller that is not there does nothing. U-02
  case strangerIgnored
  /// Of a controller that a set names twice the last mention counts. U-06
  case repetitionDropped
  /// A tab bar controller is a controller like any other. CON-04
  case tabBarControllersAccepted
  /// A navigation controller is a controller like any other. U-39
  case navigationControllersAccepted
  /// A controller of another navigation controller leaves that for this one. U-38
  case controllersTakenFromOtherStacks
  /// In a callback the stack cannot be changed but by a push in viewWillAppear. U-47
  case unforeseenCallbackRefused
  /// A bar cannot be hidden by its own property. BAR-09
  case hidingBarRefused
  /// A class that is no bar's is taken for none. CLS-09
  case foreignBarClassesReplaced

  // MARK: Moments and messages
  /// The stack reads as before until an animation ends. TRANS-15, SETVC-09
  case stackChangesAtEnd
  /// While an animation runs, or a finger is down, the stack reads as its top alone. TRANS-15, G-09
  case onlyTopReadsWhileRunning
  /// While an animation runs, the flag of a bar that is changed reads as before. U-35
  case flagsChangeAtEnd
  /// Nobody is visible before the first display. INIT-16
  case nobodyVisibleOffScreen
  /// Pushes and pops call their transitions the other way round. TRANS-07
  case plainTransitionsSwapped
  /// Will-show comes before the appearance messages. DLG-24
  case willShowFirst
  /// The incoming controller is told before the outgoing one. U-14
  case incomingToldFirst
  /// Did-show comes before the appearance messages. U-14
  case didShowFirst
  /// The controller that comes has come before the other has gone. U-14
  case comesBeforeOtherGoes
  /// The controller that goes has gone before the other is about to come. U-14
  case goneBeforeOtherComes
  /// At the first display did-show comes twice. U-17
  case firstDisplayShownTwice
  /// Controllers are not told of the first display. U-17
  case firstDisplayUnheard
  /// There is no did-show. U-13
  case withoutDidShow
  /// The delegate is told off screen. K-36
  case delegateToldOffScreen
  /// Controllers are told off screen. U-17
  case controllersToldOffScreen
  /// The delegate is not told of the first display. U-17
  case firstDisplayUntold
  /// The delegate is told of a set that keeps the top. DLG-17
  case toldWhenTopIsKept
  /// The delegate is told of a set that keeps the top and changes the stack below it. K-13
  case toldWhenStackChangesBelow
  /// The delegate hears nothing of a controller in whose callback another was pushed. K-11
  case chainHeardAtEndOnly
  /// The delegate that heard the begin hears the end. U-29
  case firstDelegateHearsEnd
  /// Where the delegate was replaced while a transition ran, nobody hears the end. U-29
  case nobodyHearsReplacedEnd
  /// Who replaces the delegate while a transition runs is told there and then who is shown. U-29
  case newDelegateToldAtOnce
  /// Controllers are told of everything as of a change without animation. U-45
  case controllersToldAsUnanimated
  /// Controllers are told of everything as of an animated change. U-45
  case controllersToldAsAnimated
  /// Moving flags are set on both ends. APP-10
  case movingFlagsOnBothEnds
  /// A controller that is pushed has no parent yet when it is told that it will appear. U-46
  case parentComesAfterWillAppear
  /// A controller that is popped has no parent any more when it is told that it has disappeared. U-46
  case parentGoesBeforeDidDisappear
  /// The back button is not animated. U-27
  case backButtonUnanimated

  // MARK: Bar content
  /// A changed item is shown at the next change of the top. ITEM-15, SETVC-14
  case refreshAtTopChange
  /// A view that is put into an item is shown at the next change of the top, and everything else at once. ITEM-15
  case wrappedViewsWait
  /// A change of the back item shows with the next change of the top, or with another controller below it, and everything
  /// else at once. ITEM-15
  case backItemWaits
  /// A title is shown at the next change of the top, and everything else at once. ITEM-15, CEN-12
  case titlesWait
  /// The back title is that of the item. LEFT-10
  case backTitleOfItem
  /// A tap on a custom left item goes back. LEFT-19
  case leftItemPops
  /// A back button without a title says Back. LEFT-11
  case backTitleWord
  /// A back button without a title has an empty one. LEFT-11
  case backTitleEmpty
  /// Without a title the middle is an empty label. CEN-06
  case emptyLabelWithoutTitle
  /// Without a title the centre shows a word. U-22
  case wordWithoutTitle
  /// An empty item title falls back on the controller's. CEN-07
  case emptyTitleFallsBack
  /// An empty item title is not shown, and nothing in its place. CEN-07
  case emptyTitleShowsNothing
  /// An empty prompt is not shown. PROMPT-01
  case emptyPromptShowsNothing
  /// A controller's title is written to its item. U-24
  case titleWritesThrough

  /// Items that were given no colour have the system's. BAR-14
  case itemsInSystemColor

  // MARK: Ownership
  /// A delegate is kept until nothing is pending. DLG-11
  case delegateKeptWhilePending
  /// Who was popped last is kept until the next pop. U-44
  case lastPoppedKept

  // MARK: Visibility
  /// A bar change in will-appear is animated whatever its flag. BVIS-10
  case barAlwaysAnimatesAlongside
  /// A bar change alongside takes the constant. BVIS-11
  case barKeepsItsDurationAlongside
  /// A bar change in will-appear that is not alongside anything takes its own time. BVIS-11
  case barTakesItsOwnTimeInAppearance
  /// The constant is longer than Apple's. U-31
  case barTakesLonger
  /// The constant is nothing at all. U-31
  case barTakesNoTime
  /// A toolbar that is hidden is not inside the view. U-43
  case hiddenToolbarOutsideView
  /// Setting what is already so is animated. U-34
  case redundantChangesAnimate
  /// The bar shows what belongs to a new top after everybody has been told, and moves nothing if it is hidden by then.
  /// TRANS-08
  case barFollowsCallbacks
  /// The toolbar comes and goes at its own pace. TV-25
  case toolbarTakesItsOwnTime
  /// A hiding controller hides the toolbar for those above it. TV-13
  case hidingIsSticky
  /// The toolbar's flag reads true while a controller hides it. TV-14
  case hiddenReadsEffective
  /// Showing the toolbar over a hiding controller works. TV-17
  case explicitShowWins
  /// Hiding for a controller is animated without an animated transition. TV-09
  case hidingAlwaysAnimates

  // MARK: Toolbar content
  /// The toolbar's items always change with an animation. TB-06
  case toolbarItemsAlwaysAnimate
  /// With the top, the toolbar's items change without an animation. TB-06
  case toolbarItemsNeverAnimate
  /// A hidden toolbar has no items. TB-14
  case toolbarEmptyWhileHidden
  /// A toolbar that is hidden keeps the items that it had. TB-14
  case toolbarKeepsItsItemsWhileHidden
  /// Assigned toolbar items show at the next change of the top. TB-09
  case assignedToolbarItemsWait
  /// The toolbar makes spaces of its own in the place of those it is given. TB-03
  case toolbarSpacesMadeAnew
  /// The action of a tapped item is run when the touch has been drawn. TB-16
  case toolbarItemActionWaits

  // MARK: Modal presentation
  /// When the top changes under a presented controller, it is the visible one. PROP-06
  case visibleFollowsTopUnderModal
  /// What a controller on the stack presents is not the visible one. PROP-07
  case contentPresentationUnseen
  /// Under a presented controller nothing is embedded. STACK-07
  case contentRemovedUnderModal
  /// The toolbar follows the presented controller. MOD-06, TV-18
  case toolbarFollowsVisible
  /// The delegate is told of presenting and dismissing. DLG-19
  case delegateToldOfModal
  /// Controllers are not told of what is presented over them. U-19
  case modalUnheard

  // MARK: Placement
  /// Inside another container the root does not move to its parent when it is first displayed. APP-07
  case rootUnmovedInContainer

  // MARK: The pop gesture
  /// Everybody is told of a gesture only when it is finished, and sees what the swipe has revealed. G-10, APP-15
  case gestureToldAtFinish
  /// The delegate is told of a cancelled gesture. G-10
  case cancelledGestureTold
  /// The delegate is told of a pop by gesture as of one without animation. U-37
  case gestureToldAsUnanimated

  // MARK: The edit button and the bars as objects
  /// The edit button calls for a change without animation. EDIT-05
  case editingCalledUnanimated
  /// A controller that is left ends editing. EDIT-10
  case editingEndsOnLeaving
  /// A controller that is covered goes on being edited, and one that leaves the stack does not. EDIT-10
  case editingEndsOnRemoval
  /// A set that keeps the top ends editing, as if the top were left and came back. EDIT-10
  case editingEndsWhenKept
  /// An attempt to change the bar's delegate is ignored. U-40
  case barDelegateChangeIgnored
}

/// The readings a navigation controller takes.
package typealias NavigationVariants = CaseSet<NavigationVariant>

/// A way in which implementations of a navigation controller really go wrong. The code of each
/// names the row of the catalogue of statements that it breaks.
///
/// The order of the cases is no promise; their names are.
package enum NavigationFault: Int, CaseIterable, Sendable {
  // MARK: Initial state
  /// The root gets its place on the stack but its item does not. INIT-12
  case rootItemMissing
  /// The navigation bar starts hidden. INIT-07
  case barHiddenInitially
  /// The toolbar starts shown. INIT-08
  case toolbarShownInitially
  /// The toolbar's flag says shown until the controller is on screen. INIT-08
  case toolbarShownUntilOnScreen

  // MARK: Push
  /// A duplicate push is ignored without a word. PUSH-03
  case duplicatePushIgnored
  /// A duplicate push is carried out. PUSH-03
  case duplicatePushAccepted
  /// A duplicate push moves the controller to the top. PUSH-03
  case duplicatePushMovesToTop
  /// Only the top controller counts as a duplicate. PUSH-03
  case duplicateTestSeesOnlyTop
  /// The duplicate test comes after the change. STACK-16
  case duplicateRaisesTooLate
  /// A push without an animation is animated. PUSH-08
  case unanimatedPushAnimates
  /// A push with an animation is not animated. PUSH-07
  case animatedPushDoesNotAnimate
  /// A push without an animation forgets to embed the view. PUSH-06
  case unanimatedPushForgetsView
  /// A push leaves the toolbar's items alone. PUSH-10
  case toolbarItemsNotUpdatedByPush
  /// A push onto six controllers or more is lost. PUSH-01
  case deepPushLost
  /// A segue does nothing. PUSH-14
  case segueLost
  /// A segue presents what it leads to. PUSH-14
  case seguePresents
  /// A segue puts what it leads to in place of the top. PUSH-14
  case segueReplacesTop
  /// A segue tells the delegate nothing. DLG-01
  case segueUntold

  // MARK: Pop
  /// A pop also removes the root. POP-03
  case popAtRootEmptiesStack
  /// A pop at the root tells the delegate. DLG-14
  case popAtRootTellsDelegate
  /// A pop at the root tells the root that it appears. APP-13
  case popAtRootTellsController
  /// A pop at the root runs a transition. TRANS-11
  case popAtRootRunsTransition
  /// A pop returns the new top. POP-02
  case popReturnsNewTop
  /// An animated pop returns nothing. POP-02
  case animatedPopReturnsNothing
  /// An animated pop forgets the item. TRANS-10
  case animatedPopForgetsItem
  /// The pop-to also removes its target. POP-07
  case popToPopsTarget
  /// The pop-to leaves the controller above its target. POP-07
  case popToStopsOneAbove
  /// The pop-to pops nothing and tells the delegate. POP-07
  case popToPopsNothing
  /// The pop-to returns its target too. POP-08
  case popToReturnsTarget
  /// The pop-to returns only the old top. POP-08
  case popToReturnsOnlyTop
  /// The pop-to of the current top pops it. POP-10
  case popToTopPopsIt
  /// The pop-to ignores its flag. TRANS-13
  case popToIgnoresAnimated
  /// The pop-to-root drops the root and keeps the one above. POP-11
  case popToRootDropsRoot
  /// The pop-to-root keeps the controller above the root when there are four or more. POP-11
  case deepPopToRootKeepsOne
  /// The pop-to-root returns what remains. POP-13
  case popToRootReturnsRemaining
  /// The back button pops the item but not the controller. POP-17
  case backButtonPopsItemOnly
  /// The back button goes to the root. POP-25
  case backButtonPopsToRoot
  /// A back button that is a back item of the controller below does nothing. POP-27
  case customBackItemDoesNothing

  // MARK: Set
  /// The loop removing old controllers skips the one after each. SETVC-08
  case setSkipsWhileRemoving
  /// Controllers kept by a set are lost. SETVC-08
  case setLosesKept
  /// A set that moves kept controllers is refused as a duplicate push. SETVC-11
  case setRefusesMoved
  /// A set that moves kept controllers is ignored. SETVC-11
  case setIgnoresMoved
  /// The array is applied in reverse. SETVC-01
  case setReversed
  /// A set with the same top keeps what is below. SETVC-13
  case setKeepsLowerPart
  /// A set with the same top leaves the items. SETVC-14
  case setKeepsItems
  /// A set replaces only the top item. ITEM-01
  case setReplacesOnlyTopItem
  /// A set with the same top runs a transition. SETVC-05
  case setSameTopRunsTransition
  /// A set with the same top loses the content view. BAR-03
  case setSameTopLosesView
  /// A set chooses its transition by length. SETVC-15
  case setKindByLength
  /// A set looks for its last item in the new array, so never finds it missing. SETVC-06
  case setKindByNewArray
  /// A set always pushes. SETVC-04
  case setAlwaysPushes
  /// A set runs a transition for every new controller. SETVC-07
  case setTransitionPerController
  /// Setting the property is animated. SETVC-03
  case setPropertyAnimates
  /// A set ignores its flag. SETVC-06
  case setIgnoresAnimated
  /// A set of more than eight controllers leaves one of them out. SETVC-01
  case longSetLosesOne
  /// A set takes a controller twice. SETVC-25
  case repetitionKept
  /// A tab bar controller is refused after the bar has been given its item. STACK-04
  case tabBarItemLeftBehind
  /// A navigation controller is refused after the bar has been given its item. STACK-04
  case navigationControllerItemLeftBehind
  /// A controller of another stack is refused after the bar has been given its item. STACK-04
  case itemOfOtherStackLeftBehind
  /// When the stack is changed in a callback, and not by a push in viewWillAppear, the bar keeps its items. ITEM-01
  case unforeseenCallbackKeepsItems
  /// A bar that is hidden by its own property loses its top item. BAR-09
  case itemLostByHidingBar
  /// A class that is no bar's is taken, and its bar holds no items. CLS-09
  case foreignBarLosesItems

  // MARK: Transitions
  /// An animated pop-to-root runs two transitions. TRANS-03
  case popToRootRunsTwoTransitions
  /// An animated pop-to runs a transition for each controller. TRANS-01
  case popToTransitionPerController
  /// The bar's content never changes with an animation. TRANS-08
  case contentNeverAnimates
  /// The bar's content always changes with an animation. TRANS-09
  case contentAlwaysAnimates
  /// A set changes the bar's content with an animation. TRANS-09
  case contentAnimatesOnSet
  /// The visible controller is not updated by pops. PROP-01
  case visibleNotUpdatedByPop

  // MARK: Delegate
  /// Will-show names the controller being popped. DLG-04
  case willShowNamesPopped
  /// Will-show always says unanimated. DLG-05
  case willShowFlagLost
  /// Will-show of a pop always says animated. DLG-05
  case willShowPopFlagAlwaysSet
  /// Did-show comes twice after an animation. DLG-25
  case didShowTwiceWhenAnimated
  /// Did-show is missing without an animation. DLG-25
  case didShowMissingUnanimated
  /// Did-show names the controller that was shown before. DLG-25
  case didShowNamesOutgoing
  /// Did-show of a pop is missing. DLG-25
  case didShowMissingOnPop
  /// Did-show comes where there was nothing to pop. DLG-25
  case didShowWithNothingPopped
  /// The delegate is told of controllers in between when animated. DLG-06
  case inBetweenShownWhenAnimated
  /// A replaced delegate goes on being told. DLG-09
  case replacedDelegateStillTold
  /// The back button tells the delegate nothing. DLG-21
  case backButtonUntold
  /// A set tells the delegate nothing. DLG-16
  case setUntold
  /// A set tells the delegate twice. DLG-15
  case setToldTwice
  /// The delegate is kept alive. DLG-11
  case delegateRetained
  /// Whoever was the delegate is kept alive. DLG-11
  case formerDelegatesRetained
  /// A push called from a callback is lost. APP-05
  case chainedPushLost
  /// The delegate hears nothing of a push called from a callback. DLG-08
  case chainedPushUntoldToDelegate
  /// An operation called from a callback tells nobody. APP-04
  case chainedOperationUntold

  // MARK: Appearance
  /// A covered controller is not told. APP-01
  case coveredUntold
  /// A popped controller is not told. APP-09
  case poppedUntold
  /// A revealed controller is not told that it will appear. APP-02
  case revealedUntold
  /// Controllers in between are told when animated. APP-03
  case inBetweenAppearWhenAnimated
  /// A pop-to tells the controllers it takes away unseen. APP-03
  case popToTellsBuried
  /// A set tells the controllers it puts below the top. APP-12
  case setTellsBuried
  /// A popped controller keeps its parent. APP-16
  case parentKeptAfterPop
  /// Controllers a set puts below the top get no parent. APP-16
  case parentMissingBelowTop
  /// The moving-to flag is not set. APP-08
  case movingToMissing
  /// The moving-from flag is not set. APP-09
  case movingFromMissing
  /// The view is embedded before it is announced. APP-15
  case appearsAfterEmbedding

  // MARK: Items
  /// A pop-to removes one item only. ITEM-01
  case popToRemovesOneItem
  /// A popped controller gets a new item. ITEM-09
  case itemDiscardedByPop
  /// The back item is that of the root. LEFT-02
  case backItemIsRoot
  /// The bar is not refreshed by a pop. UPD-01
  case barNotRefreshedByPop
  /// The bar is not refreshed by a pop-to-root. POP-20
  case barNotRefreshedByPopToRoot
  /// The bar is not refreshed while hidden. BVIS-17
  case barNotRefreshedWhileHidden

  // MARK: Left
  /// A custom left item is ignored above the root. LEFT-01
  case leftIgnoredAboveRoot
  /// A custom left item is ignored at the root. LEFT-09
  case leftIgnoredAtRoot
  /// The back item of the controller below is ignored. LEFT-02
  case backItemIgnored
  /// The back item of the controller on top is shown. LEFT-07
  case ownBackItemShown
  /// The back item beats the custom left item. LEFT-05
  case backItemBeatsLeft
  /// The back button has the title of the top. LEFT-03
  case backTitleOfTop
  /// The back button has the title of the root. LEFT-12
  case backTitleOfRoot
  /// The root has a back button. LEFT-04
  case backButtonAtRoot

  // MARK: Center, right, prompt
  /// The controller's title beats the item's. CEN-05
  case controllerTitleFirst
  /// The controller's title beats the item's once a title view was taken away. CEN-05
  case controllerTitleAfterTitleView
  /// The controller's title is never used. CEN-03
  case controllerTitleUnused
  /// A title view is ignored at the root. CEN-08
  case titleViewIgnoredAtRoot
  /// A title beats the title view. CEN-04
  case titleBeatsTitleView
  /// A controller without a title shows the one below. CEN-11
  case titleOfPrevious
  /// A controller without a right item leaves the one that was there. RIGHT-02
  case rightItemStays
  /// A controller without a right item shows that of the one below. RIGHT-05
  case rightItemOfPrevious
  /// The right item is ignored at the root. RIGHT-06
  case rightIgnoredAtRoot
  /// A right item with a view in it is ignored. RIGHT-04
  case wrappedViewIgnored
  /// A right item with a view in it is shown as a button without a title. RIGHT-04
  case wrappedViewShownAsButton
  /// A left item with a view in it is ignored. ITEM-18
  case leftWrappedViewIgnored
  /// A controller without a prompt leaves the one that was there. PROMPT-02
  case promptStays
  /// A prompt is shown in place of the title. PROMPT-03
  case promptReplacesTitle
  /// A prompt is shown at the root only. PROMPT-01
  case promptOnlyAtRoot

  // MARK: Visibility of the navigation bar
  /// A push shows the bar. BVIS-13
  case barShownByPush
  /// A pop shows the bar. BVIS-13
  case barShownByPop
  /// The bar's change ignores the flag. BVIS-03
  case barFlagIgnored
  /// Setting the bar's property is animated. BVIS-02
  case barPropertyAnimates
  /// The bar's change takes a time of its own. BVIS-06
  case barDurationWrong
  /// A change made in will-appear is not animated with the transition. BVIS-08
  case barNotAlongside
  /// A change that the delegate makes in will-show is lost. BVIS-13
  case barChangeInWillShowLost
  /// Hiding the bar hides the toolbar. BVIS-14
  case barHidesToolbar
  /// Without an animation only the flag changes. BVIS-04
  case barUnanimatedFlagOnly

  // MARK: Toolbar
  /// A controller without items leaves those that were there. TB-12
  case toolbarItemsStay
  /// A pop leaves the toolbar's items alone. TB-21
  case toolbarItemsNotUpdatedByPop
  /// A pop-to-root leaves the toolbar's items alone. TB-22
  case toolbarItemsNotUpdatedByPopToRoot
  /// A set leaves the toolbar's items alone. TB-22
  case toolbarItemsNotUpdatedBySet
  /// New items of a covered controller are shown. TB-10
  case toolbarItemsOfCoveredShown
  /// New items of the top controller are not shown. TB-07
  case toolbarItemsNotFollowed
  /// The flag of new items is lost. TB-20
  case toolbarItemsFlagLost
  /// An item can be in the toolbar only once. TB-04
  case toolbarItemsUnique
  /// The toolbar takes four items and no more. TB-08
  case toolbarItemsAfterFourthLost
  /// Changes made while the toolbar is hidden are not shown later. TB-15
  case toolbarItemsMissedWhileHidden
  /// Spaces do not come into the toolbar. TB-03
  case toolbarSpacesDropped
  /// Items made of views do not come into the toolbar. TB-03
  case toolbarViewsDropped
  /// The action of a tapped item is not run. TB-16
  case toolbarItemActionLost
  /// The action of a tapped item is run twice. TB-16
  case toolbarItemActionTwice
  /// Whatever item is tapped, the action of the first is run. TB-16
  case toolbarItemActionOfFirst
  /// A tapped item runs the action of the one that stood there before the top changed. TB-16
  case toolbarItemActionOfFormerTop
  /// A pop hides the toolbar. TV-22
  case toolbarHiddenByPop
  /// The toolbar does not come back after a hiding controller. TV-07
  case toolbarDoesNotComeBack
  /// A set does not look whether the top hides the toolbar. TV-10
  case hidingIgnoredBySet
  /// Nobody looks whether the top hides the toolbar. TV-06
  case hidingIgnored
  /// The root cannot hide the toolbar. TV-15
  case hidingIgnoredAtRoot
  /// A controller that does not hide the toolbar shows it. TV-12
  case notHidingShows
  /// Hiding for a controller is not animated. TV-08
  case hidingNeverAnimates
  /// The toolbar's change ignores the flag. TV-05
  case toolbarFlagIgnored
  /// The toolbar's animated change goes the other way. TV-05
  case toolbarMovesTheWrongWay
  /// Setting the toolbar's property is animated. TV-03
  case toolbarPropertyAnimates
  /// A change made in a callback is lost. TV-19
  case toolbarChangeInCallbackLost

  // MARK: Modal presentation
  /// A presented controller is not the visible one. PROP-02
  case modalNotVisible
  /// A presented controller is taken for the top one. PROP-03
  case modalTakenForTop
  /// When the top changes under a presented controller, nothing is visible. PROP-04
  case visibleLostUnderModal
  /// A dismissed controller stays the visible one. PROP-05
  case dismissedStaysVisible
  /// A presented controller is put on the stack. MOD-01
  case modalJoinsStack
  /// The bar shows the title of a presented controller. MOD-05
  case modalTitleInBar
  /// A covered controller is said to be leaving its parent. APP-11
  case modalMovesFromParent
  /// A navigation controller that is presented does not show its root. MOD-02
  case presentedInterfaceShowsNothing
  /// A navigation controller that is presented refuses to pop. MOD-03
  case presentedInterfaceRefusesPops

  // MARK: Placement
  /// Inside another container the toolbar does not come. TV-02, CON-03
  case containedToolbarMissing
  /// Inside another container the delegate is told nothing. DLG-01
  case containedDelegateUntold

  // MARK: The pop gesture
  /// A finished gesture does not pop. G-01
  case gestureDoesNotPop
  /// A finished gesture pops to the root. G-02
  case gesturePopsToRoot
  /// The gesture's recogniser is installed on the bar. G-03
  case gestureOnOtherView
  /// A gesture at the root pops the root. G-05
  case gesturePopsRoot
  /// A cancelled gesture pops all the same. G-06
  case cancelledGesturePops
  /// The pop after a cancelled gesture is lost. G-07
  case popLostAfterCancelledGesture
  /// A finished gesture leaves the item of what it popped. G-08
  case gestureKeepsItem
  /// A gesture tells the delegate nothing. DLG-21
  case gestureUntold

  // MARK: The edit button
  /// The edit button says Done before it was ever pressed. EDIT-09
  case editButtonStartsDone
  /// Pressing the edit button does not change what it says. EDIT-02
  case editButtonDoesNotToggle
  /// Once pressed, the edit button says Done for ever. EDIT-06
  case editButtonStaysDone
  /// The edit button does not call the controller. EDIT-03
  case editButtonCallsNobody
  /// The edit button always asks to begin editing. EDIT-04
  case editingAlwaysBegins
  /// A controller that was left while it was edited has lost its edit button. EDIT-07
  case editButtonLostByEditing

  // MARK: The bars as objects
  /// A push exchanges the navigation bar. BAR-01
  case navigationBarReplacedByPush
  /// The toolbar that is shown is another one. BAR-02
  case toolbarReplacedWhenShown
  /// All navigation controllers have one bar. INIT-10
  case barSharedByAll
  /// The bar has no delegate. BAR-04
  case barWithoutDelegate
  /// The bar takes another delegate. BAR-05
  case barDelegateReplaced
  /// A pop resets the bar's style. BAR-10
  case barStyleLostByPop
  /// A push resets the colour of the bar's items. BAR-10
  case tintLostByPush
  /// A push resets the bar's own colour. BAR-11
  case barTintLostByPush
  /// The bar's tint does not colour its items. BAR-12
  case itemsIgnoreTint
  /// The bar has the colour of its items. BAR-13
  case barIgnoresBarTint
  /// The bar's items have the tint of the view that is shown, rather than the one they were given. BAR-14
  case barTakesViewTint
  /// The bar's items have the tint of the view that is shown, unless they were given one. BAR-14
  case barInheritsViewTint
  /// The bar is not in the controller's view. BAR-15
  case barOutsideView
  /// The content inset of a scroll view follows the translucency that was assigned before the last. BAR-20
  case insetOneAssignmentLate
  /// The content inset of a scroll view is not adjusted. BAR-20
  case insetNotAdjusted
  /// The content inset of any view is adjusted. BAR-21
  case insetAlwaysAdjusted
}

/// The faults a navigation controller has.
package typealias NavigationFaults = CaseSet<NavigationFault>

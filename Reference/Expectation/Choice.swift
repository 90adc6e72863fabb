/// A point that the documents leave open. Every listed reading conforms; the report says which one a subject takes.
@usableFromInline
package enum Choice: UInt8, CaseIterable, Sendable, Hashable {
  case popAtRootResult
  case emptyPopResult
  case poppedOrder
  case stateAfterRejectedPush
  case stackDuringTransition
  case plainPushTransition
  case plainPopTransition
  case visibleOffScreen
  case messagesOffScreen
  case messageOnSameTop
  case willShowOrder
  case coveredMovingFlag
  case itemRefresh
  case titleRefresh
  case backRefreshOnSameTop
  case defaultBackTitle
  case untitledBackTitle
  case emptyItemTitle
  case coupledTitles
  case untitledCentre
  case barChangeInAppearance
  case redundantBarChange
  case toolbarItemsAssignment
  case toolbarItemsOnAnimatedChange
  case toolbarItemsOnStillChange
  case hidingOnStillChange
  case toolbarAboveHiding
  case toolbarFlagWhileHiding
  case toolbarShownWhileHiding
  case visibleUnderModal
  case visibleOverContent
  case contentUnderModal
  case toolbarItemsUnderModal
  case hidingUnderModal
  case modalMessages
  case gestureMessageMoment
  case cancelledGestureMessages
  case editingAfterReturn
  case barDelegateChange
  case appearanceOrder
  case didShowOrder
  case firstDisplayMessage
  case appearanceOffScreen
  case backButtonFlag
  case replacedDelegate
  case barDurationInAppearance
  case toolbarItemsWhileHidden
  case chainedWillShow
  case didDisappearOrder
  case willShowBeforeGone
  case firstDisplayAppearance
  case firstDisplayDidShow
  case modalAppearance
  case cancelledGestureAppearance
  case stackUnderFinger
  case redundantToolbarChange
  case toolbarDuration
  case gestureFlag
  case emptyPrompt
  case itemsDuringTransition
  case visibleDuringTransition
  case barFlagDuringAnimation
  case toolbarFlagDuringAnimation
  case appearanceFlagOnAnimatedChange
  case appearanceFlagOnStillChange
  case editingCallFlag
  case barDurationValue
  case hiddenToolbarInView
  case parentAtWillAppear
  case parentAtDidDisappear
  case leftItemTap
  case poppedRelease
}

extension Choice {
  /// The name under which reports list the choice.
  package var name: String { facts.name }
  /// What is open, in one sentence.
  package var question: String { facts.question }
  /// The readings in the order of their bits.
  package var readings: [String] { facts.readings }
  /// The statements that leave it open.
  package var rows: [String] { facts.rows }

  private struct Facts {
    let name: String
    let question: String
    let readings: [String]
    let rows: [String]

    init(_ name: String, _ question: String, _ readings: [String], _ rows: [String]) {
      self.name = name
      self.question = question
      self.readings = readings
      self.rows = rows
    }
  }

  private var facts: Facts {
    switch self {
    case .popAtRootResult:
      Facts(
        "pop-at-root-result", "What does a pop with only the root on the stack return?",
        ["no controller", "a controller"], ["POP-04"])
    case .emptyPopResult:
      Facts(
        "empty-pop-result", "What do pop-to and pop-to-root return when nothing is popped?",
        ["nothing", "an empty array"], ["POP-10", "POP-14"])
    case .poppedOrder:
      Facts(
        "popped-order", "In which order does the array of popped controllers list them?",
        ["bottom to top", "top to bottom", "another order"], ["POP-08", "POP-13"])
    case .stateAfterRejectedPush:
      Facts(
        "state-after-rejected-push", "What does a rejected duplicate push leave behind?",
        ["everything as it was", "something changed"], ["PUSH-04", "DLG-18"])
    case .stackDuringTransition:
      Facts(
        "stack-during-transition", "What does the stack read while an animated change runs?",
        ["the new stack", "the old stack", "something else"],
        ["TRANS-15", "SETVC-09"])
    case .plainPushTransition:
      Facts(
        "plain-push-transition", "Which kind of transition does an animated push report?",
        ["push", "pop"], ["TRANS-07"])
    case .plainPopTransition:
      Facts(
        "plain-pop-transition", "Which kind of transition does an animated pop report?",
        ["push", "pop"], ["TRANS-07"])
    case .visibleOffScreen:
      Facts(
        "visible-off-screen", "What is the visible controller before the first display?",
        ["the top controller", "none"], ["INIT-16"])
    case .messagesOffScreen:
      Facts(
        "messages-off-screen", "Is the delegate told of changes before the first display?",
        ["told", "not told"], ["DLG-02"])
    case .messageOnSameTop:
      Facts(
        "message-on-same-top", "Is the delegate told of a set that keeps the top controller?",
        ["told", "not told", "told if the stack changed"], ["DLG-17"])
    case .willShowOrder:
      Facts(
        "will-show-order", "Does will-show come before or after the incoming viewWillAppear?",
        ["before", "after"], ["DLG-24"])
    case .coveredMovingFlag:
      Facts(
        "covered-moving-flag",
        "Do the moving flags also read true in the controller that is covered or revealed?",
        ["no", "yes"], ["APP-07", "APP-10"])
    case .itemRefresh:
      Facts(
        "item-refresh", "When does a change of a displayed item show?",
        ["at once", "at the next change of the top"], ["ITEM-15", "LEFT-15", "CEN-09"])
    case .titleRefresh:
      Facts(
        "title-refresh", "When does a change of a displayed controller's title show?",
        ["at once", "at the next change of the top"], ["CEN-12"])
    case .backRefreshOnSameTop:
      Facts(
        "back-refresh-on-same-top",
        "When does the back button follow a set that keeps the top controller?",
        ["at once", "at the next change of the top"], ["SETVC-14"])
    case .defaultBackTitle:
      Facts(
        "default-back-title", "Whose title does the default back button carry?",
        ["the previous controller's", "its navigation item's"], ["LEFT-10", "LEFT-18"])
    case .untitledBackTitle:
      Facts(
        "untitled-back-title",
        "What does the default back button say when the previous controller has no title?",
        ["nothing", "a text"], ["LEFT-11"])
    case .emptyItemTitle:
      Facts(
        "empty-item-title", "What does the centre show for an item whose title is empty?",
        ["the empty title", "the controller's title", "nothing"], ["CEN-07"])
    case .coupledTitles:
      Facts(
        "coupled-titles",
        "What does the centre show when the controller's title was set after its item's?",
        ["the item's title", "the controller's title"], [])
    case .untitledCentre:
      Facts(
        "untitled-centre", "What does the centre show when no title is set at all?",
        ["nothing", "an empty text", "something else"], ["CEN-06"])
    case .barChangeInAppearance:
      Facts(
        "bar-change-in-appearance",
        "Is an unanimated bar change made in viewWillAppear animated with the transition?",
        ["animated", "not animated"], ["BVIS-10"])
    case .redundantBarChange:
      Facts(
        "redundant-bar-change",
        "Does setting the bar visibility it already has, animated, run an animation?",
        ["no", "yes"], ["BVIS-18"])
    case .toolbarItemsAssignment:
      Facts(
        "toolbar-items-assignment",
        "When does assigning the active controller's toolbar items show?",
        ["at once", "at the next change of the top"], ["TB-09"])
    case .toolbarItemsOnAnimatedChange:
      Facts(
        "toolbar-items-on-animated-change",
        "Are the toolbar's items animated when the top changes animated?",
        ["animated", "not animated"], ["TB-06"])
    case .toolbarItemsOnStillChange:
      Facts(
        "toolbar-items-on-still-change",
        "Are the toolbar's items animated when the top changes unanimated?",
        ["animated", "not animated"], ["TB-06"])
    case .hidingOnStillChange:
      Facts(
        "hiding-on-still-change",
        "Is the toolbar animated away when a hiding controller is pushed unanimated?",
        ["animated", "not animated"], ["TV-09"])
    case .toolbarAboveHiding:
      Facts(
        "toolbar-above-hiding",
        "Is the toolbar shown for a controller that stands above one that hides it?",
        ["shown again", "stays hidden"], ["TV-13"])
    case .toolbarFlagWhileHiding:
      Facts(
        "toolbar-flag-while-hiding",
        "What does the toolbar-hidden flag read while a controller hides the toolbar?",
        ["as it was set", "hidden"], ["TV-14"])
    case .toolbarShownWhileHiding:
      Facts(
        "toolbar-shown-while-hiding",
        "What does an explicit request to show the toolbar do while a controller hides it?",
        ["shows it", "nothing"], ["TV-17"])
    case .visibleUnderModal:
      Facts(
        "visible-under-modal",
        "What is the visible controller when the top changes under a presented one?",
        ["the presented controller", "the top controller"], ["PROP-06"])
    case .visibleOverContent:
      Facts(
        "visible-over-content",
        "What is the visible controller when a controller on the stack presents another?",
        ["the presented controller", "the top controller"], ["PROP-07"])
    case .contentUnderModal:
      Facts(
        "content-under-modal", "What is embedded as the content view under a presented controller?",
        ["the top controller's view", "another or none"], ["STACK-07"])
    case .toolbarItemsUnderModal:
      Facts(
        "toolbar-items-under-modal",
        "Whose items does the toolbar hold while another controller is presented?",
        ["the top controller's", "the presented controller's"], ["MOD-06"])
    case .hidingUnderModal:
      Facts(
        "hiding-under-modal",
        "Whose wish to hide the toolbar counts while another controller is presented?",
        ["the top controller's", "the presented controller's"], ["TV-18"])
    case .modalMessages:
      Facts(
        "modal-messages", "Is the delegate told of a modal presentation or its end?",
        ["told", "not told"], ["DLG-19"])
    case .gestureMessageMoment:
      Facts(
        "gesture-message-moment", "When is the delegate told of a pop by gesture?",
        ["when the gesture begins", "when it is finished"], ["G-10"])
    case .cancelledGestureMessages:
      Facts(
        "cancelled-gesture-messages", "Is the delegate told of a gesture that is cancelled?",
        ["when it begins", "not told", "when it is cancelled", "both times"], ["G-10"])
    case .editingAfterReturn:
      Facts(
        "editing-after-return",
        "Is a controller that was covered or removed while it was edited still edited on return?",
        ["yes", "no"], [])
    case .barDelegateChange:
      Facts(
        "bar-delegate-change",
        "What answers the attempt to change the delegate of the navigation bar?",
        ["an error", "nothing"], [])
    case .appearanceOrder:
      Facts(
        "appearance-order",
        "Is the controller that goes told before the one that comes, or after it?",
        ["before", "after"], ["APP-14"])
    case .didShowOrder:
      Facts(
        "did-show-order", "Does did-show come before or after the incoming viewDidAppear?",
        ["before", "after"], [])
    case .firstDisplayMessage:
      Facts(
        "first-display-message", "Is the delegate told of the first display?",
        ["told", "not told"], [])
    case .appearanceOffScreen:
      Facts(
        "appearance-off-screen", "Are controllers told of changes before the first display?",
        ["told", "not told"], [])
    case .backButtonFlag:
      Facts(
        "back-button-flag", "With which animated flag is a tap of the back button told?",
        ["animated", "not animated"], [])
    case .replacedDelegate:
      Facts(
        "replaced-delegate",
        "Which delegate hears the end of a transition in whose course it was replaced?",
        ["the new one", "the old one", "neither"], [])
    case .barDurationInAppearance:
      Facts(
        "bar-duration-in-appearance",
        "How long does a bar change take that was made in viewWillAppear?",
        ["as long as any other", "another time"], ["BVIS-11"])
    case .toolbarItemsWhileHidden:
      Facts(
        "toolbar-items-while-hidden", "What does a hidden toolbar hold?",
        ["the active controller's items", "nothing", "other items"], ["TB-14"])
    case .chainedWillShow:
      Facts(
        "chained-will-show",
        "Does the delegate hear of a controller in whose viewWillAppear another one is pushed?",
        ["told", "not told"], ["DLG-07", "DLG-08"])
    case .didDisappearOrder:
      Facts(
        "did-disappear-order",
        "Does the viewDidDisappear of who goes come before or after the other's viewDidAppear?",
        ["before", "after"], ["APP-14"])
    case .willShowBeforeGone:
      Facts(
        "will-show-before-gone",
        "Does will-show come before or after the viewDidDisappear of the controller that goes?",
        ["before", "after"], ["DLG-24"])
    case .firstDisplayAppearance:
      Facts(
        "first-display-appearance", "Is the top controller told of the first display?",
        ["told", "not told"], [])
    case .firstDisplayDidShow:
      Facts(
        "first-display-did-show", "How often does did-show come at the first display?",
        ["once", "more than once"], [])
    case .modalAppearance:
      Facts(
        "modal-appearance",
        "Is the top controller told when a presented one covers it or goes away?",
        ["told", "not told"], [])
    case .cancelledGestureAppearance:
      Facts(
        "cancelled-gesture-appearance",
        "Are controllers told of a gesture that is cancelled?",
        ["told", "not told"], ["G-10"])
    case .stackUnderFinger:
      Facts(
        "stack-under-finger", "What does the stack read after a pop gesture has begun?",
        ["as it was", "something else"], ["G-09"])
    case .redundantToolbarChange:
      Facts(
        "redundant-toolbar-change",
        "Does setting the toolbar visibility it already has, animated, run an animation?",
        ["no", "yes"], [])
    case .toolbarDuration:
      Facts(
        "toolbar-duration", "How long does an animated change of the toolbar take?",
        ["as long as the navigation bar's", "another time"], ["TV-25"])
    case .gestureFlag:
      Facts(
        "gesture-flag", "With which animated flag is the delegate told of a pop by gesture?",
        ["animated", "not animated"], [])
    case .emptyPrompt:
      Facts(
        "empty-prompt", "What does the bar show for an empty prompt?",
        ["the empty prompt", "no prompt"], [])
    case .itemsDuringTransition:
      Facts(
        "items-during-transition", "What does the bar hold while an animated change runs?",
        ["the new items", "the old items", "something else"], ["ITEM-02"])
    case .visibleDuringTransition:
      Facts(
        "visible-during-transition",
        "Which controller is the visible one while an animated change runs?",
        ["the one that comes", "the one that goes"], [])
    case .barFlagDuringAnimation:
      Facts(
        "bar-flag-during-animation",
        "What does the navigation bar's flag read while an animated change of it runs?",
        ["the new value", "the old value"], [])
    case .toolbarFlagDuringAnimation:
      Facts(
        "toolbar-flag-during-animation",
        "What does the toolbar's flag read while an animated change of it runs?",
        ["the new value", "the old value"], [])
    case .appearanceFlagOnAnimatedChange:
      Facts(
        "appearance-flag-on-animated-change",
        "With which animated flag does viewWillAppear come in an animated change?",
        ["animated", "not animated"], [])
    case .appearanceFlagOnStillChange:
      Facts(
        "appearance-flag-on-still-change",
        "With which animated flag does viewWillAppear come in an unanimated change?",
        ["animated", "not animated"], [])
    case .editingCallFlag:
      Facts(
        "editing-call-flag",
        "With which animated flag does a tap of the edit button call setEditing?",
        ["animated", "not animated"], ["EDIT-05"])
    case .barDurationValue:
      Facts(
        "bar-duration-value", "How long is the documented constant?",
        ["0.2 s", "another time", "no time"], [])
    case .hiddenToolbarInView:
      Facts(
        "hidden-toolbar-in-view",
        "Is a toolbar that is hidden inside the view of the navigation controller?",
        ["inside", "not inside"], [])
    case .parentAtWillAppear:
      Facts(
        "parent-at-will-appear",
        "Has a controller that is pushed its parent when it is told that it will appear?",
        ["already", "not yet"], [])
    case .parentAtDidDisappear:
      Facts(
        "parent-at-did-disappear",
        "Has a controller that is popped its parent still when it is told that it has disappeared?",
        ["still", "no longer"], [])
    case .leftItemTap:
      Facts(
        "left-item-tap", "What does a tap on a controller's own left item come to?",
        ["nothing is popped", "the top is popped"], ["LEFT-19"])
    case .poppedRelease:
      Facts(
        "popped-release", "Is a popped controller that nobody else keeps still there afterwards?",
        ["released", "kept"], [])
    }
  }
}

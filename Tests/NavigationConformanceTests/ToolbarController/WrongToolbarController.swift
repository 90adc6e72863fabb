import HeadlessNavigation
import Testing

/// A fault of a toolbar controller, the requirement it is blamed on, and a scenario that shows it.
struct WrongToolbarController: Sendable, CustomTestStringConvertible {
  let fault: ToolbarControllerFault
  let requirement: String
  let scenario: String

  init(_ fault: ToolbarControllerFault, _ requirement: String, _ scenario: String) {
    self.fault = fault
    self.requirement = requirement
    self.scenario = scenario
  }

  var testDescription: String { "\(fault) breaks \(requirement)" }

  static let all: [WrongToolbarController] = containing + loading + following + profiles

  private static let containing: [WrongToolbarController] = [
    Self(.contentReplaced, "CW-04", "contain plain"),
    Self(.delegateNotTaken, "CW-06", "contain navigation A"),
    Self(.subclassOverlooked, "CW-06", "contain subclass A"),
    Self(.innerDelegateTaken, "CW-07", "contain plain"),
    Self(.earlierDelegateKept, "CW-08", "content.delegate = 1; contain navigation A"),
    Self(.toolbarBeforeLoad, "CW-24", "contain navigation A"),
    Self(.loadedByMessage, "CW-24", "contain navigation A; push B"),
  ]

  private static let loading: [WrongToolbarController] = [
    Self(.toolbarNotExposed, "CW-05", "contain navigation A; load"),
    Self(.contentViewNotLoaded, "CW-42", "contain subclass A; load"),
    Self(.toolbarInContent, "CW-20", "contain navigation A; load"),
    Self(.anotherView, "CW-02", "contain navigation A; load"),
    Self(.toolbarBehind, "CW-03", "contain navigation A; load"),
    Self(.originLost, "CW-09", "contain navigation A; load"),
    Self(.contentKeepsOrigin, "CW-10", "contain navigation A; load"),
    Self(.contentUnderToolbar, "CW-10", "contain navigation A; load"),
    Self(.toolbarAbove, "CW-11", "contain navigation A; load"),
    Self(
      .toolbarOfFixedWidth, "CW-11", "content.frame = 5 30 480 268; contain navigation A; load"),
    Self(.plainContentFollowed, "CW-21", "content.toolbarItems = [x]; contain plain; load"),
  ]

  private static let following: [WrongToolbarController] = [
    Self(
      .itemsNeverSet, "CW-13", "B.toolbarItems = [x]; contain navigation A; load; show; push B"),
    Self(
      .popsNotFollowed, "CW-18",
      "A.toolbarItems = [x]; B.toolbarItems = [y]; contain navigation A; load; show; push B; pop"),
    Self(
      .unansweredLeftAlone, "CW-14",
      "A.toolbarItems = [x]; B.toolbarItems = unanswered; contain navigation A; load; show; push C; "
        + "pop; push B"),
    Self(
      .nothingLeftAlone, "CW-16",
      "B.toolbarItems = [x]; contain navigation A; load; show; push B; push C"),
    Self(.motionLost, "CW-15", "contain navigation A; load; show; push B animated"),
    Self(.motionInvented, "CW-15", "contain navigation A; load; show; push B"),
    Self(.setAfterShown, "CW-17", "contain navigation A; load; show; push B"),
    Self(.setTwice, "CW-17", "contain navigation A; load; show; push B"),
    Self(
      .skippedFollowed, "CW-23",
      "contain navigation A; load; show; push B; push C; popToRoot"),
    Self(.toolbarReplaced, "CW-19", "contain navigation A; load; show; push B"),
    Self(
      .toolbarMoves, "CW-19",
      "A.toolbarItems = [x]; contain navigation A; load; show; push B"),
    Self(
      .listensOn, "CW-22",
      "B.toolbarItems = [x]; contain navigation A; load; show; content.delegate = 2; push B"),
    Self(
      .itemsLostInAnotherSize, "REL-CW-38",
      "B.toolbarItems = [x]; contain navigation A; load; show; push B; resize 480 300"),
  ]

  private static let profiles: [WrongToolbarController] = [
    Self(
      .rotationNotForwarded, "CW-30",
      "content.orientations = none; contain plain; load; rotate portrait"),
    Self(.masksMissing, "CW-31", "contain plain; load"),
    Self(.notLaidOutAgain, "CW-32", "contain plain; load; resize 480 300"),
    Self(.appearanceNotForwarded, "CW-33", "contain plain; load; viewWillAppear animated"),
    Self(.otherMessagesNotForwarded, "CW-34", "contain plain; load; viewDidDisappear"),
  ]
}

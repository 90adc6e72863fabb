import HeadlessNavigation
import Testing

/// A fault of a life cycle, the requirement it is blamed on, and a scenario that shows it.
struct WrongLifecycle: Sendable, CustomTestStringConvertible {
  let fault: LifecycleFault
  let requirement: String
  let scenario: String

  init(_ fault: LifecycleFault, _ requirement: String, _ scenario: String) {
    self.fault = fault
    self.requirement = requirement
    self.scenario = scenario
  }

  var testDescription: String { "\(fault) breaks \(requirement)" }

  private static let stack =
    "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; "
    + "make root A; push B; "
  private static let two = stack + "encode"
  private static let gap =
    "restorationIdentifier = n; A.restorationIdentifier = x; C.restorationIdentifier = y; "
    + "make root A; push B; push C; encode"

  static let all: [WrongLifecycle] = [
    Self(
      .nothingPreserved, "ST-01",
      "restorationIdentifier = n; A.restorationIdentifier = x; make root A; encode"),
    Self(.encodedFromTop, "ST-03", two),
    Self(
      .encodesEverything, "ST-04",
      "restorationIdentifier = n; A.restorationIdentifier = x; make root A; push B; encode"),
    Self(.stopsAtGap, "ST-09", gap),
    Self(
      .pathsFromIdentifiers, "ST-07",
      "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = x; "
        + "make root A; push B; encode"),
    Self(.encodingPops, "ST-13", two),
    Self(.restoredFromTop, "ST-05", two + "; restore"),
    Self(
      .sharedTakenForOne, "ST-06",
      "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = x; "
        + "make root A; push B; encode; restore"),
    Self(.positionsCounted, "ST-08", gap + "; restore"),
    Self(.subclassWithoutRoot, "CLS-01", "make subclass A"),
    Self(.subclassWithoutItems, "CLS-01", "make subclass A"),
    Self(.rootUnmanaged, "CLS-01", "make root A"),
    Self(.navigationBarClassIgnored, "CLS-03", "make bars navigationBar"),
    Self(.toolbarClassIgnored, "CLS-04", "make bars toolbar"),
    Self(.barClassesRemembered, "CLS-05", "make bars"),
    Self(.oneBarClassOnly, "CLS-06", "make bars navigationBar toolbar"),
    Self(.rootWithOwnBars, "CLS-07", "make root A"),
    Self(.ownBarUnmanaged, "CLS-08", "make bars navigationBar"),
    Self(.relationshipIgnored, "CON-05", "make storyboard A"),
    Self(.restoredFromTop, "REL-ST-08", stack + "relaunch"),
    Self(.ownBarUnmanaged, "REL-CLS-08", "make bars navigationBar; remake"),
    Self(.storyboardBarReplaced, "CON-08", "make storyboard A"),
    Self(.itemWithoutController, "CLS-01", "make storyboard"),
  ]
}

/// A precondition that binds whoever calls a navigation controller. The model refuses a line that breaks one; what the
/// documents do not define is then never asked of a subject.
package enum CallerRule: String, Hashable, Sendable, CaseIterable {
  case waitsForTransitions = "waits-for-transitions"
  case popsToWhatIsThere = "pops-to-what-is-there"
  case setsSomething = "sets-something"
  case setsEachOnce = "sets-each-once"
  case bringsRootBeforeDisplay = "brings-root-before-display"
  case tapsWhatIsShown = "taps-what-is-shown"
  case hidesToolbarBeforehand = "hides-toolbar-beforehand"
  case popsFromSomething = "pops-from-something"
  case keepsTabBarsOut = "keeps-tab-bars-out"
  case leavesBarsAlone = "leaves-the-bars-alone"
  case givesBarClasses = "gives-bar-classes"
  case keepsNavigationControllersOut = "keeps-navigation-controllers-out"
  case callsBackAsForeseen = "calls-back-as-foreseen"
  case keepsToOneStack = "keeps-to-one-stack"

  /// The statements that ask for it, the one that says most first; none where what comes of it is not said either.
  package var rows: [String] {
    switch self {
    case .waitsForTransitions: ["TRANS-05"]
    case .popsToWhatIsThere: ["POP-09"]
    case .setsSomething: ["SETVC-24"]
    case .setsEachOnce: ["SETVC-25"]
    case .bringsRootBeforeDisplay: ["INIT-06", "INIT-11"]
    case .tapsWhatIsShown: ["POP-26"]
    case .hidesToolbarBeforehand: ["TV-16"]
    case .popsFromSomething, .keepsNavigationControllersOut, .callsBackAsForeseen,
      .keepsToOneStack:
      []
    case .keepsTabBarsOut: ["CON-04", "INIT-03", "PUSH-05", "SETVC-26"]
    case .leavesBarsAlone: ["BAR-07", "BAR-08", "BAR-09", "BAR-17", "BAR-19", "BVIS-15"]
    case .givesBarClasses: ["CLS-09"]
    }
  }

  /// The first of them.
  package var row: String? { rows.first }

  /// What a subject may do when it is broken.
  package static let outcomes = ["refused", "accepted"]
  /// What one does that does neither.
  package static let breakdown = "breaks down"

  /// The rule in one sentence.
  package var statement: String {
    switch self {
    case .waitsForTransitions: "No push, pop or set is made while a transition runs."
    case .popsToWhatIsThere: "The target of a pop-to is on the stack."
    case .setsSomething: "A set names at least one controller."
    case .setsEachOnce: "A set names each controller once."
    case .bringsRootBeforeDisplay: "A root is there before the first display."
    case .tapsWhatIsShown: "A back button is tapped where one is shown."
    case .hidesToolbarBeforehand:
      "Whether a controller hides the toolbar is said before it is pushed."
    case .keepsTabBarsOut: "No tab bar controller is put on a stack."
    case .keepsNavigationControllersOut: "No navigation controller is put on a stack."
    case .callsBackAsForeseen:
      "In a callback the stack is changed by a push in viewWillAppear only."
    case .keepsToOneStack:
      "A controller that is on the stack of another navigation controller is put on no second one."
    case .popsFromSomething: "Nothing is popped from an empty stack."
    case .leavesBarsAlone: "Nobody but the controller hides, moves, fades or removes its bars."
    case .givesBarClasses: "A class that is given for a bar is a subclass of the standard one."
    }
  }
}

extension Refusal {
  /// The rule that the caller would break; `nil` where a line makes no sense as a scenario.
  package var rule: CallerRule? {
    switch self {
    case .transitionRuns, .callbackPushesInMotion: .waitsForTransitions
    case .notOnStack: .popsToWhatIsThere
    case .emptyArray: .setsSomething
    case .repeatedController: .setsEachOnce
    case .showWithoutRoot: .bringsRootBeforeDisplay
    case .noBackButton: .tapsWhatIsShown
    case .hidesBottomBarOnStack: .hidesToolbarBeforehand
    case .tabBarController: .keepsTabBarsOut
    case .emptyStack: .popsFromSomething
    case .barView: .leavesBarsAlone
    case .foreignBarClass: .givesBarClasses
    case .navigationController: .keepsNavigationControllersOut
    case .elsewhere: .keepsToOneStack
    case .callbackInDelegatePushes, .callbackPops, .callbackSets: .callsBackAsForeseen
    default: nil
    }
  }

  /// The statement of the documents that the caller would break, or that leaves open what the line means.
  package var row: String? {
    switch self {
    case .gestureUnavailable: "G-11"
    case .editingOpen: "EDIT-10"
    case .barView(.toolbar, _): "BAR-19"
    case .barView(.navigationBar, .isHidden): "BAR-09"
    case .barView(.navigationBar, .superview): "BAR-08"
    default: rule?.row
    }
  }
}

extension Requirement {
  /// What the navigation stack is.
  static let stack: [Requirement] = [
    Requirement(
      "STACK-05", .documented,
      "The top controller is the last one of the stack.",
      source: .reference("topViewController"),
      aspect: .topController,
      when: .always,
      carries: ["STACK-04"],
      example: "start A; push B",
      intent: "Whoever asks for the top wants what the person using the app sees.",
      hint:
        "check that the top is read from the stack and not kept beside it, where it can go stale"
    ),
    Requirement(
      "STACK-07", .documented,
      "The content on display is the view of the stack's last controller.",
      source: .reference("Overview"),
      aspect: .content,
      when: .always,
      carries: ["BAR-03"],
      example: "start A; push B",
      intent: "The screen has to show where the stack says one is.",
      hint: "check that every path that changes the stack also exchanges the content view"
    ),
    Requirement(
      "STACK-09", .documented,
      "The stack reads as exactly the controllers on it, from bottom to top.",
      source: .reference("viewControllers"),
      aspect: .stack,
      when: .always,
      example: "start A; push B; pop",
      intent: "The array is the one truth that every other rule is measured against.",
      hint:
        "check that the array is the stack itself or a faithful copy, neither reversed nor filtered"
    ),
    Requirement(
      "STACK-10", .derived,
      "Whatever is no push, pop or set leaves the stack as it was.",
      source: .reference("viewControllers"),
      aspect: .stack,
      when: SituationPattern(none: [.start, .show, .stackOperation]),
      refines: ["STACK-09"],
      carries: ["BVIS-12", "TV-23"],
      example: "start A; push B; setNavigationBarHidden true",
      intent: "A change of looks must never move anyone to another screen.",
      hint: "check what else a change of bars, items or delegate does to the controllers"
    ),
    Requirement(
      "STACK-03", .documented,
      "No kind of pop takes the root off the stack.",
      source: .guide("The Objects of a Navigation Interface"),
      aspect: .stack,
      when: SituationPattern(all: .onlyRoot, any: [.pop, .popTo, .popToRoot]),
      refines: ["STACK-09", "POP-07", "POP-11"],
      carries: ["STACK-08"],
      example: "start A; pop",
      intent: "A navigation interface without a root has nothing to show and no way on.",
      hint: "check every pop for a stack of one: the root stays, whichever method is called"
    ),
    Requirement(
      "STACK-11", .documented,
      "A controller that is not on the stack may be pushed, of whatever class, equal to others or not.",
      source: .guide("Defining the Content View Controllers for a Navigation Interface"),
      aspect: .raised,
      when: SituationPattern(all: .push, none: .duplicate),
      refines: ["STACK-19"],
      carries: ["PUSH-12"],
      example: "start A; push B",
      intent: "A folder inside a folder is shown by two controllers of the same class.",
      hint: "check that the test for presence compares identity, not class and not equality"
    ),
    Requirement(
      "STACK-16", .derived,
      "No push brings a controller onto the stack a second time.",
      source: .reference("pushViewController:animated:"),
      aspect: .stack,
      when: SituationPattern(all: [.push, .duplicate]),
      brokenBy: .repeatedController,
      refines: ["STACK-09"],
      example: "start A; push A",
      intent: "A controller in two places makes every position on the stack ambiguous.",
      hint: "check that the refusal comes before the controller is appended"
    ),
    Requirement(
      "STACK-19", .derived,
      "What the documents let the caller do is carried out without raising.",
      source: .guide("The Objects of a Navigation Interface"),
      aspect: .raised,
      when: .always,
      carries: ["INIT-04"],
      example: "start A; push B",
      intent: "An operation that is in order must not stop the program.",
      hint: "check what raises: of all that is asked here only a duplicate push may"
    ),
  ]
}

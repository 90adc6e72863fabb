extension Requirement {
  /// What moves, and when.
  static let transition: [Requirement] = [
    Requirement(
      "TRANS-01", .documented,
      "Popping several controllers animated runs a single transition.",
      source: .guide("Modifying the Navigation Stack"),
      aspect: .transitionCount,
      when: SituationPattern(all: [.popTo, .animated, .several]),
      refines: ["TRANS-13"],
      example: "start A; push B; push C; popTo A animated",
      intent: "Leaving a deep path should take one movement, not five.",
      hint: """
        check that the caller's flag reaches the one transition, and that a pop-to does not pop one by one
        """
    ),
    Requirement(
      "TRANS-02", .documented,
      "Popping several controllers shows none of those in between in the transition.",
      source: .guide("Modifying the Navigation Stack"),
      aspect: .transitionEnds,
      when: SituationPattern(all: .several, any: [.popTo, .popToRoot]),
      brokenBy: .shownInBetween,
      refines: ["TRANS-04"],
      example: "start A; push B; push C; popTo A animated",
      intent: "Screens that are only passed must not flash by.",
      hint: "check that the transition is begun once, after the last pop, from the old top"
    ),
    Requirement(
      "TRANS-03", .derived,
      "Popping several controllers to the root animated runs a single transition.",
      source: .guide("Modifying the Navigation Stack"),
      aspect: .transitionCount,
      when: SituationPattern(all: [.popToRoot, .animated, .several]),
      refines: ["TRANS-13"],
      example: "start A; push B; push C; popToRoot animated",
      intent: "Going home should take one movement from any depth.",
      hint: """
        check that the caller's flag reaches the one transition, and that a pop-to-root does not pop one \
        by one
        """
    ),
    Requirement(
      "TRANS-04", .derived,
      "A transition leads from the old top controller to the new one.",
      source: .guide("Modifying the Navigation Stack"),
      aspect: .transitionEnds,
      when: .always,
      example: "start A; push B animated",
      intent: "The movement shows where one was and where one is now.",
      hint: "check that the old top is read before the change, and the new one after it"
    ),
    Requirement(
      "TRANS-08", .documented,
      "An animated push or pop animates the change of the bar's content.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .barContentAnimation,
      when: SituationPattern(all: .animated, any: [.push, .pop, .popTo, .popToRoot]),
      example: "start A; push B animated",
      intent: "Titles slide together with the screens that they name.",
      hint: "check that the animated flag reaches the bar"
    ),
    Requirement(
      "TRANS-09", .derived,
      "An unanimated push, pop or set does not animate the change of the bar's content.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .barContentAnimation,
      when: SituationPattern(
        any: [.push, .pop, .popTo, .popToRoot, .set, .assignStack], none: .animated),
      example: "start A; push B",
      intent: "A bar that moves alone looks broken.",
      hint: "check for a bar that animates by default"
    ),
    Requirement(
      "TRANS-10", .derived,
      "A transition that has run to its end leaves the new top's view on display.",
      source: .reference("pushViewController:animated:"),
      aspect: .content,
      when: SituationPattern(all: .ranOn),
      refines: ["STACK-07", "PUSH-06", "POP-05"],
      example: "start A; push B running; settle",
      intent: "Animation changes how one gets there, not where one ends.",
      hint: "check which view a transition leaves at its end, also when calls came while it ran"
    ),
    Requirement(
      "TRANS-11", .derived,
      "An animated pop with only the root on the stack starts no transition.",
      source: .reference("popViewControllerAnimated:"),
      aspect: .transitionCount,
      when: SituationPattern(all: [.pop, .animated, .nothingToPop]),
      refines: ["TRANS-13"],
      example: "start A; pop animated",
      intent: "Doing nothing must look like nothing.",
      hint: "check that the count is looked at before the transition is begun"
    ),
    Requirement(
      "TRANS-12", .derived,
      "An animated pop to where one is starts no transition.",
      source: .reference("popToViewController:animated:"),
      aspect: .transitionCount,
      when: SituationPattern(all: [.animated, .nothingToPop], any: [.popTo, .popToRoot]),
      refines: ["TRANS-13"],
      example: "start A; popTo A animated",
      intent: "Doing nothing must look like nothing.",
      hint: "check for a transition from the top to itself"
    ),
    Requirement(
      "TRANS-13", .documented,
      "An operation runs a transition when asked to animate a change of screen, else none.",
      source: .reference("popToViewController:animated:"),
      aspect: .transitionCount,
      when: .always,
      example: "start A; push B",
      intent: "The caller decides what moves.",
      hint: """
        check that the flag of the call decides, for every kind of operation, after a cancelled gesture \
        as well
        """
    ),
  ]
}

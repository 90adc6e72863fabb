extension Requirement {
  /// Popping one, several or all but the root, by the program or with the back button.
  static let pop: [Requirement] = [
    Requirement(
      "POP-01", .documented,
      "A pop takes the top controller off the stack and nothing else.",
      source: .reference("popViewControllerAnimated:"),
      aspect: .stack,
      when: SituationPattern(all: .pop, none: [.nothingToPop, .chained]),
      refines: ["STACK-09"],
      carries: ["STACK-01", "POP-19"],
      example: "start A; push B; push C; pop",
      intent: "Going back one level must go back exactly one.",
      hint: "check that pop removes the last controller, once"
    ),
    Requirement(
      "POP-02", .documented,
      "A pop returns the controller that it removed.",
      source: .reference("popViewControllerAnimated:"),
      aspect: .returned,
      when: SituationPattern(all: .pop, none: .nothingToPop),
      example: "start A; push B; pop",
      intent: "The caller may want to reuse or release it.",
      hint: "check that the top is what is returned, and read before it is removed, not after"
    ),
    Requirement(
      "POP-03", .documented,
      "A pop with only the root on the stack leaves the stack as it is.",
      source: .reference("popViewControllerAnimated:"),
      aspect: .stack,
      when: SituationPattern(all: [.pop, .nothingToPop]),
      refines: ["STACK-03"],
      example: "start A; pop",
      intent: "Code that pops in response to a button need not count levels.",
      hint: "check that pop looks at the count first and then does nothing at all"
    ),
    Requirement(
      "POP-04", .derived,
      "A pop that pops nothing returns no controller that is off the stack.",
      source: .reference("popViewControllerAnimated:"),
      aspect: .returned,
      when: SituationPattern(all: [.pop, .nothingToPop]),
      example: "start A; pop",
      intent: "A returned controller would be taken for one that has left.",
      hint: "check for a remembered controller that is returned again"
    ),
    Requirement(
      "POP-05", .documented,
      "After a pop of any kind the new top's view is displayed.",
      source: .reference("popViewControllerAnimated:"),
      aspect: .content,
      when: SituationPattern(any: .anyPop, none: .nothingToPop),
      refines: ["STACK-07"],
      example: "start A; push B; pop",
      intent: "The previous screen has to come back, not just its place in a list.",
      hint:
        "check that the revealed controller's view is put back, also after popping several at once"
    ),
    Requirement(
      "POP-07", .documented,
      "Popping to a controller removes all above it and keeps everything up to it.",
      source: .reference("popToViewController:animated:"),
      aspect: .stack,
      when: SituationPattern(all: .popTo, none: .chained),
      refines: ["STACK-09"],
      carries: ["POP-16", "POP-22"],
      example: "start A; push B; popTo A",
      intent: "One tap leaves a whole run of screens.",
      hint: "check the bounds, since the target itself stays, and that it is looked for by identity"
    ),
    Requirement(
      "POP-08", .documented,
      "Popping to a controller returns exactly the controllers that were popped.",
      source: .reference("popToViewController:animated:"),
      aspect: .returned,
      when: SituationPattern(all: .popTo, none: .nothingToPop),
      example: "start A; push B; popTo A",
      intent: "The caller learns which screens are gone.",
      hint: "check for the target or the last popped controller missing or counted wrongly"
    ),
    Requirement(
      "POP-10", .derived,
      "Popping to the controller on top pops nothing and returns no controller.",
      source: .reference("popToViewController:animated:"),
      aspect: .returned,
      when: SituationPattern(all: [.popTo, .nothingToPop]),
      example: "start A; popTo A",
      intent: "Being there already is no reason to leave.",
      hint: "check for a loop that pops first and compares afterwards"
    ),
    Requirement(
      "POP-11", .documented,
      "Popping to the root removes every controller but the root.",
      source: .reference("popToRootViewControllerAnimated:"),
      aspect: .stack,
      when: SituationPattern(all: .popToRoot, none: .chained),
      refines: ["STACK-09"],
      carries: ["POP-15", "POP-12"],
      example: "start A; push B; popToRoot",
      intent: "A home button leads home from any depth.",
      hint: "check that the root is what stays, and that all others go in one call"
    ),
    Requirement(
      "POP-13", .documented,
      "Popping to the root returns exactly the controllers that were popped.",
      source: .reference("popToRootViewControllerAnimated:"),
      aspect: .returned,
      when: SituationPattern(all: .popToRoot, none: .nothingToPop),
      example: "start A; push B; popToRoot",
      intent: "The caller learns which screens are gone.",
      hint:
        "check that the array is collected before the stack is cut, and that the root is not in it"
    ),
    Requirement(
      "POP-14", .derived,
      "Popping to the root with only the root on the stack returns no controller.",
      source: .reference("popToRootViewControllerAnimated:"),
      aspect: .returned,
      when: SituationPattern(all: [.popToRoot, .nothingToPop]),
      example: "start A; popToRoot",
      intent: "A home button may be tapped at home.",
      hint: "check the case of a single controller before making the array"
    ),
    Requirement(
      "POP-17", .documented,
      "Tapping the back button pops the top controller and only that.",
      source: .guide("The Objects of a Navigation Interface"),
      aspect: .stack,
      when: SituationPattern(all: .tapBack, none: .chained),
      refines: ["STACK-09"],
      carries: ["POP-25", "STACK-22", "STACK-15"],
      example: "start A; push B; tapBack",
      intent: "The back button is the way back that people use most.",
      hint: "check that the button's action goes through the same pop as the program's"
    ),
    Requirement(
      "POP-20", .documented,
      "Popping to a controller or to the root refreshes the left side of the bar.",
      source: .reference("popToRootViewControllerAnimated:"),
      aspect: .left,
      when: SituationPattern(
        any: [.popTo, .popToRoot], none: [.nothingToPop, .hasLeftItem, .hasBackItem, .ownBackItem]),
      refines: ["LEFT-04", "LEFT-17"],
      example: "start A; push B; popTo A",
      intent: "A back button left behind would lead to a screen that is gone.",
      hint: "check that all kinds of pop share one refresh of the bar"
    ),
    Requirement(
      "POP-27", .derived,
      "Tapping a back button that the previous controller supplied pops like the default one.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .stack,
      when: SituationPattern(all: [.tapBack, .ownBackItem], none: .chained),
      refines: ["POP-17"],
      example: "start A; A.item.back = x; push B; tapBack",
      intent: "A custom back title must not cost the way back.",
      hint:
        "check that an item used as back button gets the back action when it has none of its own"
    ),
  ]
}

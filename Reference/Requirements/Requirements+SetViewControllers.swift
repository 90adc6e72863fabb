extension Requirement {
  /// Replacing the whole stack.
  static let setViewControllers: [Requirement] = [
    Requirement(
      "SETVC-01", .documented,
      "A set puts the given controllers on the stack, first at the bottom, last on top.",
      source: .reference("setViewControllers:animated:"),
      aspect: .stack,
      when: SituationPattern(any: .anySet, none: .chained),
      refines: ["STACK-09"],
      carries: ["SETVC-23"],
      example: "start A; set A B",
      intent: "One call rebuilds a whole path.",
      hint: "check the order, that none of those named is left out, and that the others are gone"
    ),
    Requirement(
      "SETVC-02", .documented,
      "After a set the last controller given is the top.",
      source: .reference("setViewControllers:animated:"),
      aspect: .topController,
      when: SituationPattern(any: .anySet),
      refines: ["STACK-05"],
      example: "start A; set A B",
      intent: "The last one named is the screen to land on.",
      hint: "check that the top is taken anew after a set, also when the old top stays on the stack"
    ),
    Requirement(
      "SETVC-03", .documented,
      "Assigning the array replaces the stack as the unanimated method does.",
      source: .reference("viewControllers"),
      aspect: .stack,
      when: SituationPattern(all: .assignStack, none: .chained),
      refines: ["SETVC-01"],
      example: "start A; viewControllers = B",
      intent: "The property is the shorter spelling of the same call.",
      hint: "check that the property's setter forwards to the method and keeps no copy of its own"
    ),
    Requirement(
      "SETVC-04", .documented,
      "An animated set whose last controller is below the old top runs a pop transition.",
      source: .reference("setViewControllers:animated:"),
      aspect: .transitionKind,
      when: SituationPattern(all: [.set, .animated, .lastBelowTop]),
      example: "start A; push B; set B A animated",
      intent: "People see that they went back.",
      hint: "check membership of the last controller in the old stack, before the stack is replaced"
    ),
    Requirement(
      "SETVC-05", .documented,
      "An animated set that keeps the top runs no transition.",
      source: .reference("setViewControllers:animated:"),
      aspect: .transitionCount,
      when: SituationPattern(all: [.set, .animated, .lastIsTop]),
      refines: ["TRANS-13"],
      carries: ["SETVC-19"],
      example: "start A; set A animated",
      intent: "Rebuilding the path behind a screen must not move that screen.",
      hint: "check for the last controller being the old top before a transition is begun"
    ),
    Requirement(
      "SETVC-06", .documented,
      "An animated set whose last controller was not on the stack runs a push transition.",
      source: .reference("setViewControllers:animated:"),
      aspect: .transitionKind,
      when: SituationPattern(all: [.set, .animated, .lastIsNew]),
      example: "start A; set B animated",
      intent: "People see that they came to something new.",
      hint: "check that the old stack is what decides, not how many controllers are given"
    ),
    Requirement(
      "SETVC-07", .documented,
      "An animated set that changes the top runs exactly one transition.",
      source: .reference("setViewControllers:animated:"),
      aspect: .transitionCount,
      when: SituationPattern(all: [.set, .animated, .topChanges]),
      refines: ["TRANS-13"],
      example: "start A; set B animated",
      intent: "Ten screens exchanged must look like one step.",
      hint: "check that the set begins one transition: not none, and not one for each push and pop"
    ),
    Requirement(
      "SETVC-08", .documented,
      "When an animated set has run to its end the whole stack is the new array.",
      source: .reference("setViewControllers:animated:"),
      aspect: .stack,
      when: SituationPattern(all: [.set, .ranOn]),
      refines: ["SETVC-01", "SETVC-11", "SETVC-12", "SETVC-20"],
      example: "start A; set A B running; settle",
      intent: "What was asked for has to be there once the movement is over.",
      hint: "check what the end of the transition writes to the stack, and that it runs at all"
    ),
    Requirement(
      "SETVC-10", .documented,
      "An unanimated set runs no animated transition.",
      source: .reference("setViewControllers:animated:"),
      aspect: .transitionCount,
      when: SituationPattern(any: .anySet, none: .animated),
      refines: ["TRANS-13"],
      example: "start A; set B",
      intent: "Restoring an earlier state at launch must not be watched.",
      hint: "check for an animation that runs by default instead of by the flag"
    ),
    Requirement(
      "SETVC-11", .documented,
      "A set that goes back to a controller leaves its whole list on the stack, as D A B does on A B C.",
      source: .reference("setViewControllers:animated:"),
      aspect: .stack,
      when: SituationPattern(
        all: [.set, .animated, .rootReplaced, .lastBelowTop], none: [.single, .chained]),
      refines: ["SETVC-12"],
      example: "start A; push B; set B A animated",
      intent: "The documents' own example has to work.",
      hint: "check that a pop transition replaces what is below its target, too"
    ),
    Requirement(
      "SETVC-12", .documented,
      "A set may replace the root.",
      source: .reference("setViewControllers:animated:"),
      aspect: .stack,
      when: SituationPattern(all: [.set, .rootReplaced], none: [.lastIsTop, .chained]),
      refines: ["SETVC-01"],
      example: "start A; set B C",
      intent: "Signing out replaces everything, the first screen included.",
      hint: "check that the whole list counts: no root is kept, and nothing is put in another order"
    ),
    Requirement(
      "SETVC-13", .derived,
      "A set that keeps the top still replaces everything below it.",
      source: .reference("setViewControllers:animated:"),
      aspect: .stack,
      when: SituationPattern(all: .lastIsTop, any: .anySet, none: .identical),
      refines: ["SETVC-01", "SETVC-03"],
      example: "start A; set B A",
      intent: "An app drops a finished sign-in screen from under the current one.",
      hint: "check for an early return when no transition is needed"
    ),
    Requirement(
      "SETVC-14", .derived,
      "After a set that keeps the top the item stack is parallel to the new stack.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .itemStack,
      when: SituationPattern(all: .lastIsTop, any: .anySet),
      refines: ["ITEM-01"],
      example: "start A; set B A",
      intent: "The back button has to lead to the controller that is there now.",
      hint: "check that the items are replaced even where no transition runs"
    ),
    Requirement(
      "SETVC-15", .documented,
      "A shorter array with a new last controller still gives a push transition.",
      source: .reference("setViewControllers:animated:"),
      aspect: .transitionKind,
      when: SituationPattern(all: [.set, .animated, .lastIsNew, .single, .several]),
      refines: ["SETVC-06"],
      example: "start A; push B; set C animated",
      intent: "New is what was not there before, however little is left.",
      hint: "check that the kind is not told from the lengths of the two arrays"
    ),
    Requirement(
      "SETVC-17", .derived,
      "Setting the lower part of the stack is a pop transition, as popping to its last is.",
      source: .reference("setViewControllers:animated:"),
      aspect: .transitionKind,
      when: SituationPattern(all: [.set, .animated, .properPrefix]),
      refines: ["SETVC-04"],
      example: "start A; push B; set A animated",
      intent: "Two spellings of going back should look the same.",
      hint: "check that the target of a plain cut counts as being on the old stack"
    ),
    Requirement(
      "SETVC-18", .derived,
      "Setting the stack with one controller more is a push transition, as pushing it is.",
      source: .reference("setViewControllers:animated:"),
      aspect: .transitionKind,
      when: SituationPattern(all: [.set, .animated, .extendsByOne]),
      refines: ["SETVC-06"],
      example: "start A; set A B animated",
      intent: "Two spellings of going deeper should look the same.",
      hint: "check that membership is tested before the new controllers are installed"
    ),
    Requirement(
      "SETVC-20", .derived,
      "A set with one controller makes it root and top.",
      source: .reference("setViewControllers:animated:"),
      aspect: .stack,
      when: SituationPattern(all: [.set, .single], none: [.lastIsTop, .chained]),
      refines: ["SETVC-01", "SETVC-12"],
      example: "start A; set B",
      intent: "The interface starts anew from one screen.",
      hint: "check an array of one: it has no previous controller and no back item"
    ),
  ]
}

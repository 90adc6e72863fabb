extension Requirement {
  /// Controllers that are presented over the interface, and the interface presented itself.
  static let modal: [Requirement] = [
    Requirement(
      "MOD-01", .documented,
      "Presenting a controller and dismissing it leave the stack as it is.",
      source: .guide("The Objects of a Navigation Interface"),
      aspect: .stack,
      when: SituationPattern(any: [.present, .dismiss]),
      refines: ["STACK-10"],
      intent: "What comes over the interface is no part of the path through it.",
      hint: "check that a presented controller is kept apart from those on the stack"
    ),
    Requirement(
      "MOD-02", .documented,
      "A navigation controller that is presented modally shows its content as in a window.",
      source: .guide("Creating a Navigation Interface"),
      aspect: .content,
      when: SituationPattern(all: [.start, .placedModally]),
      refines: ["INIT-15"],
      intent: "Short tasks with steps of their own are presented so.",
      hint: "check that coming on screen does not depend on being a window's root"
    ),
    Requirement(
      "MOD-03", .documented,
      "A navigation controller that is presented modally pops and sets as anywhere else.",
      source: .guide("Creating a Navigation Interface"),
      aspect: .raised,
      when: SituationPattern(all: .placedModally, any: [.anyPop, .anySet]),
      refines: ["STACK-19"],
      intent: "Who presents a navigation interface wants to have it navigated.",
      hint: "check for operations that are refused while the controller has a presenter"
    ),
    Requirement(
      "MOD-05", .derived,
      "Under a presented controller the navigation bar goes on showing the top's content.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .centre,
      when: SituationPattern(all: .present),
      refines: ["CEN-01", "CEN-02", "CEN-03", "CEN-04", "CEN-05", "PROMPT-03"],
      intent: "When it is uncovered nothing should jump.",
      hint: "check that the bar is made from the top of the stack, not from the visible controller"
    ),
    Requirement(
      "PROP-02", .documented,
      "While a controller is presented over it, that one is the visible controller.",
      source: .reference("visibleViewController"),
      aspect: .visibleController,
      when: SituationPattern(all: .presented, none: [.byContent, .changedUnderModal]),
      refines: ["PROP-04"],
      intent: "Who looks for the screen that is seen must not be given one that is covered.",
      hint: "check that the visible controller takes what is presented into account"
    ),
    Requirement(
      "PROP-03", .documented,
      "Presenting a controller does not change the top controller.",
      source: .guide("The Objects of a Navigation Interface"),
      aspect: .topController,
      when: SituationPattern(all: .present),
      refines: ["STACK-05"],
      intent: "The top is where the path has led, whatever covers it.",
      hint: "check that the top is read from the stack, not from what is seen"
    ),
    Requirement(
      "PROP-04", .documented,
      "The visible controller is the top one or the presented one, and nobody else.",
      source: .reference("visibleViewController"),
      aspect: .visibleController,
      when: SituationPattern(all: .presented),
      intent: "There are only two that can be seen.",
      hint:
        "check what is remembered as visible when the stack changes under a presented controller"
    ),
    Requirement(
      "PROP-05", .derived,
      "When what was presented is dismissed, the visible controller is the top one again.",
      source: .reference("visibleViewController"),
      aspect: .visibleController,
      when: SituationPattern(all: .dismiss),
      refines: ["PROP-01"],
      intent: "What was covered is seen again.",
      hint: "check that dismissing forgets the presented controller"
    ),
    Requirement(
      "APP-11", .derived,
      "A controller that is covered or uncovered modally is moving neither to a parent nor from one.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .modalMoving,
      when: .always,
      intent: "The flags are there to tell a pop from being covered.",
      hint: "check that the moving flags are set by changes of the stack only"
    ),
  ]
}

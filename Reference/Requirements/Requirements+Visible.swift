extension Requirement {
  /// The visible controller.
  static let visible: [Requirement] = [
    Requirement(
      "PROP-01", .documented,
      "On screen and with nothing presented over it, the visible controller is the top one.",
      source: .reference("visibleViewController"),
      aspect: .visibleController,
      when: SituationPattern(none: .presented),
      carries: ["PROP-08"],
      example: "start A; push B; pop",
      intent: "Code that acts on what is seen has to find the right screen.",
      hint:
        "check that the visible controller follows every change of the stack, also several at once"
    ),
    Requirement(
      "PROP-02", .documented,
      "While a controller is presented over it, that one is the visible controller.",
      source: .reference("visibleViewController"),
      aspect: .visibleController,
      when: SituationPattern(all: .presented, none: [.byContent, .changedUnderModal]),
      refines: ["PROP-04"],
      example: "start A; present B",
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
      example: "start A; present B",
      intent: "The top is where the path has led, whatever covers it.",
      hint: "check that the top is read from the stack, not from what is seen"
    ),
    Requirement(
      "PROP-04", .documented,
      "The visible controller is the top one or the presented one, and nobody else.",
      source: .reference("visibleViewController"),
      aspect: .visibleController,
      when: SituationPattern(all: .presented),
      example: "start A; present B; push C",
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
      example: "start A; present B; dismiss",
      intent: "What was covered is seen again.",
      hint: "check that dismissing forgets the presented controller"
    ),
  ]
}

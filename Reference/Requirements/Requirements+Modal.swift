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
      example: "start A; present B",
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
      example: "start A presented",
      intent: "Short tasks with steps of their own are presented so.",
      hint: "check that coming on screen does not depend on being a window's root"
    ),
    Requirement(
      "MOD-03", .documented,
      "A navigation controller that is presented modally can be popped and set as anywhere else.",
      source: .guide("Creating a Navigation Interface"),
      aspect: .raised,
      when: SituationPattern(all: .placedModally, any: [.anyPop, .anySet]),
      refines: ["STACK-19"],
      example: "start A presented; push B; pop",
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
      example: #"B.title = "b"; A.title = "a"; start A; present B"#,
      intent: "When it is uncovered nothing should jump.",
      hint: "check that the bar is made from the top of the stack, not from the visible controller"
    ),
  ]
}

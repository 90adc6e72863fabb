extension Requirement {
  /// What the controllers on the stack are told.
  static let appearance: [Requirement] = [
    Requirement(
      "APP-01", .documented,
      "The controller that leaves the screen at a push, pop or set is told.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .affected,
      when: .always,
      example: "start A; push B",
      intent: "A screen that is covered stops its work.",
      hint:
        "check that the outgoing controller gets an appearance message, not only the incoming one"
    ),
    Requirement(
      "APP-02", .derived,
      "The controller that a push, pop or set brings on screen gets viewWillAppear.",
      source: .guide("Showing and Hiding the Navigation Bar"),
      aspect: .appearing,
      when: .always,
      example: "start A; push B; pop",
      intent: "Screens bring themselves up to date when they are about to be seen.",
      hint: "check that pops send it to the revealed controller, too"
    ),
    Requirement(
      "APP-03", .documented,
      "Controllers that neither leave nor enter the screen get no appearance messages.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .bystanders,
      when: .always,
      example: "start A; push B; push C; pop",
      intent: "Screens that are only passed must not start working.",
      hint: "check for messages sent from inside a loop of pushes or pops"
    ),
    Requirement(
      "APP-04", .documented,
      "When a callback pushes another controller both get viewWillAppear.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .appearing,
      when: SituationPattern(all: .chained),
      refines: ["APP-02"],
      example: "start A; B.viewWillAppear: push C; push B",
      intent: "The chained controller appears like any other.",
      hint: "check that a push made inside viewWillAppear sends its own messages"
    ),
    Requirement(
      "APP-05", .derived,
      "After a push made inside viewWillAppear both controllers are on the stack.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .stack,
      when: SituationPattern(all: .chained),
      refines: ["STACK-09"],
      carries: ["TRANS-06"],
      example: "start A; B.viewWillAppear: push C; push B",
      intent: "A screen may lead on to the next while it comes up.",
      hint: "check that the outer operation changes the stack before it calls out, and never again"
    ),
    Requirement(
      "APP-08", .derived,
      "A pushed controller sees that it is moving to its parent while it appears.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .movingTo,
      when: .always,
      carries: ["APP-07"],
      example: "start A; push B",
      intent: "A screen sets itself up on arrival, and only refreshes on return.",
      hint: "check when the flag is raised: it has to be up during viewWillAppear"
    ),
    Requirement(
      "APP-09", .derived,
      "A popped controller sees that it is moving from its parent while it disappears.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .movingFrom,
      when: .always,
      example: "start A; push B; pop",
      intent: "A screen saves its work when it is left for good.",
      hint: "check that the flag is still up when the disappearance messages come"
    ),
    Requirement(
      "APP-12", .derived,
      "A set tells no controller below the new top except the old one.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .bystanders,
      when: SituationPattern(any: .anySet),
      brokenBy: .toldBelowTop,
      refines: ["APP-03"],
      example: "start A; set B C",
      intent: "Controllers that are put under the top are not seen.",
      hint: "check for messages sent to each controller of the array"
    ),
    Requirement(
      "APP-13", .derived,
      "A pop with only the root on the stack sends no appearance messages.",
      source: .reference("popViewControllerAnimated:"),
      aspect: .bystanders,
      when: SituationPattern(all: [.pop, .nothingToPop]),
      refines: ["APP-03"],
      example: "start A; pop",
      intent: "A screen that stays must not restart.",
      hint: "check that the count is looked at before anyone is told"
    ),
    Requirement(
      "APP-15", .derived,
      "But for a swipe, viewWillAppear comes before the incoming view is on display.",
      source: .guide("Showing and Hiding the Navigation Bar"),
      aspect: .viewAtAppearance,
      when: .always,
      example: "start A; push B",
      intent: "What is changed there has to be seen from the first moment.",
      hint: "check that the message is sent before the content view is exchanged"
    ),
    Requirement(
      "APP-16", .derived,
      "A controller is a child of the navigation controller just while it is on the stack.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .parent,
      when: .always,
      example: "start A; push B; pop",
      intent: "Children reach their navigation controller through it.",
      hint:
        "check that each arrival makes the relation and each departure undoes it, in bulk as well"
    ),
    Requirement(
      "APP-11", .derived,
      "A controller that is covered or uncovered modally is moving neither to a parent nor from one.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .modalMoving,
      when: .always,
      example: "start A; present B",
      intent: "The flags are there to tell a pop from being covered.",
      hint: "check that the moving flags are set by changes of the stack only"
    ),
  ]
}

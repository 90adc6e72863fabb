extension Requirement {
  /// Pushing.
  static let push: [Requirement] = [
    Requirement(
      "PUSH-01", .documented,
      "A pushed controller becomes the top, and everything below stays as it was.",
      source: .reference("pushViewController:animated:"),
      aspect: .stack,
      when: SituationPattern(all: .push, none: [.duplicate, .chained, .wasEmpty]),
      refines: ["STACK-09"],
      carries: ["PUSH-02"],
      example: "start A; push B; push C",
      intent: "A push is how people go one level deeper; they must land on what was pushed.",
      hint: "check that push appends, and appends once, whatever the animated flag"
    ),
    Requirement(
      "PUSH-03", .documented,
      "Pushing a controller that is already on the stack raises.",
      source: .reference("pushViewController:animated:"),
      aspect: .raised,
      when: SituationPattern(all: [.push, .duplicate]),
      refines: ["STACK-19"],
      example: "start A; push A",
      intent: "A controller has one place on the stack; two would make later pops ambiguous.",
      hint: "check for the controller anywhere on the stack, before anything changes"
    ),
    Requirement(
      "PUSH-06", .documented,
      "A push puts the pushed controller's view into the navigation interface.",
      source: .reference("pushViewController:animated:"),
      aspect: .content,
      when: SituationPattern(all: .push, none: .duplicate),
      refines: ["STACK-07"],
      example: "start A; push B",
      intent: "Being on the stack is not enough; the new screen has to be seen.",
      hint:
        "check that an unanimated push exchanges the content view, too, and whose view stays when "
        + "viewWillAppear pushes"
    ),
    Requirement(
      "PUSH-07", .documented,
      "An animated push runs one animated transition.",
      source: .reference("pushViewController:animated:"),
      aspect: .transitionCount,
      when: SituationPattern(all: [.push, .animated], none: .duplicate),
      refines: ["TRANS-13"],
      example: "start A; push B animated",
      intent: "The movement tells people that they went deeper.",
      hint: "check that the animated flag reaches the transition, and that only one is begun"
    ),
    Requirement(
      "PUSH-08", .documented,
      "An unanimated push runs no animated transition.",
      source: .reference("pushViewController:animated:"),
      aspect: .transitionCount,
      when: SituationPattern(all: .push, none: [.animated, .duplicate]),
      refines: ["TRANS-13"],
      example: "start A; push B",
      intent: "Set-up before the first display must not flicker.",
      hint: "check for an animation that runs by default instead of by the flag"
    ),
    Requirement(
      "PUSH-11", .derived,
      "A controller that has left the stack may be pushed again.",
      source: .reference("pushViewController:animated:"),
      aspect: .raised,
      when: SituationPattern(all: [.push, .repush], none: .duplicate),
      refines: ["STACK-11"],
      carries: ["SETVC-27"],
      example: "start A; push B; pop; push B",
      intent: "Apps keep a screen and show it again.",
      hint: "check that every way of leaving also clears what the test for duplicates looks at"
    ),
    Requirement(
      "PUSH-13", .derived,
      "A push onto an empty stack makes the controller the root.",
      source: .reference("initWithNavigationBarClass:toolbarClass:"),
      aspect: .stack,
      when: SituationPattern(all: [.push, .wasEmpty]),
      refines: ["STACK-09"],
      example: "start empty; push A",
      intent: "A controller made without a root gets it by a push.",
      hint: "check a push without an old top: nothing slides out, and there is no back item"
    ),
    Requirement(
      "PUSH-14", .documented,
      "A segue used in place of a push leaves the same stack: what it leads to is the new top.",
      source: .guide("Modifying the Navigation Stack"),
      aspect: .stack,
      when: SituationPattern(all: .segue),
      refines: ["STACK-09", "PUSH-01"],
      example: "start A; segue B",
      intent: "Whether a step was drawn or written makes no difference to where people are.",
      hint: "check that a push segue goes through the same push as the program's"
    ),
  ]
}

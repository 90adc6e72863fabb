extension Requirement {
  static let push: [Requirement] = [
    Requirement(
      "PUSH-01", .documented,
      "A pushed controller becomes the top of the stack, and everything below it stays as it was.",
      source: .reference("pushViewController:animated:"),
      aspect: .stack,
      when: SituationPattern(all: .push, none: [.duplicate, .chained]),
      refines: ["STACK-09"],
      carries: ["PUSH-02", "PUSH-11", "PUSH-12", "STACK-11"],
      intent: "A push is how people go one level deeper; they must land on what was pushed.",
      hint:
        "check that push appends, and appends once, also for a controller that was on the stack before"
    ),
    Requirement(
      "PUSH-03", .documented,
      "Pushing a controller that is already on the stack raises.",
      source: .reference("pushViewController:animated:"),
      aspect: .raised,
      when: SituationPattern(all: [.push, .duplicate]),
      intent: "A controller has one place on the stack; two would make every later pop ambiguous.",
      hint:
        "check for the controller anywhere on the stack, not only at the top, before anything changes"
    ),
  ]
}

extension Requirement {
  /// The visible controller, with nothing presented over the interface.
  static let visible: [Requirement] = [
    Requirement(
      "PROP-01", .documented,
      "With nothing presented over it, the visible controller is the top one.",
      source: .reference("visibleViewController"),
      aspect: .visibleController,
      when: .always,
      carries: ["PROP-04", "PROP-08"],
      intent: "Code that acts on what is seen has to find the right screen.",
      hint:
        "check that the visible controller follows every change of the stack, also several at once"
    )
  ]
}

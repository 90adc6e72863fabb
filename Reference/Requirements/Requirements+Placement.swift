extension Requirement {
  /// A navigation controller in another place than a window. What else holds there holds everywhere.
  static let placement: [Requirement] = [
    Requirement(
      "CON-03", .documented,
      "Inside another container a navigation controller shows its content as in a window.",
      source: .guide("Creating a Navigation Interface"),
      aspect: .content,
      when: SituationPattern(all: [.start, .embedded]),
      refines: ["INIT-15"],
      example: "start A embedded",
      intent: "An app with several areas has a navigation interface in each of them.",
      hint: "check that coming on screen does not depend on being a window's root"
    )
  ]
}

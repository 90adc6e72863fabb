extension Requirement {
  /// When the bar is refreshed.
  static let refresh: [Requirement] = [
    Requirement(
      "UPD-01", .documented,
      "When the top changes the centre of the bar changes with it.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .centre,
      when: SituationPattern(all: [.topChanges, .hasTitle], none: [.hasTitleView, .hasItemTitle]),
      refines: ["CEN-03"],
      carries: ["UPD-03", "PUSH-09", "CEN-09", "BAR-18"],
      example: #"start A; B.title = "a"; push B"#,
      intent: "The title says where one is.",
      hint: "check that every kind of push, pop and set ends in the same refresh of the bar"
    ),
    Requirement(
      "UPD-02", .documented,
      "When the top changes nothing of the old top stays on the right.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .right,
      when: SituationPattern(all: .topChanges, none: .hasRightItem),
      brokenBy: .rightItemOfOldTop,
      refines: ["RIGHT-02"],
      example: "start A; push B; B.item.right = x; pop",
      intent: "A button left behind would act for a screen that is gone.",
      hint: "check that a position without an item is cleared, not skipped"
    ),
  ]
}

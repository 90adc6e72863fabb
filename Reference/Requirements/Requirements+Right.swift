extension Requirement {
  /// The right side of the navigation bar.
  static let right: [Requirement] = [
    Requirement(
      "RIGHT-01", .documented,
      "The top controller's custom right item is shown on the right.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .right,
      when: SituationPattern(all: .hasRightItem),
      carries: ["ITEM-14", "RIGHT-06"],
      example: "A.item.right = x; start A",
      intent: "The main action of a screen stands there.",
      hint: "check that the item is read at every level, the root included"
    ),
    Requirement(
      "RIGHT-02", .documented,
      "Without a custom right item nothing is shown on the right.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .right,
      when: SituationPattern(none: .hasRightItem),
      carries: ["RIGHT-03"],
      example: "start A; A.item.right = x; push B",
      intent: "Nothing should look like a button that is none.",
      hint: "check for a default item, or for one of another screen"
    ),
    Requirement(
      "RIGHT-04", .documented,
      "A view in the top controller's right item is shown on the right.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .right,
      when: SituationPattern(all: .hasRightView, none: [.push, .elsewhere]),
      refines: ["RIGHT-01"],
      example: "A.item.right = view x; start A",
      intent: "A control of one's own can stand where a button would.",
      hint: "check that the bar takes the item's view, and does not ask for a title or an image"
    ),
    Requirement(
      "RIGHT-05", .derived,
      "The previous controller's right item is not shown on the right.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .right,
      when: SituationPattern(all: [.deep, .previousHasRightItem], none: .hasRightItem),
      brokenBy: .previousRightItem,
      refines: ["RIGHT-02", "UPD-02"],
      example: "start A; A.item.right = x; push B",
      intent: "Its action belongs to a screen that is covered.",
      hint: "check that the right side falls back to nothing, not to the controller below"
    ),
  ]
}

extension Requirement {
  /// The centre of the navigation bar.
  static let centre: [Requirement] = [
    Requirement(
      "CEN-01", .documented,
      "The top controller's title view is shown in the centre.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .centre,
      when: SituationPattern(all: .hasTitleView),
      carries: ["ITEM-19"],
      example: "A.item.titleView = x; start A",
      intent: "Some screens need a control where others have a title.",
      hint: "check that the view is looked at before any title"
    ),
    Requirement(
      "CEN-02", .documented,
      "Without a title view the item's title is shown in the centre.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .centre,
      when: SituationPattern(all: .hasItemTitle, none: .hasTitleView),
      example: #"A.item.title = "a"; start A"#,
      intent: "The bar may need another title than the rest of the app.",
      hint: "check that the item's title is looked at, not only the controller's"
    ),
    Requirement(
      "CEN-03", .documented,
      "Without a title on the item the controller's own title is shown in the centre.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .centre,
      when: SituationPattern(all: .hasTitle, none: [.hasTitleView, .hasItemTitle]),
      example: #"A.title = "a"; start A"#,
      intent: "Most screens set one title and expect to see it.",
      hint: "check the fallback from the item to the controller"
    ),
    Requirement(
      "CEN-04", .documented,
      "A title view wins over both titles.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .centre,
      when: SituationPattern(all: .hasTitleView, any: [.hasItemTitle, .hasTitle]),
      brokenBy: .title,
      refines: ["CEN-01"],
      example: #"A.item.title = "a"; A.item.titleView = x; start A"#,
      intent: "Titles are often set for other uses and must not displace the view.",
      hint: "check that a title set later does not take the view's place"
    ),
    Requirement(
      "CEN-05", .documented,
      "An item's title wins over the controller's.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .centre,
      when: SituationPattern(all: [.hasItemTitle, .hasTitle], none: .hasTitleView),
      brokenBy: .ownTitle,
      refines: ["CEN-02"],
      example: #"A.title = "b"; A.item.title = "a"; start A"#,
      intent: "That is the one way to show a different title in the bar.",
      hint: "check the order of the two titles"
    ),
    Requirement(
      "CEN-08", .derived,
      "Back at the root the centre shows the root's title by the same rules.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .centre,
      when: SituationPattern(
        all: [.topChanges, .hasTitle], any: .anyPop,
        none: [.deep, .hasTitleView, .hasItemTitle]),
      refines: ["UPD-01"],
      example: #"A.title = "a"; start A; push B; pop"#,
      intent: "The first screen is a screen like any other.",
      hint: "check for a special case of the root when the bar is refreshed"
    ),
    Requirement(
      "CEN-11", .documented,
      "A change of another controller leaves the centre alone.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .centre,
      when: SituationPattern(all: [.change, .elsewhere]),
      refines: ["CEN-01", "CEN-02", "CEN-03", "CEN-04", "CEN-05"],
      example: #"A.title = "a"; start A; B.title = "b""#,
      intent: "The centre speaks of the top controller only.",
      hint: "check that a change of a title refreshes the bar only for the top controller"
    ),
  ]
}

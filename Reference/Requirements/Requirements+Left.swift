extension Requirement {
  /// The left side of the navigation bar.
  static let left: [Requirement] = [
    Requirement(
      "LEFT-01", .documented,
      "The top controller's custom left item is shown on the left.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .left,
      when: SituationPattern(all: .hasLeftItem),
      carries: ["LEFT-13", "ITEM-13"],
      example: "A.item.left = x; start A",
      intent: "A cancel button takes the place of the way back.",
      hint: "check that the custom item comes first and replaces the back button"
    ),
    Requirement(
      "LEFT-02", .documented,
      "Without a custom left item the previous controller's back item is shown.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .left,
      when: SituationPattern(all: [.deep, .hasBackItem], none: .hasLeftItem),
      example: "start A; A.item.back = x; push B",
      intent: "A screen decides what leads back to it.",
      hint: "check that the back item is read from the controller below, not from the top"
    ),
    Requirement(
      "LEFT-03", .documented,
      "The default back button carries the previous controller's title.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .backTitle,
      when: .always,
      example: #"start A; A.title = "a"; push B"#,
      intent: "It tells where the button leads.",
      hint:
        "check that the title is that of the controller one level down, taken anew at each change"
    ),
    Requirement(
      "LEFT-04", .documented,
      "At the root no back button is shown, and nothing else but a custom left item.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .left,
      when: SituationPattern(none: [.deep, .hasLeftItem]),
      carries: ["POP-26"],
      example: "start A",
      intent: "There is nowhere to go back to.",
      hint: "check that the button goes away when the stack shrinks to its root"
    ),
    Requirement(
      "LEFT-05", .documented,
      "A custom left item wins over the previous controller's back item.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .left,
      when: SituationPattern(all: [.deep, .hasLeftItem, .hasBackItem]),
      brokenBy: .previousBackItem,
      refines: ["LEFT-01", "ITEM-18"],
      example: "start A; A.item.back = x; B.item.left = y; push B",
      intent: "The current screen knows best what belongs there.",
      hint: "check the order of the two tests"
    ),
    Requirement(
      "LEFT-06", .documented,
      "The previous controller's back item wins over the default back button.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .left,
      when: SituationPattern(all: [.deep, .hasBackItem, .previousHasTitle], none: .hasLeftItem),
      brokenBy: .defaultBackButton,
      refines: ["LEFT-02"],
      example: #"start A; A.title = "a"; A.item.back = x; push B"#,
      intent: "A short back item is there to replace a long title.",
      hint: "check that a title does not keep the back item from being used"
    ),
    Requirement(
      "LEFT-07", .derived,
      "A controller's own back item is not shown while it is on top.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .left,
      when: SituationPattern(all: [.deep, .ownBackItem], none: [.hasLeftItem, .hasBackItem]),
      brokenBy: .ownBackItem,
      refines: ["LEFT-17"],
      example: "start A; push B; B.item.back = x",
      intent: "It leads back to that controller, so it belongs to the screen above.",
      hint: "check whose back item is read: the previous controller's"
    ),
    Requirement(
      "LEFT-08", .derived,
      "The root's own back item shows nothing at the root.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .left,
      when: SituationPattern(all: .ownBackItem, none: [.deep, .hasLeftItem]),
      brokenBy: .ownBackItem,
      refines: ["LEFT-04"],
      example: "A.item.back = x; start A",
      intent: "There is nowhere to go back to, whatever the button would be called.",
      hint: "check that a back item alone is no reason to show a button"
    ),
    Requirement(
      "LEFT-09", .derived,
      "A custom left item is shown at the root, too.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .left,
      when: SituationPattern(all: .hasLeftItem, none: .deep),
      refines: ["LEFT-01"],
      example: "A.item.left = x; start A",
      intent: "Menus and cancel buttons stand at the root.",
      hint: "check that hiding the back button at the root does not hide the whole left side"
    ),
    Requirement(
      "LEFT-17", .documented,
      "Above the root, with nothing custom, the left side shows the default back button.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .left,
      when: SituationPattern(all: .deep, none: [.hasLeftItem, .hasBackItem]),
      carries: ["POP-18", "LEFT-12", "LEFT-15"],
      example: "start A; push B",
      intent: "Every screen but the first offers a way back without any set-up.",
      hint: "check that whoever is above the root gets a back button, whatever brought it there"
    ),
  ]
}

extension Requirement {
  /// Navigation items, and the stack of them that is parallel to the controllers.
  static let item: [Requirement] = [
    Requirement(
      "ITEM-01", .documented,
      "The item stack is parallel to the stack: item by item, controller by controller.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .itemStack,
      when: .always,
      carries: ["ITEM-03", "ITEM-05", "ITEM-06", "ITEM-07", "STACK-06", "PUSH-17"],
      example: "start A; push B; pop animated",
      intent: "Bar and content must never speak of different screens.",
      hint:
        "check that every change of the stack changes the items by the same rule, in the same call"
    ),
    Requirement(
      "ITEM-04", .documented,
      "A change of another controller's item leaves the right side of the bar alone.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .right,
      when: SituationPattern(all: [.change, .elsewhere]),
      refines: ["RIGHT-01", "RIGHT-02", "RIGHT-05"],
      example: "start A; B.item.right = x",
      intent: "Work done in the background must not disturb the current screen.",
      hint: "check that a change of an item refreshes the bar for the top controller's item only"
    ),
    Requirement(
      "ITEM-08", .documented,
      "A controller's navigation item is not made before anyone asks for it.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .itemCreation,
      when: SituationPattern(all: [.change, .neverAsked]),
      example: "start A; B.toolbarItems = [x]",
      intent: "Controllers used elsewhere need no navigation item.",
      hint: "check that the item is made lazily, and that toolbar items do not touch it"
    ),
    Requirement(
      "ITEM-09", .derived,
      "A controller gives the same item at every read, and no other controller gives it.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .itemIdentity,
      when: .always,
      carries: ["ITEM-12"],
      example: "start A; push B; pop; push B",
      intent: "What is configured on the item has to stay configured.",
      hint: "check that the item is stored when first made, and kept while off the stack"
    ),
    Requirement(
      "ITEM-10", .derived,
      "Joining the stack makes a controller's item.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .itemCreation,
      when: SituationPattern(any: [.start, .push]),
      example: "start A",
      intent: "The bar needs it from that moment.",
      hint: "check that a push asks the controller for its item"
    ),
    Requirement(
      "ITEM-16", .derived,
      "Items configured before a push are shown by it.",
      source: .guide("Using Custom Buttons and Views as Navigation Items"),
      aspect: .right,
      when: SituationPattern(all: [.push, .hasRightItem]),
      refines: ["RIGHT-01"],
      example: "start A; B.item.right = x; push B",
      intent: "Screens are set up before they are shown.",
      hint: "check that the bar reads the item at the push, not only when the item changes"
    ),
    Requirement(
      "ITEM-17", .derived,
      "An item keeps its configuration while its controller is off the stack.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .right,
      when: SituationPattern(all: [.push, .repush, .hasRightItem]),
      refines: ["ITEM-16"],
      example: "start A; B.item.right = x; push B; pop; push B",
      intent: "A screen that comes back looks as it did.",
      hint: "check that leaving the stack neither resets nor replaces the item"
    ),
    Requirement(
      "ITEM-18", .documented,
      "A view in the top controller's left item is shown on the left.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .left,
      when: SituationPattern(all: .hasLeftView),
      refines: ["LEFT-01", "LEFT-09"],
      example: "A.item.left = view x; start A",
      intent: "Pictures and switches stand in bars, too.",
      hint: "check that a bar item that has a view is not shown by its title"
    ),
  ]
}

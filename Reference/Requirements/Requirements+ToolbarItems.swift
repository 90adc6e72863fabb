extension Requirement {
  /// What the toolbar holds.
  static let toolbarItems: [Requirement] = [
    Requirement(
      "TB-01", .documented,
      "A toolbar on display holds the active controller's toolbar items.",
      source: .reference("Displaying a Navigation Toolbar"),
      aspect: .toolbarItems,
      when: .always,
      carries: ["TB-19"],
      example: "A.toolbarItems = [x]; start A; setToolbarHidden false",
      intent: "Each screen brings its own tools.",
      hint: "check that the items are those of the top controller"
    ),
    Requirement(
      "TB-02", .documented,
      "Toolbar items stand in the order of the controller's array.",
      source: .guide("Displaying a Navigation Toolbar"),
      aspect: .toolbarItems,
      when: SituationPattern(all: .severalToolbarItems, none: .repeatedItem),
      brokenBy: .otherOrder,
      refines: ["TB-01", "TB-05", "TB-07", "TB-08", "TB-10", "TB-15", "TB-22"],
      example: "A.toolbarItems = [x, y]; start A; setToolbarHidden false",
      intent: "People find a tool where it was put.",
      hint: "check for sorting, or for a set where an array belongs"
    ),
    Requirement(
      "TB-03", .documented,
      "A toolbar shows items of every kind: spaces, system items, and items made of views.",
      source: .guide("Displaying a Navigation Toolbar"),
      aspect: .toolbarItems,
      when: SituationPattern(all: .hasEveryToolbarItemKind),
      brokenBy: .missingKinds,
      refines: ["TB-01", "TB-02", "TB-05", "TB-08", "TB-10", "TB-15", "TB-22"],
      example: "A.toolbarItems = every kind; start A; setToolbarHidden false",
      intent: "What is between the tools tells which of them belong together.",
      hint: "check for items that are skipped because they have no title or no action"
    ),
    Requirement(
      "TB-04", .derived,
      "An item that occurs twice in the array stands twice in the toolbar.",
      source: .guide("Specifying the Toolbar Items"),
      aspect: .toolbarItems,
      when: SituationPattern(all: .repeatedItem),
      brokenBy: .fewerOccurrences,
      refines: ["TB-01", "TB-05", "TB-07", "TB-08", "TB-10", "TB-15", "TB-22"],
      example: "A.toolbarItems = [z, z]; start A; setToolbarHidden false",
      intent: "One flexible space on both sides centres what is between.",
      hint: "check for items that are made unique on the way to the toolbar"
    ),
    Requirement(
      "TB-05", .documented,
      "When the active controller changes the toolbar takes the new one's items.",
      source: .reference("Displaying a Navigation Toolbar"),
      aspect: .toolbarItems,
      when: SituationPattern(all: .topChanges),
      refines: ["TB-01"],
      carries: ["TB-11", "TB-21", "PUSH-10", "POP-06"],
      example: "start A; setToolbarHidden false; B.toolbarItems = [x]; push B",
      intent: "Tools follow the screen that they act on.",
      hint: "check that push and pop hand the new top's items to the toolbar"
    ),
    Requirement(
      "TB-07", .documented,
      "Setting the active controller's items by the method changes the toolbar on display.",
      source: .guide("Specifying the Toolbar Items"),
      aspect: .toolbarItems,
      when: SituationPattern(all: .setToolbarItems, none: .elsewhere),
      refines: ["TB-01"],
      example: "start A; setToolbarHidden false; A.setToolbarItems [x]",
      intent: "Tools change with what is selected.",
      hint: "check that the method tells the navigation controller, too"
    ),
    Requirement(
      "TB-08", .documented,
      "Toolbar items assigned before the toolbar is shown are there when it is.",
      source: .guide("Specifying the Toolbar Items"),
      aspect: .toolbarItems,
      when: SituationPattern(all: .toolbarChanges, any: [.setToolbar, .assignToolbar]),
      refines: ["TB-01"],
      example: "A.toolbarItems = [x]; start A; setToolbarHidden false",
      intent: "Screens are set up before the toolbar is.",
      hint: "check that showing the toolbar reads the top controller's items"
    ),
    Requirement(
      "TB-10", .derived,
      "Setting the items of a controller that is not active leaves the toolbar alone.",
      source: .reference("Displaying a Navigation Toolbar"),
      aspect: .toolbarItems,
      when: SituationPattern(all: [.setToolbarItems, .elsewhere]),
      refines: ["TB-01"],
      carries: ["TB-13"],
      example: "start A; push B; setToolbarHidden false; A.setToolbarItems [x]",
      intent: "Work done in the background must not disturb the current screen.",
      hint: "check whose items changed before the toolbar is touched"
    ),
    Requirement(
      "TB-12", .derived,
      "A controller without items leaves none of the previous one's in the toolbar.",
      source: .reference("Displaying a Navigation Toolbar"),
      aspect: .toolbarItems,
      when: SituationPattern(all: .topChanges, none: .hasToolbarItems),
      brokenBy: .toolbarItemOfOldTop,
      refines: ["TB-05"],
      example: "start A; push B; setToolbarHidden false; B.toolbarItems = [x]; pop",
      intent: "A tool left behind would act for a screen that is gone.",
      hint: "check that no items clear the toolbar instead of being skipped"
    ),
    Requirement(
      "TB-15", .derived,
      "Items changed while the toolbar was hidden are there when it is shown.",
      source: .reference("Displaying a Navigation Toolbar"),
      aspect: .toolbarItems,
      when: SituationPattern(
        all: [.itemsChangedWhileHidden, .toolbarChanges], any: [.setToolbar, .assignToolbar]),
      refines: ["TB-08"],
      example: "start A; A.toolbarItems = [x]; setToolbarHidden false",
      intent: "Hiding the toolbar must not freeze it.",
      hint: "check for a change that is dropped because the toolbar is hidden"
    ),
    Requirement(
      "TB-16", .documented,
      "Tapping an item of the toolbar runs its action, once, and that of no other item.",
      source: .guide("Specifying the Toolbar Items"),
      aspect: .toolbarItemAction,
      when: SituationPattern(all: .tapToolbarItem),
      example: "A.toolbarItems = [x]; start A; setToolbarHidden false; tapToolbarItem x",
      intent: "A tool does what it shows.",
      hint: "check that the toolbar's buttons keep target and action of the items they stand for"
    ),
    Requirement(
      "TB-20", .derived,
      "Setting the active controller's items animated animates the toolbar's change.",
      source: .guide("Specifying the Toolbar Items"),
      aspect: .toolbarItemsAnimation,
      when: SituationPattern(all: [.setToolbarItems, .animated]),
      example: "start A; setToolbarHidden false; A.setToolbarItems [x] animated",
      intent: "The caller decides what moves.",
      hint: "check that the animated flag reaches the toolbar"
    ),
    Requirement(
      "TB-22", .derived,
      "Popping to a controller, setting, the back button and the swipe change the toolbar's items, too.",
      source: .reference("Displaying a Navigation Toolbar"),
      aspect: .toolbarItems,
      when: SituationPattern(
        all: .topChanges, any: [.popTo, .popToRoot, .anySet, .byPerson]),
      refines: ["TB-05", "TB-12"],
      carries: ["POP-21"],
      example: "start A; push B; setToolbarHidden false; A.toolbarItems = [x]; popTo A",
      intent: "However one got there, the tools have to fit.",
      hint: "check that all kinds of operations share one refresh of the toolbar"
    ),
  ]
}

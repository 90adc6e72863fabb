extension Requirement {
  /// What holds right after a navigation controller has been made.
  static let start: [Requirement] = [
    Requirement(
      "INIT-01", .documented,
      "A controller made with a root has just that root on its stack.",
      source: .reference("initWithRootViewController:"),
      aspect: .stack,
      when: SituationPattern(all: .start, none: .empty),
      refines: ["STACK-09"],
      carries: ["STACK-02"],
      example: "start A",
      intent: "The first screen has to be there from the beginning.",
      hint: "check that the initialiser puts its root on the stack, once, at position 0"
    ),
    Requirement(
      "INIT-05", .derived,
      "A controller made without a root starts with an empty stack.",
      source: .reference("initWithNavigationBarClass:toolbarClass:"),
      aspect: .stack,
      when: SituationPattern(all: [.start, .empty]),
      refines: ["STACK-09"],
      example: "start empty",
      intent: "The caller adds the root later and expects to find only that one.",
      hint: "check that no placeholder is put on the stack in place of the missing root"
    ),
    Requirement(
      "INIT-07", .documented,
      "The navigation bar is not hidden at first.",
      source: .reference("navigationBarHidden"),
      aspect: .barFlag,
      when: SituationPattern(all: .start),
      refines: ["BVIS-13"],
      example: "start A",
      intent: "People need a title and a way back without any set-up.",
      hint: "check the initial value of the flag"
    ),
    Requirement(
      "INIT-08", .documented,
      "The toolbar is hidden at first.",
      source: .reference("toolbarHidden"),
      aspect: .toolbarFlag,
      when: SituationPattern(all: .start),
      refines: ["TV-22"],
      example: "start A",
      intent: "Apps without toolbars must not show an empty one.",
      hint: "check the initial value of the flag: unlike the navigation bar's it is true"
    ),
    Requirement(
      "INIT-09", .documented,
      "The controller makes its navigation bar itself and shows it from the start.",
      source: .guide("The Objects of a Navigation Interface"),
      aspect: .barShown,
      when: SituationPattern(all: .start),
      refines: ["BVIS-01"],
      carries: ["STACK-20"],
      example: "start A",
      intent: "Callers supply content and expect the frame around it to be there.",
      hint: "check that the bar is made and shown without anyone asking for it"
    ),
    Requirement(
      "INIT-12", .derived,
      "Right after the start the item stack holds the root's item, and nothing without a root.",
      source: .guide("Configuring the Navigation Item Object"),
      aspect: .itemStack,
      when: SituationPattern(all: .start),
      refines: ["ITEM-01"],
      carries: ["INIT-02"],
      example: "start A",
      intent: "The first screen has a title and items like any other.",
      hint: "check that the initialiser takes the same path as a push, the item stack included"
    ),
    Requirement(
      "INIT-13", .derived,
      "A controller made without a root takes its first controllers from a set.",
      source: .reference("initWithNavigationBarClass:toolbarClass:"),
      aspect: .stack,
      when: SituationPattern(all: .wasEmpty, any: .anySet),
      refines: ["SETVC-01", "SETVC-03", "SETVC-20"],
      example: "start empty; set A",
      intent: "Whoever restores a saved path starts from nothing and sets it whole.",
      hint: "check a set on an empty stack: code that looks at the old top finds none"
    ),
    Requirement(
      "INIT-15", .documented,
      "Putting the controller on screen displays the top controller's view.",
      source: .guide("Creating a Navigation Interface Programmatically"),
      aspect: .content,
      when: SituationPattern(any: [.start, .show]),
      refines: ["STACK-07"],
      example: "start A",
      intent: "The first display is the first thing that anyone sees.",
      hint: "check that the content view is put in place when the interface first comes on screen"
    ),
    Requirement(
      "INIT-16", .derived,
      "On screen, the first visible controller is the root.",
      source: .reference("visibleViewController"),
      aspect: .visibleController,
      when: SituationPattern(all: .start),
      refines: ["PROP-01"],
      example: "start A",
      intent: "Code that runs at launch asks what is visible, too.",
      hint: "check that the visible controller does not wait for the first push to be set"
    ),
    Requirement(
      "INIT-10", .documented,
      "Every navigation controller has a navigation bar of its own.",
      source: .guide("Customizing the Navigation Bar Appearance"),
      aspect: .barIdentity,
      when: SituationPattern(all: .makeAnother),
      refines: ["BAR-01"],
      example: "start A; another",
      intent: "Two interfaces side by side must not write into each other's bar.",
      hint: "check for a bar that is shared by all controllers"
    ),
  ]
}

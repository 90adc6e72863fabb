extension Requirement {
  /// The bars as objects, and what may be changed of them directly.
  static let bar: [Requirement] = [
    Requirement(
      "BAR-01", .documented,
      "The navigation bar stays the same object, whatever is shown in it.",
      source: .reference("Navigation Controller Views"),
      aspect: .barIdentity,
      when: .always,
      example: "start A; push B",
      intent: "Whoever has changed its looks has changed them once and for all.",
      hint: "check that the bar is made once, and that only its content is exchanged"
    ),
    Requirement(
      "BAR-02", .documented,
      "The toolbar stays the same object, whatever is shown in it.",
      source: .reference("Navigation Controller Views"),
      aspect: .toolbarIdentity,
      when: .always,
      example: "start A; push B",
      intent: "What is presented from it needs something to hold on to.",
      hint: "check that hiding and showing the toolbar does not make another"
    ),
    Requirement(
      "BAR-04", .documented,
      "The navigation controller is the delegate of its navigation bar from the start.",
      source: .guide("The Objects of a Navigation Interface"),
      aspect: .barDelegate,
      when: .always,
      example: "start A",
      intent: "Stack and bar are kept together by the controller alone.",
      hint: "check that the bar's delegate is set when the bar is made, and never taken away"
    ),
    Requirement(
      "BAR-05", .documented,
      "Nobody can make something else the delegate of the navigation bar.",
      source: .guide("The Objects of a Navigation Interface"),
      aspect: .barDelegate,
      when: SituationPattern(all: .replaceBarDelegate),
      refines: ["BAR-04"],
      example: "start A; navigationBar.delegate = other",
      intent: "A bar that asks somebody else would come apart from the stack.",
      hint: "check that the setter of a managed bar refuses or ignores other delegates"
    ),
    Requirement(
      "BAR-10", .documented,
      "What is assigned to the navigation bar's style, translucency and tint stays.",
      source: .guide("Modifying the Navigation Bar Object Directly"),
      aspect: .barAppearance,
      when: .always,
      example: "start A; navigationBar.tintColor = x; push B",
      intent: "An app chooses its looks once.",
      hint: "check that the bar keeps what it is given, and for what resets it, such as a push"
    ),
    Requirement(
      "BAR-11", .documented,
      "The colour that is assigned to the bar itself stays, too.",
      source: .reference("navigationBar"),
      aspect: .barTint,
      when: SituationPattern(all: .barTinted),
      example: "start A; navigationBar.barTintColor = x; push B",
      intent: "Every property that only concerns looks may be changed.",
      hint: "check that the bar's own colour is kept where style and tint are"
    ),
    Requirement(
      "BAR-12", .documented,
      "The navigation bar's tint is the colour of the items in it.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .itemColor,
      when: .always,
      example: "start A; A.view.tintColor = x",
      intent: "One assignment colours all buttons.",
      hint: "check which of the two colours the items are given"
    ),
    Requirement(
      "BAR-13", .documented,
      "The navigation bar's bar tint is the colour of the bar itself.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .barColor,
      when: .always,
      example: "start A; navigationBar.barTintColor = x",
      intent: "Items and what is behind them are coloured apart.",
      hint: "check which of the two colours the background is given"
    ),
    Requirement(
      "BAR-14", .documented,
      "The navigation bar takes no tint from the view of the controller that is shown.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .itemColor,
      when: SituationPattern(all: .hasViewTint),
      brokenBy: .viewTint,
      refines: ["BAR-12"],
      example: "A.view.tintColor = x; start A",
      intent: "The bar keeps its colour from screen to screen.",
      hint: "check that the content's tint does not reach the bar, which is no part of the content"
    ),
    Requirement(
      "BAR-15", .documented,
      "The navigation view holds the bar, the toolbar if there is one, and the content.",
      source: .reference("Navigation Controller Views"),
      aspect: .interfaceParts,
      when: .always,
      carries: ["BAR-22", "BAR-23"],
      example: "start A",
      intent: "The controller's view is all that has to be put anywhere.",
      hint: "check that bars and content are inside the controller's view"
    ),
    Requirement(
      "BAR-20", .documented,
      "Under a translucent bar the content inset of a scroll view is adjusted.",
      source: .guide("Modifying the Navigation Bar Object Directly"),
      aspect: .contentInset,
      when: SituationPattern(all: .scrolls),
      refines: ["BAR-21"],
      example: "B.view.isScrollView = true; start A; navigationBar.translucent = true; push B",
      intent: "The first line must not begin under the bar.",
      hint: "check that the top's main view is asked whether it scrolls, whenever the top changes"
    ),
    Requirement(
      "BAR-21", .documented,
      "The content inset is adjusted for scroll views only.",
      source: .guide("Modifying the Navigation Bar Object Directly"),
      aspect: .contentInset,
      when: .always,
      example: "start A; navigationBar.translucent = true; push B",
      intent: "Other views make room for themselves.",
      hint: "check for an adjustment that does not ask what kind of view it is"
    ),
  ]
}

extension Requirement {
  /// Showing and hiding the navigation bar.
  static let barVisibility: [Requirement] = [
    Requirement(
      "BVIS-01", .documented,
      "The navigation bar is shown unless its hidden flag is set.",
      source: .reference("navigationBarHidden"),
      aspect: .barShown,
      when: .always,
      example: "start A; push B",
      intent: "The flag is the one switch for the bar.",
      hint: "check that the bar follows its flag at once, and only its flag"
    ),
    Requirement(
      "BVIS-02", .documented,
      "Assigning the hidden flag changes the bar without animation.",
      source: .reference("navigationBarHidden"),
      aspect: .barAnimation,
      when: SituationPattern(all: .assignBar),
      example: "start A; navigationBarHidden = true",
      intent: "The method is there for those who want to see it move.",
      hint: "check that the property's setter asks for no animation"
    ),
    Requirement(
      "BVIS-03", .documented,
      "The method with animated true animates the bar's change.",
      source: .reference("setNavigationBarHidden:animated:"),
      aspect: .barAnimation,
      when: SituationPattern(all: [.setBar, .animated]),
      example: "start A; setNavigationBarHidden true animated",
      intent: "A bar that comes and goes while one reads should slide.",
      hint: "check that the animated flag reaches the bar"
    ),
    Requirement(
      "BVIS-04", .documented,
      "The method with animated false changes the bar at once.",
      source: .reference("setNavigationBarHidden:animated:"),
      aspect: .barAnimation,
      when: SituationPattern(all: .setBar, none: .animated),
      example: "start A; setNavigationBarHidden true",
      intent: "Set-up must not be watched.",
      hint: "check for an animation that runs by default instead of by the flag"
    ),
    Requirement(
      "BVIS-05", .derived,
      "Assigning the hidden flag shows or hides the bar as the unanimated method does.",
      source: .reference("navigationBarHidden"),
      aspect: .barShown,
      when: SituationPattern(all: .assignBar),
      refines: ["BVIS-01"],
      example: "start A; navigationBarHidden = true",
      intent: "Property and method are two spellings of one switch.",
      hint: "check that the property's setter goes through the method"
    ),
    Requirement(
      "BVIS-06", .documented,
      "An animated change of the bar lasts the documented constant, which stays the same.",
      source: .reference("setNavigationBarHidden:animated:"),
      aspect: .barDuration,
      when: .always,
      carries: ["BVIS-07"],
      example: "start A; setNavigationBarHidden true animated",
      intent: "Others time their own movements by it.",
      hint: "check that the duration is the published constant, and that it never changes"
    ),
    Requirement(
      "BVIS-08", .documented,
      "A bar change made in viewWillAppear is animated along with the arrival.",
      source: .guide("Showing and Hiding the Navigation Bar"),
      aspect: .barAnimation,
      when: SituationPattern(all: .barFromAppearance),
      example:
        "start A; setNavigationBarHidden true; B.viewWillAppear: setNavigationBarHidden false animated; push B animated",
      intent: "Screens hide the bar as they come, in one movement.",
      hint: "check that a call made inside viewWillAppear joins the transition that is about to run"
    ),
    Requirement(
      "BVIS-09", .derived,
      "On the way back, too, a bar change made in viewWillAppear is animated along.",
      source: .guide("Showing and Hiding the Navigation Bar"),
      aspect: .barAnimation,
      when: SituationPattern(all: .barFromAppearance, any: [.pop, .popTo, .popToRoot, .tapBack]),
      refines: ["BVIS-08"],
      example:
        "start A; A.viewWillAppear: setNavigationBarHidden true animated; push B; pop animated",
      intent: "The bar comes back together with the screen that has one.",
      hint: "check that pops let the revealed controller's call join, as pushes do"
    ),
    Requirement(
      "BVIS-13", .derived,
      "The bar's hidden flag reads as it was last set, through pushes and pops.",
      source: .reference("navigationBarHidden"),
      aspect: .barFlag,
      when: .always,
      example: "start A; setNavigationBarHidden true; push B",
      intent: "It belongs to the navigation controller, not to one screen.",
      hint: "check that the setter always takes, and for other code that writes it, as on a push"
    ),
    Requirement(
      "BVIS-14", .derived,
      "Showing or hiding the navigation bar leaves the toolbar's flag alone.",
      source: .reference("toolbarHidden"),
      aspect: .toolbarFlag,
      when: SituationPattern(any: [.setBar, .assignBar]),
      refines: ["TV-22"],
      example: "start A; setToolbarHidden false; setNavigationBarHidden true",
      intent: "The two bars are switched one by one.",
      hint: "check that the two flags are two"
    ),
    Requirement(
      "BVIS-17", .derived,
      "A bar that is shown again presents what belongs to the current top.",
      source: .reference("Updating the Navigation Bar"),
      aspect: .centre,
      when: SituationPattern(all: .barWasHidden, any: [.setBar, .assignBar]),
      refines: ["CEN-01", "CEN-02", "CEN-03", "CEN-04", "CEN-05", "PROMPT-03"],
      example:
        #"start A; setNavigationBarHidden true; B.title = "a"; push B; setNavigationBarHidden false"#,
      intent: "Changes made while it was hidden must not be lost.",
      hint: "check that the bar is refreshed while hidden, or when it is shown again"
    ),
    Requirement(
      "BVIS-18", .derived,
      "Setting the visibility that the bar already has leaves it as it is.",
      source: .reference("setNavigationBarHidden:animated:"),
      aspect: .barFlag,
      when: SituationPattern(all: .onScreen, any: [.setBar, .assignBar], none: .barChanges),
      refines: ["BVIS-13"],
      example: "start A; setNavigationBarHidden false",
      intent: "Code sets what it needs without asking first.",
      hint: "check that the value is set, not toggled"
    ),
  ]
}

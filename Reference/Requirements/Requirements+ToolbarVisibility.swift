extension Requirement {
  /// Showing and hiding the toolbar.
  static let toolbarVisibility: [Requirement] = [
    Requirement(
      "TV-01", .documented,
      "With its hidden flag set the toolbar is not shown.",
      source: .reference("toolbarHidden"),
      aspect: .toolbarShown,
      when: SituationPattern(all: .toolbarHidden),
      refines: ["TV-11"],
      carries: ["TV-12"],
      example: "start A; push B",
      intent: "Apps that want no toolbar never see one.",
      hint: "check that nothing but the flag brings the toolbar up"
    ),
    Requirement(
      "TV-02", .documented,
      "Clearing its hidden flag shows the toolbar.",
      source: .reference("setToolbarHidden:animated:"),
      aspect: .toolbarShown,
      when: SituationPattern(any: [.setToolbar, .assignToolbar], none: [.toolbarHidden, .hides]),
      refines: ["TV-11"],
      example: "start A; setToolbarHidden false",
      intent: "Asking for the toolbar is all it takes.",
      hint: "check that the toolbar is made and shown when its flag is cleared"
    ),
    Requirement(
      "TV-03", .documented,
      "Assigning the hidden flag shows or hides the toolbar as the unanimated method does.",
      source: .reference("setToolbarHidden:animated:"),
      aspect: .toolbarShown,
      when: SituationPattern(all: .assignToolbar, none: .hides),
      refines: ["TV-01", "TV-02"],
      example: "start A; toolbarHidden = false",
      intent: "Property and method are two spellings of one switch.",
      hint: "check that the property's setter goes through the method"
    ),
    Requirement(
      "TV-04", .documented,
      "An unanimated change of the toolbar runs no animation.",
      source: .reference("setToolbarHidden:animated:"),
      aspect: .toolbarAnimation,
      when: SituationPattern(any: [.setToolbar, .assignToolbar], none: .animated),
      example: "start A; toolbarHidden = false",
      intent: "Set-up must not be watched.",
      hint: "check for an animation that runs by default instead of by the flag"
    ),
    Requirement(
      "TV-05", .documented,
      "The method with animated true animates the toolbar on or off the screen.",
      source: .reference("setToolbarHidden:animated:"),
      aspect: .toolbarAnimation,
      when: SituationPattern(all: [.setToolbar, .animated]),
      example: "start A; setToolbarHidden false animated",
      intent: "A toolbar that comes and goes while one reads should slide.",
      hint: "check that the animated flag reaches the toolbar"
    ),
    Requirement(
      "TV-06", .documented,
      "A controller that hides the bottom bar when pushed has no toolbar while it is current.",
      source: .guide("Showing and Hiding the Toolbar"),
      aspect: .toolbarShown,
      when: SituationPattern(all: [.hides, .topChanges], none: .toolbarHidden),
      refines: ["TV-11"],
      example: "start A; setToolbarHidden false; B.hidesBottomBarWhenPushed = true; push B",
      intent: "A picture wants the whole screen.",
      hint: "check that the new top's property is looked at whenever the top changes"
    ),
    Requirement(
      "TV-07", .documented,
      "The toolbar comes back by itself when the controller that hides it is popped.",
      source: .reference("toolbar"),
      aspect: .toolbarShown,
      when: SituationPattern(all: .hidingEnds, any: [.pop, .byPerson], none: .toolbarHidden),
      refines: ["TV-11"],
      example: "start A; setToolbarHidden false; B.hidesBottomBarWhenPushed = true; push B; pop",
      intent: "Nobody should have to remember what was there before.",
      hint: "check that a pop looks at the revealed controller's property"
    ),
    Requirement(
      "TV-08", .documented,
      "Pushing or removing a controller that hides the bottom bar animates the toolbar along.",
      source: .guide("Showing and Hiding the Toolbar"),
      aspect: .toolbarAnimation,
      when: SituationPattern(all: [.topChanges, .animated], any: [.hides, .hidingEnds]),
      carries: ["TV-21"],
      example:
        "start A; setToolbarHidden false; B.hidesBottomBarWhenPushed = true; push B; pop animated",
      intent: "The toolbar leaves and returns with the screen.",
      hint: "check that the transition's flag is handed on to the toolbar"
    ),
    Requirement(
      "TV-10", .derived,
      "The toolbar comes back, too, when a pop-to or a set removes the one that hides it.",
      source: .guide("Showing and Hiding the Toolbar"),
      aspect: .toolbarShown,
      when: SituationPattern(
        all: .hidingEnds, any: [.popTo, .popToRoot, .set, .assignStack], none: .toolbarHidden),
      refines: ["TV-11"],
      example:
        "start A; setToolbarHidden false; B.hidesBottomBarWhenPushed = true; push B; popTo A",
      intent: "However the controller left, its wish ends.",
      hint: "check that all kinds of operations share one refresh of the toolbar's visibility"
    ),
    Requirement(
      "TV-11", .derived,
      "The toolbar is shown just if neither its flag nor the current controller hides it.",
      source: .reference("toolbar"),
      aspect: .toolbarShown,
      when: .always,
      example: "start A; push B",
      intent: "Two who may hide it, and both have to agree to show it.",
      hint: "check that visibility is computed from both, each time either changes"
    ),
    Requirement(
      "TV-15", .derived,
      "A root that hides the bottom bar has no toolbar while it is current.",
      source: .guide("Showing and Hiding the Toolbar"),
      aspect: .toolbarShown,
      when: SituationPattern(all: [.hides, .topChanges], none: [.toolbarHidden, .deep]),
      refines: ["TV-06"],
      example: "A.hidesBottomBarWhenPushed = true; start A; push B; setToolbarHidden false; pop",
      intent: "The root was pushed like any other.",
      hint: "check that what the root wants is looked at whenever it becomes the top"
    ),
    Requirement(
      "TV-19", .documented,
      "The toolbar may be shown or hidden at any time.",
      source: .guide("Showing and Hiding the Toolbar"),
      aspect: .raised,
      when: SituationPattern(any: [.setToolbar, .assignToolbar]),
      refines: ["STACK-19"],
      example: "start A; setToolbarHidden true",
      intent: "Callers need not know what is going on.",
      hint: "check that the call is taken before the first display and while a transition runs"
    ),
    Requirement(
      "TV-20", .documented,
      "Showing or hiding the toolbar leaves the navigation bar's flag as it is.",
      source: .guide("Showing and Hiding the Toolbar"),
      aspect: .barFlag,
      when: SituationPattern(any: [.setToolbar, .assignToolbar]),
      refines: ["BVIS-13"],
      example: "start A; setToolbarHidden false",
      intent: "Both are switched together for a moment of full screen.",
      hint: "check that the two flags are two"
    ),
    Requirement(
      "TV-22", .derived,
      "The toolbar's hidden flag reads as it was last set, through pushes and pops.",
      source: .reference("toolbarHidden"),
      aspect: .toolbarFlag,
      when: .always,
      example: "start A; push B; setToolbarHidden false; pop",
      intent: "It belongs to the navigation controller, not to one screen.",
      hint: "check that the setter always takes, and for other code that writes it, as on a push"
    ),
  ]
}

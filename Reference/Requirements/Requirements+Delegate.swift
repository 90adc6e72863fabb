extension Requirement {
  /// What the delegate is told.
  static let delegate: [Requirement] = [
    Requirement(
      "DLG-01", .documented,
      "When the active controller changes the delegate gets a will-show message.",
      source: .reference("Overview"),
      aspect: .willShow,
      when: SituationPattern(all: .topChanges),
      carries: ["DLG-02"],
      example: "start A; push B",
      intent: "The delegate prepares what goes with the next screen.",
      hint: "check that every kind of push, pop and set tells the delegate"
    ),
    Requirement(
      "DLG-03", .documented,
      "Will-show names the controller that is about to be shown.",
      source: Source(.toolbarArticle, "Toolbar Controller Implementation"),
      aspect: .willShowController,
      when: .always,
      example: "start A; push B",
      intent: "The delegate configures that screen and no other.",
      hint: "check which controller is handed to the message"
    ),
    Requirement(
      "DLG-04", .derived,
      "At a pop will-show names the controller that is revealed.",
      source: Source(.toolbarArticle, "Toolbar Controller Implementation"),
      aspect: .willShowController,
      when: SituationPattern(any: .anyPop),
      refines: ["DLG-03"],
      example: "start A; push B; pop",
      intent: "Going back, too, shows something that may need preparing.",
      hint: "check for the popped controller in place of the one below it"
    ),
    Requirement(
      "DLG-05", .derived,
      "Will-show carries the animated flag of the operation.",
      source: Source(.toolbarArticle, "Toolbar Controller Implementation"),
      aspect: .willShowFlag,
      when: .always,
      example: "start A; push B animated",
      intent: "The delegate moves its own things along with the transition, or not.",
      hint: "check that the flag of the call is passed on, not a constant"
    ),
    Requirement(
      "DLG-06", .documented,
      "When several controllers come or go at once the delegate hears of none in between.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .willShowController,
      when: SituationPattern(all: .several),
      brokenBy: .toldInBetween,
      refines: ["DLG-03", "DLG-04"],
      example: "start A; push B; push C; popTo A",
      intent: "Preparing screens that nobody will see costs time and confuses.",
      hint: "check for messages sent from inside a loop of pushes or pops"
    ),
    Requirement(
      "DLG-08", .documented,
      "When a callback pushes another controller the delegate hears of that other one.",
      source: .guide("Monitoring Changes to the Navigation Stack"),
      aspect: .willShow,
      when: SituationPattern(all: .chained),
      refines: ["DLG-01", "DLG-16"],
      example: "start A; B.viewWillAppear: push C; push B",
      intent: "The chained controller is a change of screen in its own right.",
      hint: "check that a push made inside viewWillAppear is not swallowed by the one that runs"
    ),
    Requirement(
      "DLG-09", .derived,
      "After the delegate is replaced only the new one is told.",
      source: .reference("delegate"),
      aspect: .delegateAddressee,
      when: SituationPattern(all: .secondDelegate),
      refines: ["DLG-23"],
      example: "start A; push B; delegate = 2; pop",
      intent: "A released owner must not be called any more.",
      hint: "check that the delegate is read when the message is sent, not remembered before"
    ),
    Requirement(
      "DLG-10", .derived,
      "Without a delegate nobody is told.",
      source: .reference("Overview"),
      aspect: .delegateAddressee,
      when: SituationPattern(none: .hasDelegate),
      example: "start A; delegate = none; push B",
      intent: "Having a delegate is optional, and taking it away ends its messages.",
      hint: "check that the delegate can be set to none, and that the old one is let go"
    ),
    Requirement(
      "DLG-11", .documented,
      "The delegate is not kept alive.",
      source: .reference("delegate"),
      aspect: .lentDelegate,
      when: SituationPattern(all: .lendDelegate),
      example: "start A; lendDelegate",
      intent: "A delegate mostly owns the controller; kept by it, neither would ever go.",
      hint: """
        check that the property is weak, that nothing else holds on to what was assigned to it, and \
        that the adapter keeps nothing of what it lends
        """
    ),
    Requirement(
      "DLG-13", .documented,
      "The delegate may show or hide the toolbar while a controller comes or goes.",
      source: .reference("Displaying a Navigation Toolbar"),
      aspect: .toolbarFlag,
      when: SituationPattern(all: .toolbarFromDelegate),
      refines: ["TV-22"],
      example: "start A; delegate.willShow B: setToolbarHidden false; push B",
      intent: "Screens without toolbar items hide the toolbar from there.",
      hint:
        "check that a call made inside the delegate's message is neither lost nor undone afterwards"
    ),
    Requirement(
      "DLG-14", .derived,
      "A pop with only the root on the stack tells the delegate nothing.",
      source: .reference("popViewControllerAnimated:"),
      aspect: .willShow,
      when: SituationPattern(all: [.pop, .nothingToPop]),
      example: "start A; pop",
      intent: "The delegate would prepare a change that never comes.",
      hint: "check that the count is looked at before the delegate is told"
    ),
    Requirement(
      "DLG-15", .derived,
      "An animated set that changes the top sends the delegate one will-show.",
      source: .reference("setViewControllers:animated:"),
      aspect: .willShow,
      when: SituationPattern(all: [.set, .animated, .topChanges], none: .chained),
      refines: ["DLG-01"],
      example: "start A; set B animated",
      intent: "One transition is one event.",
      hint: "check for a missing message, one per controller of the array, or one more at the end"
    ),
    Requirement(
      "DLG-16", .derived,
      "An unanimated set that changes the top tells the delegate, too.",
      source: .reference("Overview"),
      aspect: .willShow,
      when: SituationPattern(all: .topChanges, any: .anySet, none: .animated),
      refines: ["DLG-01"],
      example: "start A; set B",
      intent: "The active controller changes whether or not anything moves.",
      hint: "check that the path without a transition tells the delegate, and tells it once"
    ),
    Requirement(
      "DLG-21", .derived,
      "A tap on the back button or a finished gesture tells the delegate as a pop does.",
      source: .reference("Overview"),
      aspect: .willShow,
      when: SituationPattern(any: [.tapBack, .gestureFinished]),
      refines: ["DLG-01"],
      example: "start A; push B; tapBack",
      intent: "The delegate need not know who asked for the pop.",
      hint:
        "check that the button's action and the gesture's end go through the same pop as the program's"
    ),
    Requirement(
      "DLG-23", .derived,
      "Messages go to the delegate that was set, whatever happened since.",
      source: .reference("delegate"),
      aspect: .delegateAddressee,
      when: SituationPattern(all: .hasDelegate),
      example: "start A; push B",
      intent: "A delegate stays responsible until it is replaced.",
      hint: "check that no other operation clears or exchanges the delegate"
    ),
    Requirement(
      "DLG-25", .brief,
      "Each will-show is followed by one did-show of the same controller and flag.",
      source: Source(.brief, "Delegate callback pairs"),
      aspect: .pairs,
      when: .always,
      example: "start A; push B",
      intent: "Whoever starts something at will-show has to be able to end it at did-show.",
      hint: """
        check that the end of every transition sends did-show once, unanimated ones included, and \
        that the adapter reports it from one place
        """
    ),
  ]
}

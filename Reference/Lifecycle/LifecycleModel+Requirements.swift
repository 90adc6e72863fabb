extension LifecycleModel {
  package typealias Rule = SystemRequirement<LifecycleAspect, LifecycleSituation>

  /// All requirements on coming into being and coming back, area by area.
  package static let catalogue = SystemCatalogue(preservation + classes + placement + relations)

  private static let section = Source.reference("State Preservation")
  private static let initBars = Source.reference("initWithNavigationBarClass:toolbarClass:")

  private static let preservation: [Rule] = [
    Rule(
      "ST-01", .documented,
      "A navigation controller with a restoration identifier preserves controllers of its stack.",
      source: section, aspect: .preserves,
      example: "restorationIdentifier = n; A.restorationIdentifier = x; make root A; encode",
      intent: "People find their place again.",
      hint: "check that encoding asks for the identifier and then goes through the stack"),
    Rule(
      "ST-03", .documented,
      "The controllers are encoded from the bottom of the stack upward.",
      source: section, aspect: .encoded,
      example:
        "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; make root A; push B; encode",
      intent: "What is restored first is what lies below.",
      hint: "check the direction in which the stack is gone through, and that each one is encoded"),
    Rule(
      "ST-04", .documented,
      "Only controllers with a restoration identifier are encoded.",
      source: section, aspect: .strangers, when: [.incomplete],
      example:
        "restorationIdentifier = n; A.restorationIdentifier = x; make root A; push B; encode",
      intent: "Each screen decides whether it comes back.",
      hint: "check that controllers without an identifier are left out"),
    Rule(
      "ST-05", .documented,
      "Restoring brings the controllers back onto a fresh stack in the order they had.",
      source: section, aspect: .restored, carries: ["ST-12"],
      example:
        "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; make root A; push B; encode; restore",
      intent: "The way back is the same as before.",
      hint: "check the order in which restored controllers are put on the stack"),
    Rule(
      "ST-06", .documented,
      "Controllers that share a restoration identifier all come back.",
      source: section, aspect: .returning, when: [.shared], unless: [.incomplete],
      example:
        "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = x; make root A; push B; encode; restore",
      intent: "Screens of one kind need not be told apart by whoever writes them.",
      hint: "check that restored controllers are not looked up by identifier alone"),
    Rule(
      "ST-07", .documented,
      "Each encoded controller has a path of its own.",
      source: section, aspect: .paths,
      example:
        "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = x; make root A; push B; encode",
      intent: "What is restored belongs to one controller only.",
      hint: "check that the path says more than the identifier"),
    Rule(
      "ST-08", .derived,
      "What comes back is the stack without the controllers that have no identifier.",
      source: section, aspect: .returning, when: [.incomplete], unless: [.shared],
      example:
        "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; make root A; push C; push B; encode; restore",
      intent: "Nothing is made up and nothing is lost.",
      hint: "check that positions are not counted with those that were left out"),
    Rule(
      "ST-09", .derived,
      "A controller without an identifier does not keep those above it from being encoded.",
      source: section, aspect: .leftOut, when: [.gap],
      example:
        "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; make root A; push C; push B; encode",
      intent: "Each screen decides for itself alone.",
      hint: "check that going through the stack ends neither there nor at equal identifiers"),
    Rule(
      "ST-13", .derived,
      "Encoding leaves the stack alone.",
      source: section, aspect: .stack, when: [.encode],
      refines: ["CLS-01", "CON-05"],
      example:
        "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; make root A; push B; encode",
      intent: "Saving is reading.",
      hint: "check what encoding does to the controllers it visits"),
  ]

  private static let classes: [Rule] = [
    Rule(
      "CLS-01", .documented,
      "As it is or as a subclass, a navigation controller has its stack, its items and its bars.",
      source: .reference("Overview"), aspect: .stack, and: [.interface, .items],
      unless: [.storyboard, .anyOwnBar],
      example: "make root A",
      intent: "Subclasses add, and take nothing away.",
      hint: "check what the initialisers set up, and for tests of the exact class"),
    Rule(
      "CLS-03", .documented,
      "A navigation bar is made of the class that was given.",
      source: initBars, aspect: .barClasses, when: [.bars, .ownNavigationBar],
      unless: [.ownToolbar],
      example: "make bars navigationBar",
      intent: "Bars can be drawn in another way.",
      hint: "check which class the navigation bar is made of"),
    Rule(
      "CLS-04", .documented,
      "A toolbar is made of the class that was given.",
      source: initBars, aspect: .barClasses, when: [.bars, .ownToolbar],
      unless: [.ownNavigationBar],
      example: "make bars toolbar",
      intent: "Bars can be drawn in another way.",
      hint: "check which class the toolbar is made of"),
    Rule(
      "CLS-05", .documented,
      "Where no class is given, a bar is of the standard one.",
      source: initBars, aspect: .barClasses, when: [.bars],
      unless: [.ownNavigationBar, .ownToolbar],
      example: "make bars",
      intent: "Nothing has to be said about a bar that is as usual.",
      hint: "check what an absent class is taken for"),
    Rule(
      "CLS-06", .derived,
      "The two classes do not depend on each other.",
      source: initBars, aspect: .barClasses, when: [.bars, .ownNavigationBar, .ownToolbar],
      example: "make bars navigationBar toolbar",
      intent: "Each bar has its own argument.",
      hint: "check that both arguments are used, each for its bar"),
    Rule(
      "CLS-07", .derived,
      "Every other way to make a navigation controller gives it standard bars.",
      source: initBars, aspect: .barClasses, unless: [.bars],
      example: "make root A",
      intent: "Only who asks for other bars gets them.",
      hint: "check that the classes are not remembered from elsewhere"),
    Rule(
      "CLS-08", .derived,
      "Bars of one's own are treated as the standard ones are.",
      source: initBars, aspect: .interface, when: [.anyOwnBar],
      example: "make bars navigationBar",
      intent: "A class changes how a bar looks, and not what it is for.",
      hint: "check for tests of the exact class"),
  ]

  private static let placement: [Rule] = [
    Rule(
      "CON-05", .documented,
      "From a storyboard, the stack holds the root that the relationship names.",
      source: .guide("Creating a Navigation Interface Using a Storyboard"), aspect: .stack,
      when: [.storyboard],
      example: "make storyboard A",
      intent: "What is drawn in the editor is what comes about.",
      hint: "check that the related scene is put on the stack"),
    Rule(
      "CON-08", .derived,
      "One from a storyboard is like one made by code.",
      source: .guide("Creating a Navigation Interface Using a Storyboard"), aspect: .interface,
      when: [.storyboard],
      example: "make storyboard A",
      intent: "How it was made is of no interest later on.",
      hint: "check what the initialisers do that a storyboard does not"),
  ]

  /// The subject compared with itself.
  private static let relations: [Rule] = [
    Rule(
      relationFrom: "ST-08", .derived,
      "What comes back is what was on the stack, less the controllers without an identifier.",
      source: section, aspect: .comingBack,
      example:
        "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; make root A; push B; relaunch",
      intent: "Whoever comes back finds the way they went, whatever that was.",
      hint: "check what is lost, doubled or exchanged between encoding and restoring"),
    Rule(
      relationFrom: "CLS-08", .derived,
      "The same steps come to the same with bars of one's own and with the standard ones.",
      source: initBars, aspect: .standardBars,
      example: "make bars navigationBar; remake",
      intent: "A class changes how a bar looks, and nothing else.",
      hint: "check for tests of the exact class"),
  ]
}

extension RowDisposition {
  /// Statements on stack, bars and messages that are neither carried by a requirement nor a choice.
  static let unchecked = callers + explanations + leftOpen + unobservable

  private static let callers: [RowDisposition] = [
    RowDisposition("STACK-21", .caller("Offering a way to the next level is the app's design.")),
    RowDisposition("INIT-03", .caller("A start with a tab bar controller is refused.")),
    RowDisposition("INIT-06", .caller("A start without a root is shown only once it has one.")),
    RowDisposition(
      "INIT-11", .caller("A root is given at the start, or before the first display.")),
    RowDisposition("INIT-14", .caller("Passing no animation during set-up is advice.")),
    RowDisposition("PUSH-05", .caller("A push of a tab bar controller is refused.")),
    RowDisposition("POP-09", .caller("A pop-to whose target is not on the stack is refused.")),
    RowDisposition(
      "SETVC-22", .caller("Restoring a saved path at launch is what a set is good for.")),
    RowDisposition("SETVC-24", .caller("A set without a controller is refused.")),
    RowDisposition("SETVC-25", .caller("A set that names a controller twice is refused.")),
    RowDisposition(
      "SETVC-26", .caller("A set that names a tab bar controller is refused.")),
    RowDisposition("TRANS-05", .caller("No push, pop or set is made while a transition runs.")),
    RowDisposition("DLG-12", .caller("The adapter's delegate conforms to the protocol.")),
    RowDisposition(
      "ITEM-11", .caller("Asking for items of controllers elsewhere is left to the app.")),
    RowDisposition("ITEM-22", .caller("Where an app makes its items is its own affair.")),
    RowDisposition("BAR-07", .caller("Assigning frame, bounds or alpha of a bar is refused.")),
    RowDisposition("BAR-08", .caller("Taking a bar out of the view that it is in is refused.")),
    RowDisposition("BAR-09", .caller("Hiding a bar by its own property is refused.")),
    RowDisposition("BAR-16", .caller("Scenarios do not look inside the views of the interface.")),
    RowDisposition(
      "BAR-17",
      .caller("What is assigned to a bar's view is refused, but for the looks that are permitted.")),
    RowDisposition("BAR-19", .caller("Whatever is assigned to the toolbar object is refused.")),
    RowDisposition(
      "EDIT-08", .caller("Adjusting one's views when editing begins is the app's part.")),
    RowDisposition("BVIS-15", .caller("Hiding a bar but by its controller is refused.")),
    RowDisposition("BVIS-16", .caller("Offering a way back while the bar is hidden is advice.")),
    RowDisposition("TB-17", .caller("Giving items a target and an action is the app's part.")),
    RowDisposition("TB-18", .caller("Scenarios put nothing but bar items into toolbars.")),
    RowDisposition("TB-23", .caller("The steps to configure a toolbar are a recipe.")),
    RowDisposition("G-04", .caller("Tying other recognisers to the gesture's is the app's part.")),
  ]

  private static let explanations: [RowDisposition] = [
    RowDisposition("STACK-17", .informative("Advice on how controllers depend on each other.")),
    RowDisposition("STACK-18", .informative("Advice on how data flows back.")),
    RowDisposition("INIT-18", .informative("Creation at launch may happen anywhere.")),
    RowDisposition("PUSH-15", .informative("Says what usually leads to a push.")),
    RowDisposition("POP-23", .informative("Says how often programs pop.")),
    RowDisposition("POP-24", .informative("An example of when to pop to a controller.")),
    RowDisposition("TRANS-14", .informative("How long a push or pop takes is not fixed.")),
    RowDisposition("DLG-20", .informative("No duty to tell; silence is not required either.")),
    RowDisposition("DLG-22", .informative("Says what delegates are good for.")),
    RowDisposition("APP-06", .informative("Defines a term.")),
    RowDisposition("ITEM-21", .informative("Speaks of bars without a navigation controller.")),
    RowDisposition("ITEM-23", .informative("Names the three positions.")),
    RowDisposition("TB-24", .informative("A recipe for storyboards.")),
    RowDisposition("TB-25", .informative("Says when the example's method is called.")),
  ]

  private static let leftOpen: [RowDisposition] = [
    RowDisposition("ITEM-20", .open("May be read as a licence; it never excuses a failure.")),
    RowDisposition("LEFT-14", .open("What an unset back item reads as is open; it is not read.")),
    RowDisposition("LEFT-16", .open("Items that are there and unusable do not occur.")),
    RowDisposition("CEN-10", .open("Names one title where the rules name two; the rules win.")),
    RowDisposition("TV-16", .open("A late change of the property has no stated effect; refused.")),
    RowDisposition(
      "EDIT-10",
      .open("What setting the mode directly does to the label is not said; nobody sets it.")),
    RowDisposition(
      "G-11",
      .open("Where the gesture is there at all is not said; it is begun where nothing forbids.")),
  ]

  private static let unobservable: [RowDisposition] = [
    RowDisposition(
      "STACK-12",
      .notCheckable(
        "Every array crosses an adapter or the wire as a value of its own, so nobody changes one that was "
          + "handed over: true by the language in Swift, out of reach in others.")),
    RowDisposition(
      "STACK-13",
      .notCheckable(
        "Every array that is read is a value of its own, by an adapter or on the wire, and nobody changes "
          + "it: true by the language in Swift, out of reach in others.")),
    RowDisposition(
      "STACK-14", .notCheckable("True by the interface: an adapter offers no setter.")),
    RowDisposition(
      "INIT-17",
      .notCheckable(
        "That there is nobody to name can be read; what is read instead is not said, so no answer is wrong."
      )),
    RowDisposition("PUSH-16", .notCheckable("True by the interface: a push returns nothing.")),
    RowDisposition(
      "SETVC-16",
      .notCheckable(
        "Every array crosses an adapter or the wire as a value of its own, so nobody changes one that was "
          + "handed over: true by the language in Swift, out of reach in others.")),
    RowDisposition(
      "SETVC-21",
      .notCheckable("A stack is empty off screen only, where no transition is promised.")),
    RowDisposition(
      "BAR-06", .notCheckable("True by the interface: an adapter offers no setter.")),
    RowDisposition("BVIS-19", .notCheckable("A name in the interface, which the adapter hides.")),
    RowDisposition("TV-24", .notCheckable("A name in the interface, which the adapter hides.")),
  ]
}

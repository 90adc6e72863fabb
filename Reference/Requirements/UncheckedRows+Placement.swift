extension RowDisposition {
  /// Statements on where a navigation controller may stand and how it comes there, on subclassing and custom bars, and on
  /// preserving state.
  static let surroundings = placement + subclassing + preservation

  private static let placement: [RowDisposition] = [
    RowDisposition(
      "CON-01", .caller("Where a navigation controller is placed is the app's choice.")),
    RowDisposition("CON-02", .informative("Says how long which placement lasts.")),
    RowDisposition(
      "CON-03",
      .notCheckable(
        "A scenario has one placement, a screen; an adapter of another is held to the same.")),
    RowDisposition("CON-04", .caller("No scenario puts a tab bar controller on a stack.")),
    RowDisposition(
      "CON-05",
      .notCheckable("Storyboards are files of another tool; an adapter may start from one.")),
    RowDisposition("CON-06", .informative("Says what the editor of storyboards makes.")),
    RowDisposition(
      "CON-07",
      .notCheckable("Storyboards are files of another tool; an adapter may start from one.")),
    RowDisposition(
      "CON-08",
      .notCheckable("Needs one subject made from a storyboard beside one made by code.")),
    RowDisposition("CON-09", .caller("The steps to make one by code are a recipe.")),
  ]

  private static let subclassing: [RowDisposition] = [
    RowDisposition(
      "CLS-01",
      .notCheckable("Classes do not cross an adapter; one of a subclass is held to the same.")),
    RowDisposition("CLS-02", .caller("How a custom bar is handed over is the caller's part.")),
    RowDisposition("CLS-03", .later("Needs a start with bars of one's own, and their classes.")),
    RowDisposition("CLS-04", .later("Needs a start with bars of one's own, and their classes.")),
    RowDisposition("CLS-05", .later("Needs a start with bars of one's own, and their classes.")),
    RowDisposition("CLS-06", .later("Needs a start with bars of one's own, and their classes.")),
    RowDisposition("CLS-07", .later("Needs a start with bars of one's own, and their classes.")),
    RowDisposition(
      "CLS-08",
      .later("Needs a start with bars of one's own, to compare it with the other.")),
    RowDisposition("CLS-09", .caller("No scenario hands over a class that is none of a bar.")),
    RowDisposition("CLS-10", .informative("Says in which version what came.")),
  ]

  private static let preservation: [RowDisposition] =
    ["ST-01", "ST-03", "ST-04", "ST-05", "ST-06", "ST-07", "ST-08", "ST-09", "ST-12", "ST-13"]
    .map { RowDisposition($0, .later("Needs a stack that is encoded and restored.")) }
    + [
      RowDisposition("ST-02", .informative("Without an identifier nothing is promised.")),
      RowDisposition("ST-10", .open("What becomes of a root without an identifier is not said.")),
      RowDisposition("ST-11", .open("What is restored where nothing was preserved is not said.")),
      RowDisposition("ST-14", .open("Which identifiers are valid is not said.")),
      RowDisposition("ST-15", .open("What else is preserved is not said.")),
      RowDisposition("ST-16", .caller("Restoring a path with a set is what an app may do itself.")),
    ]
}

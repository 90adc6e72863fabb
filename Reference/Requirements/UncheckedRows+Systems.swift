extension RowDisposition {
  /// Statements on layouts that no requirement carries.
  static let layout: [RowDisposition] = [
    RowDisposition("LAY-15", .informative("The list of factors may go on; no other one is known.")),
    RowDisposition("LAY-19", .caller("Making windows as large as the screen is the app's part.")),
    RowDisposition("LAY-20", .informative("Names a property that is the bar's.")),
  ]

  /// Statements on coming into being and coming back that no requirement carries.
  static let lifecycle: [RowDisposition] = [
    RowDisposition(
      "ST-02", .informative("Without an identifier nothing is promised, and nothing forbidden.")),
    RowDisposition("ST-14", .open("What makes an identifier valid is not said; all are letters.")),
    RowDisposition("ST-15", .open("What else an archive holds is not said.")),
    RowDisposition(
      "ST-16", .caller("A scenario that starts empty and sets a stack restores it by hand.")),
    RowDisposition(
      "CLS-02", .caller("Bars of other classes are asked for in the initialiser only.")),
    RowDisposition("CLS-09", .caller("A start with a class that is no bar's is refused.")),
    RowDisposition("CLS-10", .informative("Tells which system version has which member.")),
    RowDisposition("CON-01", .caller("Where a navigation controller is put is the app's affair.")),
    RowDisposition("CON-02", .informative("Tells how long which placement lasts.")),
    RowDisposition("CON-04", .caller("No tab bar controller is put on a stack.")),
    RowDisposition("CON-06", .informative("Tells what the editor makes.")),
    RowDisposition(
      "CON-07", .notCheckable("Whether a scene is the initial one is told to no controller.")),
    RowDisposition("CON-09", .caller("A recipe in three steps.")),
  ]

  /// Statements of the article on its toolbar controller that no requirement carries.
  static let toolbarController: [RowDisposition] = [
    RowDisposition(
      "CW-01", .notCheckable("True by the type of what an adapter drives; classes do not cross it.")
    ),
    RowDisposition("CW-28", .open("A content too low for a toolbar is not made.")),
    RowDisposition("CW-29", .informative("Says what the example leaves out.")),
    RowDisposition("CW-35", .informative("Advice on hiding the toolbar, and against it.")),
    RowDisposition("CW-36", .informative("A reader's cure that contradicts the article.")),
    RowDisposition("CW-37", .informative("Advice to use what is built in from 3.0 on.")),
    RowDisposition("CW-39", .informative("Tells of a clash of names.")),
    RowDisposition("CW-40", .informative("A hazard of an example that releases by hand.")),
    RowDisposition("CW-41", .informative("Says what an animated change looks like.")),
    RowDisposition("CW-43", .informative("Tells what the toolbar controller is there to cure.")),
    RowDisposition("CW-44", .informative("Says why the content's frame can be relied on.")),
  ]
}

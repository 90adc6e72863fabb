import Testing

@testable import NavigationConformance

@Suite struct `Which system a scenario is about` {
  @Test(
    arguments: [
      ("start A; push B", .navigation), ("make root A; push B", .lifecycle),
      ("contain plain; load", .toolbarController), ("layout; layout tabBar", .layout),
      // Without its beginning it is told by what else there is.
      ("pop", .navigation), ("restore", .lifecycle), ("push A; encode", .lifecycle),
      ("load", .toolbarController), ("viewDidAppear", .toolbarController),
      ("start A; A.viewWillAppear: push B", .navigation), ("", .navigation),
      // What stands in comments and quotes tells nothing.
      ("start A # first; make it plain", .navigation),
      ("  # then; layout\nmake root A", .lifecycle),
      ("A.title = \"x; make \\\" y; layout\"; start A", .navigation),
      ("# contain\n▸ layout toolbar", .layout), ("#\n\u{FEFF}", .navigation), ("\"", .navigation),
    ] as [(String, ScenarioSystem)])
  func `is told by the words that its lines begin with`(_ text: String, _ system: ScenarioSystem) {
    #expect(ScenarioSystem(of: text) == system)
  }
}

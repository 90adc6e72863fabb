import ConformanceEngine
import NavigationReference

/// All scenarios up to a small length: what every campaign begins with, so that small cases are not left to chance.
struct SmallScenarios {
  private let language: NavigationLanguage
  private let table: CanonicalLines<NavigationLanguage>
  private var cursor: ScenarioCursor<NavigationLanguage>
  private let longest: Int

  /// The longest of them, in lines.
  static let defaultLineCount = 3

  init(claims: Capabilities, longest: Int = SmallScenarios.defaultLineCount) {
    self.longest = longest
    language = NavigationLanguage(claims: claims)
    let vocabulary = Vocabulary(
      shapes: Self.shapes.filter { claims.allows($0) }, cast: 3, language: language)
    table = CanonicalLines(of: vocabulary, language: language)
    cursor = ScenarioCursor(length: 2, over: table, language: language)
  }

  /// The next one, shortest first.
  mutating func next() -> [ScenarioLine]? {
    while !cursor.next() {
      guard cursor.length < longest else { return nil }
      cursor = ScenarioCursor(length: cursor.length + 1, over: table, language: language)
    }
    return cursor.lines
  }

  /// Leaves out what goes on after the line that failed.
  mutating func skipExtensions(ofFirst count: Int) {
    cursor.skipExtensions(ofFirst: count)
  }

  private static var shapes: [ScenarioLine] {
    let (a, b, c) = (ControllerName(0), ControllerName(1), ControllerName(2))
    var shapes: [ScenarioLine] = [
      .start(.onScreen(root: a)), .start(.offScreen(root: a)), .start(.empty), .show,
      .push(a, .still), .push(a, .animated), .pop(.still), .pop(.animated),
      .popTo(a, .still), .popTo(a, .animated), .popToRoot(.still), .popToRoot(.animated), .tapBack,
      .setNavigationBarHidden(true, animated: false), .setNavigationBarHidden(true, animated: true),
      .setNavigationBarHidden(false, animated: false), .assignNavigationBarHidden(true),
      .setToolbarHidden(false, animated: false), .setToolbarHidden(false, animated: true),
      .setToolbarHidden(true, animated: false), .assignToolbarHidden(false),
      .setDelegate(nil), .setDelegate(.second),
      .change(a, .title("a")), .change(a, .itemTitle("b")), .change(a, .titleView("x")),
      .change(a, .leftItem("x")), .change(a, .rightItem("x")), .change(a, .backItem("x")),
      .change(a, .prompt("a")), .change(a, .toolbarItems(["x", "y"])),
      .change(a, .hidesBottomBarWhenPushed(true)),
      .setToolbarItems(a, ["x"], animated: false),
      .callback(.viewWillAppear(a), .push(b, animated: false)),
      .callback(.viewWillAppear(a), .setNavigationBarHidden(true, animated: true)),
    ]
    for list in [[a], [a, b], [a, b, c]] {
      shapes.append(.setViewControllers(list, .still))
      shapes.append(.setViewControllers(list, .animated))
      shapes.append(.assignViewControllers(list))
    }
    return shapes
  }
}

import NavigationReference
import Testing

@testable import NavigationConformance

@Suite struct ScenarioGrammarTests {
  /// Each line in its canonical form.
  static let canonical: [String] = [
    "A.title = \"a\"", "A.title = none", "A.title = \"\"", "A.title = \"none\"",
    "A.item.title = \"i\"", "A.item.title = none", "A.item.titleView = v",
    "A.item.titleView = none", "A.item.left = view v", "A.item.right = view \"two words\"",
    "A.item.left = view", "A.item.right = view view", "A.item.left = x", "A.item.left = none",
    "A.item.right = z",
    "A.item.right = \"none\"", "A.item.back = y", "A.item.back = \"two words\"",
    "A.item.prompt = \"p\"", "A.item.prompt = none", "A.toolbarItems = [x, y, x]",
    "A.toolbarItems = every kind", "A.toolbarItems = [every, kind]",
    "A.toolbarItems = []", "A.toolbarItems = none", "A.toolbarItems = [\"none\", \"a b\"]",
    "A.isTabBarController = true", "A.isNavigationController = true",
    "A.isElsewhere = true",
    "A.hidesBottomBarWhenPushed = true",
    "A.hidesBottomBarWhenPushed = false",
    "B.viewWillAppear: push C", "B.viewWillAppear: push C animated",
    "B.viewWillAppear: pop", "delegate.willShow B: pop animated", "B.viewWillAppear: set",
    "delegate.willShow B: set A C animated",
    "B.viewWillAppear: setNavigationBarHidden true animated",
    "B.viewWillAppear: setToolbarHidden false", "delegate.willShow B: push C",
    "delegate.willShow B: setToolbarHidden true animated", "start A", "start A off screen",
    "start A foreign navigationBar", "start A foreign toolbar", "navigationBar.isHidden = true",
    "navigationBar.alpha = 0", "toolbar.frame = zero", "toolbar.bounds = zero",
    "toolbar.superview = none",
    "start empty", "show", "push B", "push B animated", "push B running", "pop", "pop animated",
    "pop running", "popTo B", "popTo B animated", "popTo B running", "popToRoot",
    "popToRoot animated", "popToRoot running", "set A D", "set A D animated", "set A D running",
    "set", "set animated", "viewControllers = A D", "viewControllers =", "tapBack",
    "setNavigationBarHidden true", "setNavigationBarHidden false animated",
    "navigationBarHidden = true", "setToolbarHidden false", "setToolbarHidden true animated",
    "toolbarHidden = false", "A.setToolbarItems [x, y]", "A.setToolbarItems [x, y] animated",
    "A.setToolbarItems none", "A.setToolbarItems none animated", "delegate = 1", "delegate = 2",
    "delegate = none", "settle", "tapEdit", "tapToolbarItem x", "tapToolbarItem \"two words\"",
    "tapLeftItem", "segue B", "lendDelegate", "lendController",
    "push Z9999", "A.title = \"\\\"\\\\\\n\\t\\u{1B}\"",
  ]

  @Test(arguments: canonical)
  func `The canonical form prints as it stands`(_ line: String) throws {
    let scenario = try NavigationScenario.parse(line)
    #expect(scenario.lines.count == 1)
    #expect(scenario.text == line)
    #expect(scenario.oneLine == line)
    #expect(scenario.description == line)
  }

  static let spellings: [(String, String)] = [
    ("  push   B\t animated  ", "push B animated"),
    ("A.title=\"a\"", "A.title = \"a\""),
    ("A.item.left = \"x\"", "A.item.left = x"),
    ("A.toolbarItems = [ x,y ,\"x\" ]", "A.toolbarItems = [x, y, x]"),
    ("A.toolbarItems=[ ]", "A.toolbarItems = []"),
    ("B.viewWillAppear:push C", "B.viewWillAppear: push C"),
    ("B.viewWillAppear  :  push C", "B.viewWillAppear: push C"),
    ("A.setToolbarItems[x]animated", "A.setToolbarItems [x] animated"),
    ("A.title = \"\\u{61}\\u{A}\\u{1f600}\"", "A.title = \"a\\n😀\""),
    ("A.title = \"\t\"", "A.title = \"\\t\""),
    ("A.title = \"#;\" # a comment; push B", "A.title = \"#;\""),
    ("start A;push B;;pop", "start A\npush B\npop"),
    ("start A\r\npush B\r\n\r\npop\r\n", "start A\npush B\npop"),
    ("start A\rpush B", "start A\npush B"),
    ("# only a comment", ""),
    ("", ""),
    (" \n;\n\t;", ""),
    ("\u{FEFF}start A", "start A"),
    ("  start A\n▸ push B\n  pop", "start A\npush B\npop"),
    ("start A; ▸push B", "start A\npush B"),
    ("▸", ""),
    ("start A# the root", "start A"),
    ("show#", "show"),
  ]

  @Test(arguments: spellings)
  func `Other spellings print in the canonical form`(_ spelling: String, _ text: String) throws {
    let read = try? NavigationScenario.parse(spelling)
    #expect(read?.text ?? "error" == text)
  }

  @Test func `A scenario is read with the model's check, a line at a time`() throws {
    let scenario = try NavigationScenario("start A; push B; set A D animated")
    #expect(scenario.text == "start A\npush B\nset A D animated")
    #expect(scenario.oneLine == "start A; push B; set A D animated")
    #expect(scenario.lines.count == 3)
  }

  @Test func `No array and no items are two things`() throws {
    let some = try NavigationScenario("A.toolbarItems = []")
    let none = try NavigationScenario("A.toolbarItems = none")
    #expect(some != none)
  }
}

internal import NavigationReference

/// One line of the grammar.
extension ScenarioReader {
  /// The line that begins here.
  mutating func line() throws(ScenarioFault) -> ScenarioLine {
    let start = position
    let word = word()
    if let keyword = ScenarioKeyword(rawValue: word) { return try line(of: keyword) }
    if let name = try controllerName(word, at: start) { return try line(of: name) }
    position = start
    throw fault(
      expected: "an operation or a controller name", among: ScenarioKeyword.words,
      advice: "the operations are \(ScenarioKeyword.words.joined(separator: ", "))")
  }

  private mutating func line(of keyword: ScenarioKeyword) throws(ScenarioFault) -> ScenarioLine {
    switch keyword {
    case .start: return .start(try start())
    case .show: return .show
    case .push: return .push(try controllerName(), try motion())
    case .pop: return .pop(try motion())
    case .popTo: return .popTo(try controllerName(), try motion())
    case .popToRoot: return .popToRoot(try motion())
    case .set:
      let names = try controllerNames()
      return .setViewControllers(names, try motion(afterNames: true))
    case .viewControllers:
      try equals("viewControllers = A B")
      let names = try controllerNames()
      try endNames()
      return .assignViewControllers(names)
    case .tapBack: return .tapBack
    case .segue: return .segue(try controllerName())
    case .setNavigationBarHidden:
      return .setNavigationBarHidden(try flag(), animated: try isAnimated())
    case .navigationBarHidden:
      try equals("navigationBarHidden = true")
      return .assignNavigationBarHidden(try flag())
    case .setToolbarHidden: return .setToolbarHidden(try flag(), animated: try isAnimated())
    case .toolbarHidden:
      try equals("toolbarHidden = true")
      return .assignToolbarHidden(try flag())
    case .delegate: return try delegate()
    case .lendDelegate: return .lendDelegate
    case .lendController: return .lendController
    case .settle: return .settle
    case .present: return .present(try controllerName(), by: nil, animated: try isAnimated())
    case .dismiss: return .dismiss(animated: try isAnimated())
    case .gesture: return .popGesture(try gesturePhase())
    case .tapEdit: return .tapEdit
    case .tapToolbarItem:
      return .tapToolbarItem(try label(expected: "the label of an item such as x"))
    case .tapLeftItem: return .tapLeftItem
    case .navigationBar: return try navigationBar()
    case .toolbar: return try toolbar()
    case .another: return .makeAnother
    case .either: return .fork(.either)
    case .or: return .fork(.or)
    case .then: return .fork(.then)
    }
  }

  private mutating func gesturePhase() throws(ScenarioFault) -> GesturePhase {
    let start = position
    if let keyword = GestureKeyword(rawValue: word()) { return keyword.phase }
    position = start
    throw fault(
      expected: "'begin', 'update', 'cancel' or 'finish'", among: GestureKeyword.words,
      advice: "for example gesture begin, and then gesture finish")
  }

  private mutating func start() throws(ScenarioFault) -> Start {
    let before = position
    let word = word()
    if word == "empty" { return .empty }
    guard let root = try controllerName(word, at: position - word.utf8.count) else {
      position = before
      throw fault(
        expected: "a controller name or 'empty'", among: ["empty"],
        advice: "for example start A, start A off screen, start A presented, or start empty")
    }
    skipBlanks()
    if isAtEnd { return .onScreen(root: root) }
    let beforePlace = position
    switch self.word() {
    case "presented": return .presented(root: root)
    case "embedded": return .embedded(root: root)
    case "foreign": return .foreignClass(root: root, of: try barObject())
    default: position = beforePlace
    }
    for expected in ["off", "screen"] {
      let before = position
      guard self.word() != expected else { continue }
      position = before
      throw fault(
        expected: expected == "off"
          ? "'off screen', 'presented', 'embedded' or the end of the line" : "'screen'",
        among: expected == "off" ? ["off", "presented", "embedded"] : [expected],
        advice: "for example start A off screen")
    }
    return .offScreen(root: root)
  }

  private mutating func barObject() throws(ScenarioFault) -> BarObject {
    let start = position
    if let bar = BarObject(rawValue: word()) { return bar }
    position = start
    throw fault(
      expected: "'navigationBar' or 'toolbar'", among: BarObject.allCases.map(\.rawValue),
      advice: "for example start A foreign toolbar")
  }

  // MARK: Endings

  /// What may end a line that changes the stack.
  private mutating func motion(afterNames: Bool = false) throws(ScenarioFault) -> Motion {
    skipBlanks()
    if isAtEnd { return .still }
    let start = position
    switch word() {
    case "animated": return .animated
    case "running": return .running
    default:
      position = start
      throw fault(
        expected: (afterNames ? "a controller name, " : "")
          + "'animated', 'running' or the end of the line",
        among: ["animated", "running"],
        advice: afterNames
          ? "controllers are capital letters with blanks between them: set A B C1"
          : "one operation to a line; ';' may stand in place of a line break")
    }
  }

  /// What may end a line that cannot be left running.
  mutating func isAnimated() throws(ScenarioFault) -> Bool {
    skipBlanks()
    if isAtEnd { return false }
    let start = position
    let word = word()
    if word == "animated" { return true }
    position = start
    throw fault(
      expected: "'animated' or the end of the line", among: ["animated"],
      advice: word == "running"
        ? "only push, pop, popTo, popToRoot and set can be left running"
        : "one operation to a line; ';' may stand in place of a line break")
  }

  private func endNames() throws(ScenarioFault) {
    var reader = self
    reader.skipBlanks()
    if reader.isAtEnd { return }
    throw fault(
      expected: "a controller name or the end of the line",
      advice:
        "controllers are capital letters with blanks between them: viewControllers = A B C1")
  }

  /// The sign of an assignment; the example shows one of its kind.
  mutating func equals(_ example: @autoclosure () -> String) throws(ScenarioFault) {
    guard !skip(UInt8(ascii: "=")) else { return }
    throw fault(expected: "'='", advice: "for example \(example())")
  }
}

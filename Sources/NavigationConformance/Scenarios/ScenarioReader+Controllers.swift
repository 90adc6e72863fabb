internal import NavigationReference

/// Lines that begin with a controller or the delegate.
extension ScenarioReader {
  /// The line on the controller whose name has just been read.
  mutating func line(of name: ControllerName) throws(ScenarioFault) -> ScenarioLine {
    try dot(after: name.description, example: "\(name).title = \"a\"")
    let start = position
    guard let keyword = PropertyKeyword(rawValue: word()) else {
      position = start
      throw fault(
        expected: "a property of the controller", among: PropertyKeyword.words,
        advice: "the properties are \(PropertyKeyword.words.joined(separator: ", "))")
    }
    switch keyword {
    case .setToolbarItems:
      return .setToolbarItems(name, try labels(), animated: try isAnimated())
    case .viewWillAppear:
      return .callback(.viewWillAppear(name), try callbackOperation())
    case .present:
      return .present(try controllerName(), by: name, animated: try isAnimated())
    case .view:
      return .change(name, try viewAttribute(of: name))
    case .item:
      return .change(name, try itemAttribute(of: name))
    case .title:
      try equals("\(name).title = \"a\"")
      return .change(name, .title(try text()))
    case .toolbarItems:
      try equals("\(name).toolbarItems = [x, y]")
      if try isEveryKind() { return .change(name, .everyToolbarItemKind) }
      return .change(name, .toolbarItems(try labels()))
    case .hidesBottomBarWhenPushed:
      try equals("\(name).hidesBottomBarWhenPushed = true")
      return .change(name, .hidesBottomBarWhenPushed(try flag()))
    case .isTabBarController: return .change(name, try kind(.tabBarController, keyword, of: name))
    case .isNavigationController:
      return .change(name, try kind(.navigationController, keyword, of: name))
    case .isElsewhere: return .change(name, try kind(.elsewhere, keyword, of: name))
    }
  }

  private mutating func kind(
    _ kind: Attribute, _ keyword: PropertyKeyword, of name: ControllerName
  ) throws(ScenarioFault) -> Attribute {
    try equals("\(name).\(keyword.rawValue) = true")
    try only("true", advice: "leave the line out for any other controller")
    return kind
  }

  /// The one word that may stand here.
  private mutating func only(_ expected: String, advice: String) throws(ScenarioFault) {
    skipBlanks()
    let start = position
    if word() == expected { return }
    position = start
    throw fault(expected: "'\(expected)'", among: [expected], advice: advice)
  }

  private mutating func itemAttribute(of name: ControllerName) throws(ScenarioFault) -> Attribute {
    try dot(after: "item", example: "\(name).item.title = \"a\"")
    let start = position
    guard let keyword = ItemKeyword(rawValue: word()) else {
      position = start
      throw fault(
        expected: "a property of the navigation item", among: ItemKeyword.words,
        advice: "the properties are \(ItemKeyword.words.joined(separator: ", "))")
    }
    let isText = keyword == .title || keyword == .prompt
    try equals("\(name).item.\(keyword.rawValue) = " + (isText ? "\"a\"" : "x"))
    if keyword == .right, try isEditButton(of: name) { return .editButton }
    if keyword == .left || keyword == .right, isView() {
      let view = try viewLabel(example: "\(name).item.\(keyword.rawValue) = none")
      return keyword == .left ? .leftView(view) : .rightView(view)
    }
    return switch keyword {
    case .title: .itemTitle(try text())
    case .titleView: .titleView(try labelOrNone())
    case .left: .leftItem(try labelOrNone())
    case .right: .rightItem(try labelOrNone())
    case .back: .backItem(try labelOrNone())
    case .prompt: .prompt(try text())
    }
  }

  private mutating func isEveryKind() throws(ScenarioFault) -> Bool {
    skipBlanks()
    let start = position
    guard word() == "every" else {
      position = start
      return false
    }
    try only("kind", advice: "for example A.toolbarItems = every kind")
    return true
  }

  /// Whether a view stands here, and goes past the word that says so. An item can be called by that word, too: then
  /// nothing follows.
  private mutating func isView() -> Bool {
    skipBlanks()
    let start = position
    if word() == "view" {
      skipBlanks()
      if !isAtEnd { return true }
    }
    position = start
    return false
  }

  private mutating func viewLabel(example: String) throws(ScenarioFault) -> Label {
    let start = position
    guard word() == "none" else {
      position = start
      return try label(expected: "the label of a view such as v")
    }
    position = start
    throw fault(
      expected: "the label of a view such as v",
      advice: "an item whose view is to go is taken away: \(example)")
  }

  /// Whether the controller's own edit button stands here, and goes past it.
  private mutating func isEditButton(of name: ControllerName) throws(ScenarioFault) -> Bool {
    skipBlanks()
    let start = position
    let word = word()
    guard next == UInt8(ascii: ".") else {
      position = start
      return false
    }
    position += 1
    let isEditButton = self.word() == "editButton"
    guard isEditButton, word == name.description else {
      position = start
      throw fault(
        expected: "a label such as x, '\(name).editButton' or 'none'",
        advice: "a controller can be given no edit button but its own")
    }
    return true
  }

  private mutating func viewAttribute(of name: ControllerName) throws(ScenarioFault) -> Attribute {
    try dot(after: "view", example: "\(name).view.tintColor = red")
    let start = position
    guard let keyword = ViewKeyword(rawValue: word()) else {
      position = start
      throw fault(
        expected: "a property of the view", among: ViewKeyword.words,
        advice: "the properties are \(ViewKeyword.words.joined(separator: ", "))")
    }
    switch keyword {
    case .tintColor:
      try equals("\(name).view.tintColor = red")
      return .viewTint(try labelOrNone())
    case .isScrollView:
      try equals("\(name).view.isScrollView = true")
      return .scrollView(try flag())
    }
  }

  // MARK: The navigation bar

  mutating func navigationBar() throws(ScenarioFault) -> ScenarioLine {
    try dot(after: "navigationBar", example: "navigationBar.tintColor = red")
    let start = position
    let word = word()
    if let property = BarViewProperty(rawValue: word) {
      return try change(property, of: .navigationBar)
    }
    guard let keyword = BarKeyword(rawValue: word) else {
      position = start
      throw fault(
        expected: "a property of the navigation bar", among: BarKeyword.words,
        advice: "the properties are \(BarKeyword.words.joined(separator: ", "))")
    }
    switch keyword {
    case .barStyle:
      try equals("navigationBar.barStyle = black")
      return .changeBar(.style(try label(expected: "a label such as black")))
    case .translucent:
      try equals("navigationBar.translucent = true")
      return .changeBar(.isTranslucent(try flag()))
    case .tintColor:
      try equals("navigationBar.tintColor = red")
      return .changeBar(.tint(try label(expected: "a label such as red")))
    case .barTintColor:
      try equals("navigationBar.barTintColor = blue")
      return .changeBar(.barTint(try label(expected: "a label such as blue")))
    case .delegate:
      try equals("navigationBar.delegate = other")
      try only("other", advice: "who else is to be the bar's delegate does not matter")
      return .replaceBarDelegate
    }
  }

  mutating func toolbar() throws(ScenarioFault) -> ScenarioLine {
    try dot(after: "toolbar", example: "toolbar.isHidden = true")
    let start = position
    if let property = BarViewProperty(rawValue: word()) {
      return try change(property, of: .toolbar)
    }
    position = start
    let words = BarViewProperty.allCases.map(\.rawValue)
    throw fault(
      expected: "a property of the toolbar", among: words,
      advice: "the properties are \(words.joined(separator: ", "))")
  }

  private mutating func change(
    _ property: BarViewProperty, of bar: BarObject
  ) throws(ScenarioFault) -> ScenarioLine {
    try equals("\(bar.rawValue).\(property.rawValue) = \(property.value)")
    skipBlanks()
    let start = position
    if word() == property.value { return .changeBar(.view(bar, property)) }
    position = start
    throw fault(
      expected: "'\(property.value)'",
      advice: "nobody but the controller may assign it; what the robustness profile assigns is "
        + property.value)
  }

  private mutating func dot(after word: String, example: String) throws(ScenarioFault) {
    if next == UInt8(ascii: ".") {
      position += 1
      return
    }
    throw fault(expected: "'.' after '\(word)'", advice: "for example \(example)")
  }

  // MARK: The delegate

  mutating func delegate() throws(ScenarioFault) -> ScenarioLine {
    if next == UInt8(ascii: ".") {
      position += 1
      return try willShow()
    }
    guard skip(UInt8(ascii: "=")) else {
      throw fault(
        expected: "'=' or '.willShow'",
        advice: "for example delegate = 2, or delegate.willShow B: setToolbarHidden true")
    }
    let start = position
    switch word() {
    case "1": return .setDelegate(.first)
    case "2": return .setDelegate(.second)
    case "none": return .setDelegate(nil)
    default:
      position = start
      throw fault(
        expected: "'1', '2' or 'none'", among: ["none"],
        advice: "a scenario has two delegates; the first is in place at the start")
    }
  }

  private mutating func willShow() throws(ScenarioFault) -> ScenarioLine {
    let start = position
    guard word() == "willShow" else {
      position = start
      throw fault(
        expected: "'willShow'", among: ["willShow"],
        advice: "for example delegate.willShow B: setToolbarHidden true")
    }
    let name = try controllerName()
    return .callback(.willShow(name), try callbackOperation())
  }

  // MARK: Callbacks

  private mutating func callbackOperation() throws(ScenarioFault) -> CallbackOperation {
    guard skip(UInt8(ascii: ":")) else {
      throw fault(
        expected: "':' and what the callback does", advice: "for example B.viewWillAppear: push C")
    }
    let start = position
    switch word() {
    case "push":
      return .push(try controllerName(), animated: try isAnimatedInCallback())
    case "pop":
      return .pop(animated: try isAnimatedInCallback())
    case "set":
      return .setViewControllers(try controllerNames(), animated: try isAnimatedInCallback())
    case "setNavigationBarHidden":
      return .setNavigationBarHidden(try flag(), animated: try isAnimatedInCallback())
    case "setToolbarHidden":
      return .setToolbarHidden(try flag(), animated: try isAnimatedInCallback())
    default:
      position = start
      let words = ["push", "pop", "set", "setNavigationBarHidden", "setToolbarHidden"]
      throw fault(
        expected: "what the callback does", among: words,
        advice: "a callback may do one of \(words.joined(separator: ", "))")
    }
  }

  private mutating func isAnimatedInCallback() throws(ScenarioFault) -> Bool {
    let start = position
    if word() == "running" {
      position = start
      throw fault(
        expected: "'animated' or the end of the line",
        advice: "what a callback does cannot be left running")
    }
    position = start
    return try isAnimated()
  }
}

import NavigationReference

/// Reads lines of scenarios about a toolbar controller.
extension ToolbarControllerSystem {
  static func line(
    from reader: inout ScenarioReader
  ) throws(ScenarioFault) -> ToolbarControllerLine {
    let start = reader.position
    let word = reader.word()
    if let keyword = Keyword(rawValue: word) { return try line(of: keyword, &reader) }
    if let name = try reader.controllerName(word, at: start) {
      return .toolbarItems(name, try answer(&reader))
    }
    reader.position = start
    throw reader.fault(
      expected: "an operation, 'content' or a controller name", among: Keyword.words,
      advice: "the operations are \(Keyword.words.dropFirst().joined(separator: ", "))")
  }

  private static func line(
    of keyword: Keyword, _ reader: inout ScenarioReader
  ) throws(ScenarioFault) -> ToolbarControllerLine {
    switch keyword {
    case .content: return try contentProperty(&reader)
    case .contain: return .contain(try content(&reader))
    case .load: return .load
    case .show: return .show
    case .push: return .push(try reader.controllerName(), animated: try reader.isAnimated())
    case .pop: return .pop(animated: try reader.isAnimated())
    case .popTo: return .popTo(try reader.controllerName(), animated: try reader.isAnimated())
    case .popToRoot: return .popToRoot(animated: try reader.isAnimated())
    case .set:
      let names = try reader.controllerNames()
      return .set(names, animated: try reader.isAnimated())
    case .viewWillAppear: return .appearance(.viewWillAppear, animated: try reader.isAnimated())
    case .viewDidAppear: return .appearance(.viewDidAppear, animated: try reader.isAnimated())
    case .viewWillDisappear:
      return .appearance(.viewWillDisappear, animated: try reader.isAnimated())
    case .viewDidDisappear:
      return .appearance(.viewDidDisappear, animated: try reader.isAnimated())
    case .rotate: return .rotate(try orientation(&reader))
    case .resize: return .resize(width: try reader.number(), height: try reader.number())
    }
  }

  private static func content(
    _ reader: inout ScenarioReader
  ) throws(ScenarioFault) -> ToolbarControllerContent {
    reader.skipBlanks()
    let start = reader.position
    switch reader.word() {
    case "navigation": return .navigation(try reader.controllerName())
    case "subclass": return .subclass(try reader.controllerName())
    case "plain": return .plain
    default:
      reader.position = start
      throw reader.fault(
        expected: "'navigation', 'subclass' or 'plain'",
        among: ["navigation", "subclass", "plain"],
        advice: "for example contain navigation A, contain subclass A or contain plain")
    }
  }

  private static func contentProperty(
    _ reader: inout ScenarioReader
  ) throws(ScenarioFault) -> ToolbarControllerLine {
    try dot("content", "content.frame = 0 20 320 460", &reader)
    let start = reader.position
    let names = ["frame", "delegate", "orientations", "toolbarItems"]
    let name = reader.word()
    guard names.contains(name) else {
      reader.position = start
      throw reader.fault(
        expected: "a property of the content", among: names,
        advice: "the properties are \(names.joined(separator: ", "))")
    }
    try equals("content.\(name)", &reader)
    switch name {
    case "frame":
      return .frame(
        Rectangle(
          x: try reader.number(), y: try reader.number(), width: try reader.number(),
          height: try reader.number()))
    case "delegate": return .delegate(try delegate(&reader))
    case "orientations": return .orientations(try orientations(&reader))
    default: return .contentItems(try reader.labels() ?? [])
    }
  }

  private static func delegate(
    _ reader: inout ScenarioReader
  ) throws(ScenarioFault) -> DelegateName? {
    reader.skipBlanks()
    let start = reader.position
    switch reader.word() {
    case "1": return .first
    case "2": return .second
    case "none": return nil
    default:
      reader.position = start
      throw reader.fault(
        expected: "'1', '2' or 'none'", among: ["none"],
        advice: "a scenario has two delegates beside the toolbar controller")
    }
  }

  private static func answer(
    _ reader: inout ScenarioReader
  ) throws(ScenarioFault) -> ToolbarItemsAnswer {
    try dot("the controller", "B.toolbarItems = [x, y]", &reader)
    let start = reader.position
    guard reader.word() == "toolbarItems" else {
      reader.position = start
      throw reader.fault(
        expected: "'toolbarItems'", among: ["toolbarItems"],
        advice: "for example B.toolbarItems = [x, y]")
    }
    try equals("B.toolbarItems", &reader)
    reader.skipBlanks()
    let value = reader.position
    if reader.word() == "unanswered" { return .unanswered }
    reader.position = value
    return try reader.labels().map { .items($0) } ?? .none
  }

  private static func orientations(
    _ reader: inout ScenarioReader
  ) throws(ScenarioFault) -> Set<Orientation> {
    reader.skipBlanks()
    let start = reader.position
    if reader.word() == "none" { return [] }
    reader.position = start
    var orientations: Set<Orientation> = []
    repeat {
      orientations.insert(try orientation(&reader))
      reader.skipBlanks()
    } while !reader.isAtEnd
    return orientations
  }

  private static func orientation(
    _ reader: inout ScenarioReader
  ) throws(ScenarioFault) -> Orientation {
    reader.skipBlanks()
    let start = reader.position
    if let orientation = Orientation(rawValue: reader.word()) { return orientation }
    reader.position = start
    let words = Orientation.allCases.map(\.rawValue)
    throw reader.fault(
      expected: "an orientation", among: words, advice: "one of \(words.joined(separator: ", "))")
  }

  private static func dot(
    _ owner: String, _ example: String, _ reader: inout ScenarioReader
  ) throws(ScenarioFault) {
    guard reader.next != UInt8(ascii: ".") else {
      reader.position += 1
      return
    }
    throw reader.fault(expected: "'.' after \(owner)", advice: "for example \(example)")
  }

  private static func equals(
    _ property: String, _ reader: inout ScenarioReader
  ) throws(ScenarioFault) {
    guard !reader.skip(UInt8(ascii: "=")) else { return }
    throw reader.fault(expected: "'=' after \(property)", advice: "write \(property) = …")
  }
}

extension ScenarioReader {
  /// A whole number of points.
  mutating func number() throws(ScenarioFault) -> Int {
    skipBlanks()
    let start = position
    let word = word()
    let limit = UInt(ScenarioLimits.maximumPoints)
    if let number = Int(word), number.magnitude <= limit { return number }
    position = start
    throw fault(
      expected: "a whole number of points, at most \(ScenarioLimits.maximumPoints)",
      advice: "frames are four numbers: x, y, width and height")
  }
}

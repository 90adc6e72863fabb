import NavigationReference

/// The language of scenarios about coming into being and coming back.
extension LifecycleSystem {
  private enum Keyword: String, CaseIterable {
    case make, restorationIdentifier, push, pop, set, encode, restore, relaunch, remake

    static var words: [String] { allCases.map(\.rawValue) }
  }

  func text(of line: LifecycleLine) -> String {
    switch line {
    case .identifier(let name, let identifier):
      "\(name).restorationIdentifier = \(Self.text(of: identifier))"
    case .ownIdentifier(let identifier): "restorationIdentifier = \(Self.text(of: identifier))"
    case .make(.root(let root)): "make root \(root)"
    case .make(.subclass(let root)): "make subclass \(root)"
    case .make(.storyboard(let root)): "make storyboard \(root)"
    case .make(.storyboardWithoutRoot): "make storyboard"
    case .make(.bars(let navigationBar, let toolbar)):
      "make bars" + (navigationBar ? " navigationBar" : "") + (toolbar ? " toolbar" : "")
    case .push(let name): "push \(name)"
    case .pop: "pop"
    case .set(let names): "set \(names.map(\.description).joined(separator: " "))"
    case .encode: "encode"
    case .restore: "restore"
    case .relaunch: "relaunch"
    case .remake: "remake"
    }
  }

  private static func text(of identifier: Label?) -> String {
    guard let text = identifier?.text else { return "none" }
    guard !ScenarioText.isBare(text) else { return text }
    var output = ""
    ScenarioText.quote(text, into: &output)
    return output
  }

  static func line(from reader: inout ScenarioReader) throws(ScenarioFault) -> LifecycleLine {
    let start = reader.position
    let word = reader.word()
    if let keyword = Keyword(rawValue: word) { return try line(of: keyword, &reader) }
    if let name = try reader.controllerName(word, at: start) {
      guard reader.skip(".restorationIdentifier") else {
        throw reader.fault(
          expected: "'.restorationIdentifier'",
          advice: "for example \(name).restorationIdentifier = x")
      }
      return .identifier(name, try identifier(&reader))
    }
    reader.position = start
    throw reader.fault(
      expected: "an operation or a controller name", among: Keyword.words,
      advice: "the operations are \(Keyword.words.joined(separator: ", "))")
  }

  private static func line(
    of keyword: Keyword, _ reader: inout ScenarioReader
  ) throws(ScenarioFault) -> LifecycleLine {
    switch keyword {
    case .make: return .make(try creation(&reader))
    case .restorationIdentifier: return .ownIdentifier(try identifier(&reader))
    case .push: return .push(try reader.controllerName())
    case .pop: return .pop
    case .set: return .set(try reader.controllerNames())
    case .encode: return .encode
    case .restore: return .restore
    case .relaunch: return .relaunch
    case .remake: return .remake
    }
  }

  private static func identifier(_ reader: inout ScenarioReader) throws(ScenarioFault) -> Label? {
    guard reader.skip(UInt8(ascii: "=")) else {
      throw reader.fault(
        expected: "'=' after restorationIdentifier", advice: "write restorationIdentifier = x")
    }
    return try reader.labelOrNone()
  }

  private static func creation(_ reader: inout ScenarioReader) throws(ScenarioFault) -> Creation {
    reader.skipBlanks()
    let start = reader.position
    switch reader.word() {
    case "root": return .root(try reader.controllerName())
    case "subclass": return .subclass(try reader.controllerName())
    case "storyboard":
      reader.skipBlanks()
      return reader.isAtEnd ? .storyboardWithoutRoot : .storyboard(try reader.controllerName())
    case "bars": return try bars(&reader)
    default:
      reader.position = start
      throw reader.fault(
        expected: "'root', 'subclass', 'storyboard' or 'bars'",
        among: ["root", "subclass", "storyboard", "bars"],
        advice: "for example make root A, or make bars navigationBar toolbar")
    }
  }

  private static func bars(_ reader: inout ScenarioReader) throws(ScenarioFault) -> Creation {
    var own: Set<String> = []
    reader.skipBlanks()
    while !reader.isAtEnd {
      let start = reader.position
      let word = reader.word()
      guard ["navigationBar", "toolbar"].contains(word) else {
        reader.position = start
        throw reader.fault(
          expected: "'navigationBar', 'toolbar' or the end of the line",
          among: ["navigationBar", "toolbar"],
          advice: "name the bars that have a class of their own")
      }
      guard own.insert(word).inserted else {
        throw ScenarioFault(
          offset: start, message: "'\(word)' stands twice", advice: "write it once")
      }
      reader.skipBlanks()
    }
    return .bars(navigationBar: own.contains("navigationBar"), toolbar: own.contains("toolbar"))
  }
}

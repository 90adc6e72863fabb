internal import NavigationReference

/// Names, labels, lists and flags.
extension ScenarioReader {
  mutating func controllerName() throws(ScenarioFault) -> ControllerName {
    skipBlanks()
    let start = position
    let word = word()
    if let name = try controllerName(word, at: start) { return name }
    position = start
    throw fault(
      expected: "a controller name such as B",
      advice:
        "controllers are capital letters, optionally followed by a number: A, B, C1")
  }

  /// The controller of this name, or `nil` when the word is none.
  func controllerName(_ word: String, at offset: Int) throws(ScenarioFault) -> ControllerName? {
    let limit = ScenarioLimits.maximumControllerNumber
    if let name = ControllerName(word), name.position / 26 <= limit { return name }
    guard let first = word.utf8.first, (0x41...0x5A).contains(first), word.utf8.count > 5,
      word.utf8.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    throw ScenarioFault(
      offset: offset,
      message:
        "expected a controller number up to \(limit), found \(ScenarioText.found(word))",
      advice: "number the controllers from 1: A1, B1, A2")
  }

  /// Controllers up to the first word that is none.
  mutating func controllerNames() throws(ScenarioFault) -> [ControllerName] {
    var names: [ControllerName] = []
    while true {
      skipBlanks()
      let start = position
      guard let name = try controllerName(word(), at: start) else {
        position = start
        return names
      }
      try checkCount(names.count, at: start)
      names.append(name)
    }
  }

  /// Refuses a line behind as many as there may be.
  func expectRoom(behind lineCount: Int) throws(ScenarioFault) {
    let limit = ScenarioLimits.maximumLines
    guard lineCount >= limit else { return }
    throw ScenarioFault(
      offset: position,
      message: "expected at most \(limit) lines, found one more",
      advice: "split the scenario")
  }

  private func checkCount(_ count: Int, at offset: Int) throws(ScenarioFault) {
    let limit = ScenarioLimits.maximumListEntries
    guard count >= limit else { return }
    throw ScenarioFault(
      offset: offset,
      message: "expected at most \(limit) entries in a list, found one more",
      advice: "shorten the list")
  }

  mutating func flag() throws(ScenarioFault) -> Bool {
    let start = position
    switch word() {
    case "true": return true
    case "false": return false
    default:
      position = start
      throw fault(
        expected: "'true' or 'false'", among: ["true", "false"], advice: "write true or false")
    }
  }

  /// A title or prompt in quotes, or `none`.
  mutating func text() throws(ScenarioFault) -> Label? {
    skipBlanks()
    if next == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    if word() == "none" { return nil }
    position = start
    throw fault(
      expected: "a text in quotes or 'none'", among: ["none"],
      advice: "texts stand in straight quotes: \"a\"")
  }

  /// A label, bare or in quotes, or `none`.
  mutating func labelOrNone() throws(ScenarioFault) -> Label? {
    skipBlanks()
    let start = position
    if word() == "none" { return nil }
    position = start
    return try label(expected: "a label such as x, or 'none'")
  }

  mutating func label(expected: String) throws(ScenarioFault) -> Label {
    skipBlanks()
    if next == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    let word = word()
    if ScenarioText.isBare(word) { return try label(word, at: start) }
    position = start
    throw fault(expected: expected, advice: Self.advice(onLabel: word))
  }

  private static func advice(onLabel word: String) -> String {
    if word == "none" { return "in a list an item called none stands in quotes: \"none\"" }
    if ScenarioText.isForeignNone(word) {
      return "write none for the absence of a value; "
        + "a label called \(word) stands in quotes: \"\(word)\""
    }
    return "a label is a letter followed by letters, digits, '_' or '-'; others need quotes"
  }

  /// Items in brackets, or `none`.
  mutating func labels() throws(ScenarioFault) -> [Label]? {
    skipBlanks()
    let start = position
    guard skip(UInt8(ascii: "[")) else {
      if word() == "none" { return nil }
      position = start
      throw fault(
        expected: "'[' or 'none'", among: ["none"], advice: "for example [x, y, x], [] or none")
    }
    var labels: [Label] = []
    if skip(UInt8(ascii: "]")) { return labels }
    while true {
      skipBlanks()
      let start = position
      try checkCount(labels.count, at: start)
      labels.append(try label(expected: "a label such as x"))
      if skip(UInt8(ascii: "]")) { return labels }
      guard skip(UInt8(ascii: ",")) else {
        throw fault(expected: "',' or ']'", advice: "for example [x, y, x]")
      }
    }
  }

  func label(_ text: String, at offset: Int) throws(ScenarioFault) -> Label {
    if let label = Label(text) { return label }
    throw ScenarioFault(
      offset: offset,
      message:
        "expected at most \(Label.maximumByteCount) bytes of UTF-8, found \(text.utf8.count)",
      advice: "shorten it; a letter with an accent takes 2 bytes or more, an emoji 4 or more")
  }
}

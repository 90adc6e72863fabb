import NavigationReference

/// What the head of a file says, with the places, before anybody has asked whether it makes sense.
struct CorpusHead {
  private struct Block {
    let subject: HeadValue
    var verdict: HeadValue?
    var differences: [String] = []
    var found: HeadValue?
    var date: HeadValue?
  }

  private var requirement: HeadValue?
  private var hasStatement = false
  private var blocks: [Block] = []
  private var subjects: Set<[UInt8]> = []

  static let laterAdvice = "it was written by a later version; read it with that one"

  mutating func add(
    _ field: CorpusField, _ value: HeadValue, at offset: Int
  ) throws(ScenarioFault) {
    switch field {
    case .requirement:
      try expectFirst(requirement == nil, field, at: offset)
      requirement = value
    case .statement:
      try expectFirst(!hasStatement, field, at: offset)
      hasStatement = true
    case .subject:
      guard subjects.insert(Array(value.text.utf8)).inserted else {
        throw ScenarioFault(
          offset: value.offset,
          message: "expected another subject, found \(ScenarioText.found(value.text)) again",
          advice: "one verdict for each subject; remove one of the two")
      }
      blocks.append(Block(subject: value))
    case .verdict, .differs, .found, .date:
      guard var block = blocks.popLast() else {
        throw ScenarioFault(
          offset: offset, message: "expected 'subject:' before '\(field.rawValue):'",
          advice: "say first of which subject this is known")
      }
      switch field {
      case .verdict:
        try expectFirst(block.verdict == nil, field, at: offset)
        block.verdict = value
      case .found:
        try expectFirst(block.found == nil, field, at: offset)
        block.found = value
      case .date:
        try expectFirst(block.date == nil, field, at: offset)
        block.date = value
      default: block.differences.append(value.text)
      }
      blocks.append(block)
    }
  }

  private func expectFirst(
    _ isFirst: Bool, _ field: CorpusField, at offset: Int
  ) throws(ScenarioFault) {
    if isFirst { return }
    throw ScenarioFault(
      offset: offset, message: "expected '\(field.rawValue):' once, found it again",
      advice: "remove one of the two lines")
  }

  // MARK: What it means

  /// A later version may know requirements and lines that this one does not; it is asked for before anything else.
  func checkVersions() throws(ScenarioFault) {
    for block in blocks {
      guard let found = block.found else { continue }
      let suite = try Self.origin(found).suite
      guard suite <= .current else {
        throw ScenarioFault(
          offset: found.offset,
          message: "expected a suite up to \(VersionNumber.current), found \(suite)",
          advice: Self.laterAdvice)
      }
    }
  }

  /// What the requirement is about; `nil` where none is named that there is.
  var system: ScenarioSystem? { requirement.flatMap { ScenarioSystem(judging: $0.text) } }

  func entry(
    _ scenario: CorpusScenario, endingAt end: Int
  ) throws(ScenarioFault) -> CorpusEntry {
    guard let requirement else {
      throw Self.missing("'requirement:' in the head", at: end)
    }
    if requirement.text != CorpusEntry.breakdown {
      try Self.check(id: requirement.text, at: requirement.offset, about: scenario.system)
    }
    guard !blocks.isEmpty else { throw Self.missing("'subject:' in the head", at: end) }
    guard scenario.lineCount > 0 else { throw Self.missing("a scenario after the head", at: end) }
    var findings: [CorpusFinding] = []
    for block in blocks { findings.append(try Self.finding(block, about: scenario.system)) }
    return CorpusEntry(requirement: requirement.text, scenario: scenario, findings: findings)
  }

  private static func missing(_ what: String, at end: Int) -> ScenarioFault {
    ScenarioFault(
      offset: end, message: "expected \(what), found none",
      advice: "a stored scenario has a requirement, a subject with a verdict, and lines")
  }

  /// Makes sure that there is a requirement with the ID.
  ///
  /// - Parameter system: what it has to be about; `nil` where that does not matter.
  static func check(
    id: String, at offset: Int, about system: ScenarioSystem? = nil
  ) throws(ScenarioFault) {
    guard let judged = ScenarioSystem(judging: id) else {
      let known = ScenarioSystem.allCases.flatMap(\.requirements).map(\.id)
      throw ScenarioFault(
        offset: offset,
        message: "expected the ID of a requirement, found \(ScenarioText.found(id))",
        advice: Suggestion.nearest(to: id, among: known).map { "did you mean '\($0)'?" }
          ?? "'requirements' lists them")
    }
    guard let system, judged != system else { return }
    throw ScenarioFault(
      offset: offset,
      message: "\(id) is about \(judged.subjects), and the scenario about \(system.subjects)",
      advice: "name a requirement on \(system.subjects), or restore the scenario")
  }

  private static func finding(
    _ block: Block, about system: ScenarioSystem
  ) throws(ScenarioFault) -> CorpusFinding {
    guard let value = block.verdict else {
      throw ScenarioFault(
        offset: block.subject.offset, message: "expected 'verdict:' after this, found none",
        advice: "write 'verdict: agrees', or 'verdict: violates' and the ID of the requirement")
    }
    guard let verdict = CorpusVerdict(value.text) else {
      throw ScenarioFault(
        offset: value.offset,
        message:
          "expected 'agrees', 'violates ID' or 'breaks down: HOW', found \(ScenarioText.found(value.text))",
        advice: "the ID is that of the requirement, such as PUSH-03")
    }
    if case .violates(let id) = verdict {
      try check(id: id, at: value.offset + "violates ".utf8.count, about: system)
    }
    return CorpusFinding(
      subject: block.subject.text, verdict: verdict, differences: block.differences,
      origin: try block.found.map(origin), date: block.date?.text)
  }

  private static func origin(_ value: HeadValue) throws(ScenarioFault) -> CorpusOrigin {
    if let origin = CorpusOrigin(value.text) { return origin }
    throw ScenarioFault(
      offset: value.offset,
      message: "expected where it was found, found \(ScenarioText.found(value.text))",
      advice: "such as 'suite 0.1.0, generator 1, seed 1, scenario 97', or 'suite 0.1.0, given'")
  }
}

import ConformanceEngine
import NavigationReference

/// Runs two subjects of one of the smaller systems on the same scenarios, as `SubjectComparison` does.
struct SystemComparison<System: JudgedSystem> {
  private let first: SystemSubject<System>
  private let second: SystemSubject<System>
  private let scenarioCount: Int
  private var oracle: SystemDifferenceOracle<System>
  private var report: ComparisonReport
  private var count = 0
  private var breakdowns: ComparedBreakdowns

  init(
    _ first: SystemSubject<System>, _ second: SystemSubject<System>,
    for report: ComparisonReport, scenarioCount: Int
  ) {
    self.first = first
    self.second = second
    self.report = report
    self.scenarioCount = scenarioCount
    breakdowns = ComparedBreakdowns(
      limits: (
        first.elsewhere?.breakdownLimit ?? .max, second.elsewhere?.breakdownLimit ?? .max
      ))
    oracle = SystemDifferenceOracle(first, second)
    let names = (first.system.claimNames, second.system.claimNames)
    self.report.onlyFirst += names.0.filter { !names.1.contains($0) }
    self.report.onlySecond += names.1.filter { !names.0.contains($0) }
  }

  /// The report with what is found here.
  mutating func run() async -> ComparisonReport {
    for (subject, name) in [(first, report.first), (second, report.second)] {
      guard let message = await SystemSelfCheck(subject).mistake() else { continue }
      report.adapterErrors.append(ComparisonReport.AdapterError(subject: name, message: message))
    }
    let system = oracle.system
    for lines in system.smallScenarios(ofRun: scenarioCount) where !isOver { await run(lines) }
    var index: UInt64 = 0
    while !isOver, system.draws {
      var randomness = SeededGenerator(seed: report.seed, stream: index)
      await run(system.drawnLines(using: &randomness))
      index += 1
    }
    return report
  }

  private var isOver: Bool {
    !report.adapterErrors.isEmpty || report.unsteady != nil || report.endedByBreakdowns != nil
      || count >= scenarioCount
  }

  private mutating func run(_ lines: [System.Line]) async {
    count += 1
    report.scenarioCount += 1
    let found = await oracle.execute(lines)
    if noteLoss() { return }
    breakdowns.add(oracle.brokenDown)
    report.endedByBreakdowns = breakdowns.end(of: report)
    if let mistake = oracle.mistake {
      report.adapterErrors.append(
        ComparisonReport.AdapterError(
          subject: mistake.isOfFirst ? report.first : report.second, message: mistake.text))
    }
    guard let key = found.failure, let line = found.failingLine, !oracle.known.contains(key)
    else { return }
    let failing = Array(lines.prefix(line + 1))
    guard await oracle.execute(failing).failure == key else {
      if noteLoss() { return }
      report.unsteady = oracle.system.story(failing)
      return
    }
    let shrunk = await shrink(failing, showing: key)
    guard await oracle.execute(shrunk).failure == key else {
      if noteLoss() { return }
      report.unsteady = oracle.system.story(shrunk)
      return
    }
    if noteLoss() { return }
    report.differences.append(difference(key, shrunk))
    oracle.known.insert(key)
  }

  /// Where one of the two cannot be asked any more the comparison ends, and what was being looked into shows nothing.
  private mutating func noteLoss() -> Bool {
    report.noteLosses(of: [(report.first, first.loss), (report.second, second.loss)])
  }

  private func shrink(
    _ lines: [System.Line], showing key: SystemDifferenceOracle<System>.Key
  ) async -> [System.Line] {
    let isBreakdown = if case .breakdown = key { true } else { false }
    let cares = [first, second].compactMap { $0.elsewhere?.care }
    if isBreakdown { for care in cares { care.begin(true) } }
    defer { if isBreakdown { for care in cares { care.end() } } }
    var shrinker = Shrinker(
      language: oracle.system, oracle: oracle, vocabulary: oracle.system.vocabulary,
      limits: isBreakdown ? SubjectComparison.breakdownLimits : ShrinkLimits())
    return await shrinker.shrink(lines, failure: key, failingLine: lines.count - 1).lines
  }

  private func difference(
    _ key: SystemDifferenceOracle<System>.Key, _ lines: [System.Line]
  ) -> SubjectDifference {
    let (kind, id, statement): (SubjectDifference.Kind, String, String) =
      switch key {
      case .requirement(let index):
        (
          .requirement, System.State.catalogue.requirements[index].id,
          System.State.catalogue.requirements[index].statement
        )
      case .choice(let index):
        (.choice, System.State.choices[index].name, System.State.choices[index].question)
      case .open(let title): (.open, title, SubjectDifference.nothingSaid)
      case .breakdown: (.breakdown, "breakdown", SubjectDifference.noAnswer)
      }
    return SubjectDifference(
      kind: kind, id: id, statement: statement, scenario: oracle.system.story(lines),
      rows: oracle.rows)
  }
}

extension ComparisonReport {
  /// Compares two layouts as well; what only one of the two has is listed.
  package mutating func add(
    _ first: FullScreenLayoutSubject?, _ second: FullScreenLayoutSubject?, scenarioCount: Int
  ) async {
    await add(first?.system, second?.system, scenarioCount)
  }

  /// Compares two life cycles as well.
  package mutating func add(
    _ first: LifecycleSubject?, _ second: LifecycleSubject?, scenarioCount: Int
  ) async {
    await add(first?.system, second?.system, scenarioCount)
  }

  /// Compares two toolbar controllers as well.
  package mutating func add(
    _ first: ToolbarControllerSubject?, _ second: ToolbarControllerSubject?, scenarioCount: Int
  ) async {
    await add(first?.system, second?.system, scenarioCount)
  }

  private mutating func add<System: JudgedSystem>(
    _ first: SystemSubject<System>?, _ second: SystemSubject<System>?, _ scenarioCount: Int
  ) async {
    guard adapterErrors.isEmpty, unsteady == nil, endedByBreakdowns == nil else { return }
    switch (first, second) {
    case (let first?, let second?):
      var comparison = SystemComparison(first, second, for: self, scenarioCount: scenarioCount)
      self = await comparison.run()
    case (_?, nil): onlyFirst.append(System.title)
    case (nil, _?): onlySecond.append(System.title)
    case (nil, nil): break
    }
  }
}

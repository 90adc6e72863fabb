import ConformanceEngine
import NavigationReference

/// How far the opening of a campaign has come, in the form in which it is kept.
struct OpeningDocument: Codable, Sendable {
  let phase: String
  /// The small scenario that was run last.
  let lastSmall: Small?
  /// Each in forty-eight hexadecimal digits: facts, and the aspects that were judged.
  let agreed: [String]
  /// By requirement ID, and the kind of operation where there is one.
  let commonFacts: [String: String]
  /// By kind of operation; left out where there are none.
  let breakdowns: [String: Steps]?
  let fatal: [FatalStepDocument]?
  /// Left out where nothing has broken down after a difference.
  let wantedAftermaths: Int?

  struct Steps: Codable, Sendable {
    let count: Int
    let commonFacts: String
    let leastDepth: Int
    let survivedCount: Int
  }

  struct Small: Codable, Sendable {
    let scenario: String
    let failedLines: Int?
    /// Absent where it was none.
    let isExample: Bool?
  }

  init(_ opening: CampaignOpening) {
    phase = opening.phase.rawValue
    lastSmall = opening.lastSmall.map { place in
      Small(
        scenario: NavigationScenario(lines: place.lines).oneLine,
        failedLines: place.failedLineCount, isExample: place.isExample ? true : nil)
    }
    agreed = opening.lesson.agreed.map { key in
      [key.high, key.middle, key.low].map { Digest.digits(of: $0) }.joined()
    }
    let requirements = RequirementCatalogue.core.requirements
    commonFacts = Dictionary(
      opening.lesson.commonFacts.map { site, facts in
        let words = [requirements[site.requirement].id, site.kind.map { "\($0)" }]
        return (words.compactMap(\.self).joined(separator: " "), FactsText.text(of: facts))
      },
      uniquingKeysWith: { first, _ in first })
    let steps = opening.lesson.breakdowns.steps.map { kind, steps in
      (
        "\(kind)",
        Steps(
          count: steps.count, commonFacts: FactsText.text(of: steps.commonFacts),
          leastDepth: steps.leastDepth, survivedCount: steps.survivedCount)
      )
    }
    fatal = FatalStepDocument.documents(of: opening.lesson.breakdowns.fatal)
    let wanted = opening.lesson.wantedAftermaths
    wantedAftermaths = wanted == BreakdownLesson.sufficientCount ? nil : wanted
    breakdowns =
      steps.isEmpty ? nil : Dictionary(steps, uniquingKeysWith: { first, _ in first })
  }

  func opening() throws(RecordFault) -> CampaignOpening {
    var keys: [TallyKey] = []
    for text in agreed { keys.append(try Self.key(text)) }
    var facts: [ViolationSite: Situation] = [:]
    for (site, text) in commonFacts.sorted(by: { $0.key < $1.key }) {
      facts[try Self.site(site)] = try FactsText.facts(in: text, site)
    }
    var place: SmallScenarioPlace?
    if let lastSmall {
      var count: Int?
      if let failed = lastSmall.failedLines {
        count = try RecordFault.count(failed, "failedLines")
      }
      place = SmallScenarioPlace(
        lines: try RecordFault.lines(lastSmall.scenario), failedLineCount: count,
        isExample: lastSmall.isExample ?? false)
    }
    return CampaignOpening(
      phase: try RecordFault.phase(phase), lastSmall: place,
      lesson: StepLesson(
        agreed: keys, commonFacts: facts,
        breakdowns: BreakdownLesson(
          steps: try steps(), fatal: try FatalStepDocument.steps(of: fatal)),
        wantedAftermaths: try wantedAftermaths.map { count throws(RecordFault) in
          try RecordFault.count(count, "wantedAftermaths")
        }))
  }

  private func steps() throws(RecordFault) -> [OperationKind: BreakdownLesson.Steps] {
    var lesson: [OperationKind: BreakdownLesson.Steps] = [:]
    for (name, steps) in (breakdowns ?? [:]).sorted(by: { $0.key < $1.key }) {
      lesson[try RecordFault.kind(name)] = BreakdownLesson.Steps(
        count: try RecordFault.count(steps.count, "count"),
        commonFacts: try FactsText.facts(in: steps.commonFacts, "commonFacts"),
        leastDepth: try RecordFault.count(steps.leastDepth, "leastDepth"),
        survivedCount: try RecordFault.count(steps.survivedCount, "survivedCount"))
    }
    return lesson
  }

  private static func site(_ text: String) throws(RecordFault) -> ViolationSite {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let kind = words.count > 1 ? try RecordFault.kind(words[1]) : nil
    return ViolationSite(try RecordFault.requirement(words.first ?? ""), kind)
  }

  private static func key(_ text: String) throws(RecordFault) -> TallyKey {
    guard text.utf8.count == 48 else {
      throw RecordFault("'agreed' expects forty-eight hexadecimal digits, found '\(text)'")
    }
    return TallyKey(
      high: try RecordFault.word(String(text.prefix(16)), "agreed"),
      middle: try RecordFault.word(String(text.dropFirst(16).prefix(16)), "agreed"),
      low: try RecordFault.word(String(text.suffix(16)), "agreed"))
  }
}

import ConformanceEngine
import NavigationReference

/// Which readings a subject of one of the smaller systems takes, with the first scenario for each.
struct SystemChoiceTally<System: JudgedSystem> {
  private struct Entry {
    let sighting: SystemChoiceSighting
    var lines: [System.Line]
    var count: Int
  }

  private var entries: [Entry] = []

  mutating func add(
    _ readings: [(choice: Int, mask: UInt8, lineCount: Int)], of lines: [System.Line]
  ) {
    for reading in readings {
      let sighting = SystemChoiceSighting(choice: reading.choice, mask: reading.mask)
      if let known = entries.firstIndex(where: { $0.sighting == sighting }) {
        entries[known].count += 1
      } else {
        entries.append(
          Entry(sighting: sighting, lines: Array(lines.prefix(reading.lineCount)), count: 1))
      }
    }
  }

  /// Makes of each scenario a shorter one that shows the same.
  ///
  /// - Parameters:
  ///   - subject: what is asked again.
  ///   - passedOver: known deviations behind which a scenario goes on.
  ///   - isOver: asked before each scenario; once it says so, scenarios stay as long as they are.
  mutating func shorten(
    on subject: SystemSubject<System>, passingOver passedOver: Set<Int>,
    until isOver: @escaping () -> Bool = { false }
  ) async {
    for index in entries.indices {
      var session = SystemSession(subject)
      session.passedOver = passedOver
      let sighting = entries[index].sighting
      let shrinker = Shrinker(
        language: subject.system,
        oracle: EndableOracle(
          SystemChoiceOracle(session: session, sought: sighting), until: isOver),
        limits: ShrinkLimits(executedSteps: 2_000))
      entries[index].lines = await shrinker.shorten(entries[index].lines, showing: sighting)
    }
  }

  func results(in system: System) -> [ChoiceResult] {
    System.State.choices.indices.compactMap { index in
      let choice = System.State.choices[index]
      let mine = entries.filter { $0.sighting.choice == index }
      guard !mine.isEmpty else { return nil }
      let possible = mine.reduce(UInt8.max) { $0 & $1.sighting.mask }
      return ChoiceResult(
        id: choice.name, question: choice.question, readings: choice.readings(in: possible),
        count: mine.reduce(0) { $0 + $1.count }, isMixed: possible == 0,
        examples: mine.map { entry in
          ChoiceResult.Example(
            readings: choice.readings(in: entry.sighting.mask), scenario: system.story(entry.lines))
        })
    }
  }
}

extension SystemChoice {
  /// The readings whose bits are set.
  func readings(in mask: UInt8) -> [String] {
    readings.enumerated().filter { mask & (1 << UInt8($0.offset)) != 0 }.map(\.element)
  }
}

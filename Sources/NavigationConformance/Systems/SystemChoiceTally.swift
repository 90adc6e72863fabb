import NavigationReference

/// Which readings a subject of one of the smaller systems takes, with the first scenario for each.
struct SystemChoiceTally<System: JudgedSystem> {
  private struct Entry {
    let choice: Int
    let mask: UInt8
    let lines: [System.Line]
    var count: Int
  }

  private var entries: [Entry] = []

  mutating func add(
    _ readings: [(choice: Int, mask: UInt8, lineCount: Int)], of lines: [System.Line]
  ) {
    for reading in readings {
      if let known = entries.firstIndex(where: {
        $0.choice == reading.choice && $0.mask == reading.mask
      }) {
        entries[known].count += 1
      } else {
        entries.append(
          Entry(
            choice: reading.choice, mask: reading.mask,
            lines: Array(lines.prefix(reading.lineCount)), count: 1))
      }
    }
  }

  func results(in system: System) -> [ChoiceResult] {
    System.State.choices.indices.compactMap { index in
      let choice = System.State.choices[index]
      let mine = entries.filter { $0.choice == index }
      guard !mine.isEmpty else { return nil }
      let possible = mine.reduce(UInt8.max) { $0 & $1.mask }
      return ChoiceResult(
        id: choice.name, question: choice.question, readings: choice.readings(in: possible),
        count: mine.reduce(0) { $0 + $1.count }, isMixed: possible == 0,
        examples: mine.map { entry in
          ChoiceResult.Example(
            readings: choice.readings(in: entry.mask), scenario: system.story(entry.lines))
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

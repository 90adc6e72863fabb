import NavigationConformance

/// What a corpus holds, as a table; below it what was set aside.
struct CorpusList {
  private let contents: CorpusContents

  init(_ contents: CorpusContents) {
    self.contents = contents
  }

  var text: String {
    let blocks = (contents.files.isEmpty ? [] : [table]) + [[summary]] + notes
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var notes: [[String]] {
    let duplicates = contents.duplicates.map { "  \(name($0.file)): the same as \(name($0.first))" }
    return (duplicates.isEmpty ? [] : [["duplicates"] + duplicates])
      + Self.problems(in: contents)
  }

  private var table: [String] {
    let head = row("requirement", "lines", "file")
    return [head]
      + contents.files.map { file in
        row(file.entry.requirement, String(file.entry.lineCount), name(file.name))
      }
  }

  private func row(_ requirement: String, _ lines: String, _ file: String) -> String {
    TextLayout.pad(requirement, to: 12) + TextLayout.padLeft(lines, to: 6) + "  " + file
  }

  private func name(_ file: String) -> String { HarmlessText.line(file) }

  private var summary: String {
    let count = contents.corpus.entries.count
    let requirements = Set(contents.files.map(\.entry.requirement)).subtracting([
      CorpusEntry.breakdown
    ]).count
    return "\(TextLayout.number(count)) \(count == 1 ? "entry" : "entries") on "
      + TextLayout.count(requirements, "requirement")
  }

  /// What was set aside, and why, under a title of its own.
  static func problems(in contents: CorpusContents) -> [[String]] {
    guard !contents.problems.isEmpty else { return [] }
    let lines = contents.problems.flatMap { problem in
      problem.description.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  " + $0 }
    }
    return [["set aside"] + lines]
  }
}

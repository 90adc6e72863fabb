import NavigationConformance

/// What the check of a corpus came to: whatever is not as recorded, the numbers, and what was set aside.
struct CorpusCheckText {
  private let results: [CorpusCheckResult]
  private let contents: CorpusContents
  private let subject: String
  private let width: Int

  init(
    _ results: [CorpusCheckResult], _ contents: CorpusContents, subject: String, width: Int
  ) {
    self.results = results
    self.contents = contents
    self.subject = HarmlessText.line(subject)
    self.width = width
  }

  var text: String {
    let lines = results.flatMap(lines)
    let blocks =
      (lines.isEmpty ? [] : [lines])
      + [TextLayout.paragraph(summary, lead: "", indent: "  ", width: width)]
      + CorpusList.problems(in: contents)
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// A violation is never hidden by a file that was set aside: the verdicts of the others mean what they say.
  var exitCode: ExitCode {
    // A corpus that could not be fetched must not look like one that was replayed.
    guard !results.isEmpty || !contents.problems.isEmpty else { return .inconclusive }
    let code = ExitCode.combined(results.map(\.outcome.exitCode))
    return code == .violated || contents.problems.isEmpty ? code : .badData
  }

  private func lines(_ result: CorpusCheckResult) -> [String] {
    let words: String
    switch result.outcome {
    case .reproduced, .agrees: return []
    case .changed(let recorded, let now):
      words = "✗ \(subject) \(now.text), and it is recorded that it \(recorded.text)"
    case .violates(let id): words = "✗ \(subject) violates \(id), and nothing is recorded of it"
    case .breaksDown(let how):
      words = "✗ \(subject) breaks down (\(how)), and nothing is recorded of it"
    case .notDeterministic: words = "✗ \(subject) does not show the same every time"
    case .unjudged(let reason): words = "○ not carried out to its end: \(reason)"
    }
    return [HarmlessText.line(result.file)]
      + TextLayout.paragraph(words, lead: "  ", indent: "    ", width: width)
  }

  private var summary: String {
    let groups: [(String, Int)] = [
      ("reproduced", count { if case .reproduced = $0 { true } else { false } }),
      ("changed", count { if case .changed = $0 { true } else { false } }),
      ("without a record agree", count { $0 == .agrees }),
      (
        "without a record violate something",
        count { if case .violates = $0 { true } else { false } }
      ),
      (
        "without a record break down",
        count { if case .breaksDown = $0 { true } else { false } }
      ),
      ("not deterministic", count { $0 == .notDeterministic }),
      ("not carried out", count { if case .unjudged = $0 { true } else { false } }),
    ]
    let told = groups.filter { $0.1 > 0 }.map { "\(TextLayout.number($0.1)) \($0.0)" }
    return "\(subject): "
      + (told.isEmpty ? "nothing to replay" : told.joined(separator: ", ")) + "."
  }

  private func count(_ isCounted: (CorpusCheckResult.Outcome) -> Bool) -> Int {
    results.count { isCounted($0.outcome) }
  }
}

extension CorpusCheckResult.Outcome {
  var exitCode: ExitCode {
    switch self {
    case .reproduced, .agrees: .conforms
    case .changed, .violates, .breaksDown, .notDeterministic: .violated
    case .unjudged: .inconclusive
    }
  }
}

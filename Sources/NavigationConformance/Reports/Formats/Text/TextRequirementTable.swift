/// All requirements, area by area, one line each.
struct TextRequirementTable {
  let results: [RequirementResult]
  let width: Int
  let paint: Paint

  init(_ results: [RequirementResult], width: Int, paint: Paint) {
    self.results = results
    self.width = width
    self.paint = paint
  }

  private static var head: String { "verdict exercised" }

  var sections: [[String]] {
    let id = results.reduce(8) { max($0, TextLayout.width(of: $1.id)) }
    let verdict = results.reduce(Self.head.count) { max($0, Self.widthOfVerdict($1)) }
    guard !results.isEmpty else { return [] }
    let head =
      "    " + TextLayout.blanks(id + 2) + Self.head
      + TextLayout.blanks(verdict - Self.head.count) + "  requirement"
    return RequirementArea.areas(of: results).enumerated().map { position, area in
      (position == 0 ? [paint(.quiet, head)] : []) + [paint(.strong, area.title)]
        + area.results.map { row($0, id: id, verdict: verdict) }
    }
  }

  private func row(_ result: RequirementResult, id: Int, verdict: Int) -> String {
    let head =
      "\(Self.mark(result.verdict)) \(TextLayout.pad(result.id, to: id))  "
      + Self.verdict(result, width: verdict)
    let statement = TextLayout.truncate(
      result.statement, to: width - TextLayout.width(of: head) - 4)
    switch result.verdict {
    case .holds: return "  \(head)  \(statement)"
    case .violated: return "  " + paint(.problem, "\(head)  \(statement)")
    case .notExercised: return "  " + paint(.caution, "\(head)  \(statement)")
    case .notApplicable: return "  " + paint(.quiet, "\(head)  \(statement)")
    }
  }

  private static func mark(_ verdict: RequirementResult.Verdict) -> String {
    switch verdict {
    case .holds: "✓"
    case .violated: "✗"
    case .notExercised: "?"
    case .notApplicable: "–"
    }
  }

  /// The word at the left, how often it was exercised at the right.
  private static func verdict(_ result: RequirementResult, width: Int) -> String {
    let word = ReportWords.verdict(result.verdict)
    guard let count = count(result) else { return TextLayout.pad(word, to: width) }
    return word + TextLayout.padLeft(count, to: width - TextLayout.width(of: word))
  }

  private static func widthOfVerdict(_ result: RequirementResult) -> Int {
    TextLayout.width(of: ReportWords.verdict(result.verdict))
      + (count(result).map { 1 + TextLayout.width(of: $0) } ?? 0)
  }

  /// The verdict already says it where it is none.
  private static func count(_ result: RequirementResult) -> String? {
    switch result.verdict {
    case .holds, .violated: TextLayout.number(result.exercisedCount)
    case .notExercised, .notApplicable: nil
    }
  }
}

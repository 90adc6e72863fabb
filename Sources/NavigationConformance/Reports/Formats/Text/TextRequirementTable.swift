/// All requirements, area by area, one line each; those that are not applicable by their IDs alone.
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
    let rows = Self.applicable(results)
    let id = rows.reduce(8) { max($0, TextLayout.width(of: $1.id)) }
    let verdict = rows.reduce(Self.head.count) { max($0, Self.widthOfVerdict($1)) }
    let head =
      "    " + TextLayout.blanks(id + 2) + Self.head
      + TextLayout.blanks(verdict - Self.head.count) + "  requirement"
    var sections: [[String]] = []
    var others: [String] = []
    for area in RequirementArea.areas(of: results) {
      let rows = Self.applicable(area.results).map { row($0, id: id, verdict: verdict) }
      if rows.isEmpty {
        others += inapplicable(area.results, area.title)
      } else {
        sections.append(
          (sections.isEmpty ? [paint(.quiet, head)] : []) + [paint(.strong, area.title)] + rows
            + inapplicable(area.results, ReportWords.verdict(.notApplicable)))
      }
    }
    guard !others.isEmpty else { return sections }
    let title = TextLayout.sentence(ReportWords.verdict(.notApplicable))
    return sections + [[paint(.strong, title)] + others]
  }

  private static func applicable(_ results: [RequirementResult]) -> [RequirementResult] {
    results.filter { $0.verdict != .notApplicable }
  }

  /// What does not apply is of interest to whoever wants to claim more, and in nobody's way.
  private func inapplicable(_ results: [RequirementResult], _ title: String) -> [String] {
    let ids = results.filter { $0.verdict == .notApplicable }.map(\.id)
    guard !ids.isEmpty else { return [] }
    return TextLayout.paragraph(
      "\(title): " + ids.joined(separator: ", "), lead: "  \(Self.mark(.notApplicable)) ",
      width: width
    ).map { paint(.quiet, $0) }
  }

  private func row(_ result: RequirementResult, id: Int, verdict: Int) -> String {
    let head =
      "\(Self.mark(result.verdict)) \(TextLayout.pad(result.id, to: id))  "
      + Self.verdict(result, width: verdict)
    let statement = TextLayout.truncate(
      result.statement, to: width - TextLayout.width(of: head) - 4)
    switch result.verdict {
    case .holds, .notApplicable: return "  \(head)  \(statement)"
    case .violated: return "  " + paint(.problem, "\(head)  \(statement)")
    case .unsettled, .notExercised: return "  " + paint(.caution, "\(head)  \(statement)")
    }
  }

  private static func mark(_ verdict: RequirementResult.Verdict) -> String {
    switch verdict {
    case .holds: "✓"
    case .violated: "✗"
    case .unsettled: "~"
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
    case .holds, .violated, .unsettled: TextLayout.number(result.exercisedCount)
    case .notExercised, .notApplicable: nil
    }
  }
}

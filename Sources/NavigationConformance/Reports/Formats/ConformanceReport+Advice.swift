extension ConformanceReport {
  /// What helps to read the violations: where to begin, and which of them may have their cause elsewhere.
  package var advice: [String] {
    guard isJudged else { return [] }
    let counted = violations.filter(\.level.isCounted)
    let resting = violations.filter(\.rests)
    let standing = counted.filter { !$0.rests }
    return [
      beginning(with: standing.isEmpty ? counted : standing),
      standing.isEmpty ? nil : doubt(resting),
    ].compactMap(\.self)
  }

  /// Where to begin, if there is more than can be taken in at once.
  private func beginning(with candidates: [RequirementResult]) -> String? {
    let first = candidates.enumerated().min { left, right in
      let (one, other) = (left.element, right.element)
      let (short, long) = (one.lineCount, other.lineCount)
      return (short, -one.cutShortCount, left.offset) < (long, -other.cutShortCount, right.offset)
    }
    guard let first, candidates.count > 2 else { return nil }
    return "Begin with \(first.element.id), which has the shortest scenario of all "
      + "\(TextLayout.number(candidates.count)); others may come of the same."
  }

  private func doubt(_ resting: [RequirementResult]) -> String? {
    guard !resting.isEmpty else { return nil }
    return "\(TextLayout.list(resting.map(\.id))) \(resting.count == 1 ? "is" : "are") about a "
      + "toolbar controller around such a navigation controller, and may come of what is wrong "
      + "inside it."
  }
}

extension RequirementResult {
  fileprivate var lineCount: Int { counterexample?.scenario.lines.count ?? .max }

  /// Whether what was seen rests on a navigation controller that is judged on its own.
  fileprivate var rests: Bool {
    guard let story = counterexample?.scenario else { return false }
    return ScenarioSystem(of: story.text) == .toolbarController
  }
}

extension ConformanceReport {
  /// What helps to read the violations: where to begin, and which of them may have their cause elsewhere.
  package var advice: [String] { advice(on: violations) }

  /// The same on those that are told, which may be less than all.
  package func advice(on told: [RequirementResult]) -> [String] {
    guard isJudged else { return [] }
    let counted = told.filter(\.level.isCounted)
    let resting = told.filter { $0.system == .toolbarController }
    guard violations.contains(where: { $0.level.isCounted && $0.system == .navigation }) else {
      return [beginning(with: counted)].compactMap(\.self)
    }
    let standing = counted.filter { $0.system != .toolbarController }
    return [beginning(with: standing), doubt(resting)].compactMap(\.self)
  }

  /// Where to begin, if there is more than can be taken in at once.
  private func beginning(with candidates: [RequirementResult]) -> String? {
    let first = candidates.enumerated().min { left, right in
      let (one, other) = (left.element, right.element)
      let (short, long) = (one.lineCount, other.lineCount)
      return (short, -one.cutShortCount, left.offset) < (long, -other.cutShortCount, right.offset)
    }
    guard let first = first?.element, candidates.count > 2 else { return nil }
    let count = TextLayout.number(candidates.count)
    let asShort = candidates.filter { $0.lineCount == first.lineCount && $0.id != first.id }
    if asShort.isEmpty {
      return "Begin with \(first.id), which has the shortest scenario of all \(count); others may "
        + "come of the same."
    }
    let most =
      asShort.allSatisfy { $0.cutShortCount < first.cutShortCount }
      ? ", and of those as short it ended the most" : ""
    return "Begin with \(first.id): none of the \(count) has a shorter scenario\(most); others may "
      + "come of the same."
  }

  /// A toolbar controller rests on a navigation controller, which is judged on its own.
  private func doubt(_ resting: [RequirementResult]) -> String? {
    guard !resting.isEmpty else { return nil }
    return "\(TextLayout.list(resting.map(\.id))) \(resting.count == 1 ? "is" : "are") about the "
      + "toolbar controller, which rests on the navigation controller, and may come of what is "
      + "wrong there."
  }
}

extension RequirementResult {
  /// What the counterexample is about.
  fileprivate var system: ScenarioSystem? {
    counterexample.map { ScenarioSystem(of: $0.scenario.text) }
  }
}

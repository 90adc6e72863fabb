extension ConformanceReport {
  /// What helps to read the violations: where to begin, and which of them may have their cause elsewhere.
  package var advice: [String] { advice(on: violations) }

  /// The same on those that are told, which may be less than all.
  package func advice(on told: [RequirementResult]) -> [String] {
    guard isJudged else { return [] }
    let resting = isDoubtful ? told.filter { $0.system == .toolbarController } : []
    return [beginning(with: standing(of: told)), doubt(resting)].compactMap(\.self)
  }

  /// Whether something is wrong that a toolbar controller rests on.
  private var isDoubtful: Bool {
    violations.contains { $0.level.isCounted && $0.system == .navigation }
  }

  /// Those that may be the ones to begin with.
  private func standing(of told: [RequirementResult]) -> [RequirementResult] {
    let counted = told.filter(\.level.isCounted)
    return isDoubtful ? counted.filter { $0.system != .toolbarController } : counted
  }

  /// What is told, in families, the one to begin with first.
  package func families(of told: [RequirementResult]) -> [ViolationFamily] {
    var families = ViolationFamily.families(of: told)
    let first = Self.first(of: standing(of: told))
    guard let index = families.firstIndex(where: { $0.lead.id == first?.id }) else {
      return families
    }
    families.insert(families.remove(at: index), at: 0)
    return families
  }

  /// The one with the shortest scenario; of those as short, the one that ended the most.
  private static func first(of candidates: [RequirementResult]) -> RequirementResult? {
    guard candidates.count > 2 else { return nil }
    return candidates.enumerated().min { left, right in
      let (one, other) = (left.element, right.element)
      let (short, long) = (one.lineCount, other.lineCount)
      return (short, -one.cutShortCount, left.offset) < (long, -other.cutShortCount, right.offset)
    }?.element
  }

  /// Where to begin, if there is more than can be taken in at once.
  private func beginning(with candidates: [RequirementResult]) -> String? {
    if let broken = breakdowns.first, !candidates.isEmpty {
      let verb = ReportWords.verb(broken.breakdown.kind)
      return
        "Begin with where the subject \(verb): nothing that would come after that is judged."
    }
    guard let first = Self.first(of: candidates) else { return nil }
    let count = TextLayout.number(candidates.count)
    let asShort = candidates.filter { $0.lineCount == first.lineCount && $0.id != first.id }
    if asShort.isEmpty {
      return "Begin with \(first.id), which has the shortest scenario of all \(count); others may "
        + "come of the same."
    }
    let most =
      asShort.allSatisfy { $0.cutShortCount < first.cutShortCount }
      ? ", and of those as short it came in the most scenarios" : ""
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

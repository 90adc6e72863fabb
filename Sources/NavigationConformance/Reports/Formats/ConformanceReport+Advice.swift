extension ConformanceReport {
  /// What helps to read the violations: where to begin, and which of them may have their cause elsewhere.
  package var advice: [String] { advice(on: violations) }

  /// The same on those that are told, which may be less than all.
  package func advice(on told: [RequirementResult]) -> [String] {
    guard isJudged else { return [] }
    let resting = isDoubtful ? told.filter { $0.system == .toolbarController } : []
    return [beginning(among: told), doubt(resting)].compactMap(\.self)
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
    let first = first(of: told)
    guard let index = families.firstIndex(where: { $0.lead.id == first?.id }) else {
      return families
    }
    families.insert(families.remove(at: index), at: 0)
    return families
  }

  /// The one to begin with, where there are several.
  private func first(of told: [RequirementResult]) -> RequirementResult? {
    standing(of: told).count > 2 ? lead(of: told) : nil
  }

  /// The one to begin with of those that decide conformance.
  func lead(of told: [RequirementResult]) -> RequirementResult? {
    let candidates = standing(of: told)
    return ViolationOrder(of: told).indexOfFirst(in: candidates).map { candidates[$0] }
  }

  /// Where to begin, if there is more than can be taken in at once.
  private func beginning(among told: [RequirementResult]) -> String? {
    let candidates = standing(of: told)
    if let broken = breakdowns.first, !candidates.isEmpty {
      let verb = ReportWords.verb(broken.breakdown.kind)
      return
        "Begin with where the subject \(verb): nothing that would come after that is judged."
    }
    guard let first = first(of: told) else { return nil }
    let count = TextLayout.number(candidates.count)
    let asShort = candidates.filter { $0.lineCount == first.lineCount && $0.id != first.id }
    if asShort.isEmpty {
      return "Begin with \(first.id), which has the shortest scenario of all \(count); others may "
        + "come of the same."
    }
    let most =
      if !first.hasHeld, asShort.allSatisfy(\.hasHeld) {
        ", and of those as short it alone never held"
      } else if asShort.allSatisfy({ $0.cutShortCount < first.cutShortCount }) {
        ", and of those as short it came in the most scenarios"
      } else {
        ""
      }
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

extension ConformanceReport {
  /// Whether the verdicts mean anything: not when the adapter is wrong or the answers change.
  package var isJudged: Bool { adapterError == nil && nondeterminism == nil }

  /// The violations that are told at length: of a subject that wavers only what was still to be seen in the end.
  package var toldViolations: [RequirementResult] {
    isJudged
      ? violations
      : violations.filter { $0.counterexample?.comparisons.contains(where: \.differs) ?? false }
  }

  /// The outcome in one sentence, as it ends a report.
  public var summary: String {
    let name = HarmlessText.line(subject)
    let requirements = requirements.filter {
      $0.level.isCounted && $0.verdict != .notApplicable
    }
    let missing = requirements.filter { $0.verdict == .notExercised }.map(\.id)
    switch outcome {
    case .adapterError:
      return "Nothing was judged: the adapter of \(name) failed its self-check."
    case .notDeterministic:
      return
        "Not deterministic: one scenario was answered in two ways, so nothing is claimed of \(name)."
    case .crashed, .exited, .hung, .outgrown, .flooded, .protocolError:
      return breakdownSummary(name, missing, of: requirements.count)
    case .violated:
      let violated = requirements.filter { $0.verdict == .violated }.map(\.id)
      let total = TextLayout.count(requirements.count, "requirement")
      let verb = missing.count == 1 ? "was" : "were"
      let rest =
        missing.isEmpty ? "" : "; \(TextLayout.number(missing.count)) \(verb) not exercised"
      return
        "\(name) violates \(TextLayout.number(violated.count)) of \(total): "
        + "\(TextLayout.list(violated))\(rest)."
    case .inconclusive where isOutOfReach: return nothingToJudge(name)
    case .inconclusive where missing.isEmpty:
      let systems = missingSystems.map { "the \($0.title)" }
      return
        "Inconclusive: nothing is violated, but \(TextLayout.list(systems)) "
        + "\(systems.count == 1 ? "was" : "were") not judged."
    case .inconclusive:
      let total = TextLayout.count(requirements.count, "requirement")
      let verb = missing.count == 1 ? "was" : "were"
      return
        "Inconclusive: nothing is violated, but \(TextLayout.number(missing.count)) of \(total) "
        + "\(verb) not exercised: \(TextLayout.list(missing))."
    case .conforms:
      let held = requirements.count { $0.verdict == .holds }
      switch held {
      case 0: return nothingToJudge(name)
      case 1: return "\(name) conforms: the one requirement that applies was exercised and holds."
      default:
        return
          "\(name) conforms: all \(TextLayout.number(held)) requirements that apply were "
          + "exercised and hold."
      }
    }
  }

  private func nothingToJudge(_ name: String) -> String {
    requirements.contains { $0.verdict != .notApplicable }
      ? "None of the requirements that apply to \(name) decides conformance."
      : "No requirement applies to \(name), so there was nothing to judge."
  }

  /// Breakdowns are named, and violations counted beside them.
  private func breakdownSummary(_ name: String, _ missing: [String], of total: Int) -> String {
    let count = breakdowns.reduce(0) { $0 + $1.scenarioCount }
    var verbs: [String] = []
    for finding in breakdowns {
      let verb = ReportWords.verb(finding.breakdown.kind)
      if !verbs.contains(verb) { verbs.append(verb) }
    }
    let open =
      missing.isEmpty
      ? ""
      : ", and \(TextLayout.number(missing.count)) of \(TextLayout.count(total, "requirement")) "
        + "\(missing.count == 1 ? "was" : "were") not exercised"
    let beside =
      if !violations.isEmpty {
        "; besides, it violates \(TextLayout.list(violations.map(\.id)))\(open)"
      } else if missing.isEmpty {
        "; nothing else is violated"
      } else {
        "; nothing else was found\(open)"
      }
    return "\(name) \(TextLayout.list(verbs)) in \(TextLayout.count(count, "scenario"))\(beside)."
  }
}

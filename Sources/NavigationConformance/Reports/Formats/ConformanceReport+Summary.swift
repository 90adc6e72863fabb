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
    let unsettled = requirements.filter { $0.verdict == .unsettled }.map(\.id)
    switch outcome {
    case .adapterError:
      return "Nothing was judged: the adapter of \(name) failed its self-check."
    case .notDeterministic:
      return
        "Not deterministic: one scenario was answered in two ways, so nothing is claimed of \(name)."
    case .crashed, .exited, .hung, .outgrown, .flooded, .protocolError:
      return breakdownSummary(name, unsettled, missing, of: requirements.count)
    case .violated:
      let violated = requirements.filter { $0.verdict == .violated }.map(\.id)
      let total = TextLayout.count(requirements.count, "requirement")
      let gaps = Self.gaps(unsettled, missing)
      let rest = gaps.isEmpty ? "" : "; \(gaps)"
      return
        "\(name) violates \(TextLayout.number(violated.count)) of \(total): "
        + "\(TextLayout.list(violated))\(rest)."
    case .inconclusive where isOutOfReach: return nothingToJudge(name)
    case .inconclusive where missing.isEmpty && unsettled.isEmpty:
      if let interruption { return "Inconclusive: nothing is violated, but \(interruption)." }
      let systems = missingSystems.map { "the \($0.title)" }
      return
        "Inconclusive: nothing is violated, but \(TextLayout.list(systems)) "
        + "\(systems.count == 1 ? "was" : "were") not judged."
    case .inconclusive:
      let total = TextLayout.count(requirements.count, "requirement")
      // What something is in the shadow of was not asked about.
      let nothing = unsettled.isEmpty ? "nothing" : "nothing that was asked about"
      let gaps = [
        Self.gap(unsettled, "is", "are", "unsettled", of: total),
        Self.gap(missing, "was", "were", "not exercised", of: total),
      ].compactMap(\.self)
      return "Inconclusive: \(nothing) is violated, but \(gaps.joined(separator: ", and "))."
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

  /// How many of the requirements are so, and which.
  private static func gap(
    _ ids: [String], _ singular: String, _ plural: String, _ word: String, of total: String
  ) -> String? {
    guard !ids.isEmpty else { return nil }
    return
      "\(TextLayout.number(ids.count)) of \(total) \(ids.count == 1 ? singular : plural) \(word): "
      + TextLayout.list(ids)
  }

  /// How many are unsettled, and how many were not exercised: `2 are unsettled, and 1 was not exercised`.
  private static func gaps(_ unsettled: [String], _ missing: [String]) -> String {
    var gaps: [String] = []
    if !unsettled.isEmpty {
      let verb = unsettled.count == 1 ? "is" : "are"
      gaps.append("\(TextLayout.number(unsettled.count)) \(verb) unsettled")
    }
    if !missing.isEmpty {
      let verb = missing.count == 1 ? "was" : "were"
      gaps.append("\(TextLayout.number(missing.count)) \(verb) not exercised")
    }
    return gaps.joined(separator: ", and ")
  }

  private func nothingToJudge(_ name: String) -> String {
    requirements.contains { $0.verdict != .notApplicable }
      ? "None of the requirements that apply to \(name) decides conformance."
      : "No requirement applies to \(name), so there was nothing to judge."
  }

  /// Breakdowns are named, and violations counted beside them.
  private func breakdownSummary(
    _ name: String, _ unsettled: [String], _ missing: [String], of total: Int
  ) -> String {
    let count = breakdowns.reduce(0) { $0 + $1.scenarioCount }
    var verbs: [String] = []
    for finding in breakdowns {
      let verb = ReportWords.verb(finding.breakdown.kind)
      if !verbs.contains(verb) { verbs.append(verb) }
    }
    let requirements = TextLayout.count(total, "requirement")
    let gaps = [
      unsettled.isEmpty
        ? nil
        : "\(TextLayout.number(unsettled.count)) of \(requirements) "
          + "\(unsettled.count == 1 ? "is" : "are") unsettled",
      missing.isEmpty
        ? nil
        : "\(TextLayout.number(missing.count)) of \(requirements) "
          + "\(missing.count == 1 ? "was" : "were") not exercised",
    ].compactMap(\.self)
    let open = gaps.map { ", and \($0)" }.joined()
    let beside =
      if !violations.isEmpty {
        "; besides, it violates \(TextLayout.list(violations.map(\.id)))\(open)"
      } else if gaps.isEmpty {
        "; nothing else is violated"
      } else {
        "; nothing else was found\(open)"
      }
    return "\(name) \(TextLayout.list(verbs)) in \(TextLayout.count(count, "scenario"))\(beside)."
  }
}

/// How sure it is that nothing shorter violates the requirement, or breaks the subject down in the same way: the same
/// sentence in every report.
package struct CertaintyText {
  /// What the scenario is called.
  private let claim: String
  /// What that rests on.
  private let reason: String?

  package init(_ counterexample: Counterexample) {
    let steps = TextLayout.count(counterexample.shrinkStepCount, "step")
    self.init(
      counterexample.certainty, Counted(counterexample.scenario),
      ending: "shrinking ended after \(steps); a shorter one may exist")
  }

  package init(_ finding: BreakdownFinding) {
    let steps = TextLayout.count(finding.shrinkStepCount, "step")
    self.init(
      finding.certainty, Counted(breakdownIn: finding.scenario),
      ending: "shrinking ended after \(steps); a shorter one may exist")
  }

  /// - Parameter ending: what is said where a limit ended the shrinking.
  private init(_ certainty: Counterexample.Certainty, _ counted: Counted, ending: String) {
    switch certainty {
    case .shortestFound:
      claim = "shortest found"
      reason = nil
    case .endedByLimit:
      claim = ending
      reason = nil
    case .shortestPossible(let count, let limits):
      claim = "shortest possible"
      reason = counted.none(of: count, suffix: " (whole vocabulary: \(Self.words(limits)))")
    case .shortestInOwnVocabulary(let count, _, let wholeLineCount):
      claim = "shortest in its own vocabulary"
      reason = [counted.none(of: count, suffix: ""), Self.whole(wholeLineCount)]
        .compactMap(\.self).joined(separator: "; ")
    case .ownVocabularySearched(let lineCount, let count, let total, _, let wholeLineCount):
      claim = "shortest found"
      let number = TextLayout.number(count)
      let searched = total.map { "\(number) of \(TextLayout.number($0))" } ?? counted.words(count)
      // Of lengths without a scenario nothing was searched.
      let own =
        count == 0
        ? nil
        : "own vocabulary searched to \(TextLayout.count(lineCount, "line")) (\(searched))"
      let parts = [own, Self.whole(wholeLineCount)].compactMap(\.self)
      reason = parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
  }

  /// The whole sentence, without a full stop.
  package var text: String {
    reason.map { "\(claim): \($0)" } ?? claim
  }

  /// The sentence in lines of the width, indented by two blanks. What it rests on stands below itself where there is room.
  package func lines(width: Int) -> [String] {
    let lead = "  \(claim): "
    guard let reason, TextLayout.width(of: lead) * 2 <= width else {
      return TextLayout.paragraph(text, lead: "  ", indent: "    ", width: width)
    }
    return TextLayout.paragraph(reason, lead: lead, width: width)
  }

  /// What is counted: scenarios, or pairs of runs where two runs are compared.
  private struct Counted {
    private let singular: String
    private let plural: String
    /// What the one does not do, and what none does.
    private let deed: String
    private let deeds: String

    init(_ story: ScenarioStory) {
      self.init(story, "violate it", "violates it")
    }

    init(breakdownIn story: ScenarioStory) {
      self.init(story, "break it down so", "breaks it down so")
    }

    private init(_ story: ScenarioStory, _ deed: String, _ deeds: String) {
      (singular, plural) =
        story.comparesRuns ? ("pair of runs", "pairs of runs") : ("scenario", "scenarios")
      (self.deed, self.deeds) = (deed, deeds)
    }

    func words(_ count: Int) -> String {
      "\(TextLayout.number(count)) \(count == 1 ? singular : plural)"
    }

    func none(of count: Int, suffix: String) -> String {
      switch count {
      case 0: "no \(singular) has fewer lines" + suffix
      case 1: "the one \(singular) with fewer lines does not \(deed)" + suffix
      default: "none of the \(words(count)) with fewer lines \(deeds)" + suffix
      }
    }
  }

  /// How far the whole vocabulary was searched; nothing where it was not.
  private static func whole(_ lineCount: Int) -> String? {
    lineCount == 0
      ? nil : "whole vocabulary searched to \(TextLayout.count(lineCount, "line"))"
  }

  private static func words(_ limits: Counterexample.VocabularyLimits) -> String {
    // Scenarios about layouts name no controllers.
    if limits.controllerCount == 0 { return "every combination" }
    return
      "lists up to \(limits.listLength), \(TextLayout.count(limits.controllerCount, "controller"))"
  }
}

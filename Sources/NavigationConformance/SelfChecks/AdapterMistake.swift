import NavigationReference

/// Why an adapter cannot be used: what was seen, what was expected, and what to do about it.
struct AdapterMistake: Error, Hashable, Sendable, CustomStringConvertible {
  let seen: String
  let expected: String
  let advice: String

  init(_ seen: String, expected: String, advice: String) {
    self.seen = seen
    self.expected = expected
    self.advice = advice
  }

  /// Something is claimed that is not there.
  static func unsupported(_ name: String, claims: [String]) -> AdapterMistake {
    let claimed = TextLayout.list(claims.map { "'\($0)'" })
    return AdapterMistake(
      "\(name) answers Unsupported, but \(claimed) \(claims.count == 1 ? "is" : "are") claimed",
      expected: "an answer",
      advice: "Implement it, or take the claim away.")
  }

  /// Whether nobody says it or nobody hands it on cannot be seen from here. Where it is the subject that never says it, the
  /// verdict is known without a run, and whoever reads this has to be told it. The documents know no did-show, so that
  /// nobody violates anything who sends none.
  static func verdictOnSilence(of claim: String) -> String {
    let requirement: String? =
      switch claim {
      case "willShow": "DLG-01"
      case "appearance": "APP-02"
      case "disappearance": "APP-01"
      case "transitions": "PUSH-07"
      case "barAnimations": "BVIS-03"
      case "toolbarAnimations": "TV-05"
      case "barContentAnimations": "TRANS-08"
      case "toolbarItemsAnimations": "TB-20"
      default: nil
      }
    return requirement.map {
      " If it is the subject that never does it, that violates \($0); without the claim the rest is "
        + "judged."
    } ?? ""
  }

  /// Something that worked in the self-check answers Unsupported later on.
  static func unsupportedLater(_ answer: String) -> AdapterMistake {
    AdapterMistake(
      answer, expected: "an answer, or a refusal",
      advice: "Unsupported is for what the subject does not have; for what it refuses, throw an "
        + "error of another type.")
  }

  /// What answered so, and where; of a long scenario, its end.
  static func answer(_ name: String, after lines: [ScenarioLine]) -> String {
    "\(name) answers Unsupported at the end of '\(end(of: lines))'"
  }

  static func end(of lines: [ScenarioLine]) -> String {
    (lines.count > 6 ? "…; " : "") + lines.suffix(6).map(\.text).joined(separator: "; ")
  }

  var description: String { "\(seen); expected \(expected).\n  \(advice)" }
}

import NavigationReference

/// What is claimed and never said.
extension AdapterMistake {
  /// - Parameters:
  ///   - lines: where it is missed; of a long scenario, the end is shown.
  ///   - strangers: what is said and nobody knows.
  static func unsaid(
    _ field: WireField, in lines: [ScenarioLine] = [], strangers: [String]
  ) -> AdapterMistake {
    let place = lines.isEmpty ? "" : " in '\(end(of: lines))'"
    return AdapterMistake(
      (field.claim.isEmpty ? "No" : "'\(field.claim)' is claimed, but no")
        + " observation says '\(field.rawValue)'\(place)",
      expected: field.question.map { "it in answer to every '\($0.text)'" }
        ?? "it in the first observation after the start, and whenever it has changed",
      advice: misspelling(of: [field.rawValue], among: strangers)
        ?? (field.claim.isEmpty ? "Say it." : "Say it, or take the claim away."))
  }

  static func unreported(
    _ events: [WireEvent], claimedBy capability: Capabilities, strangers: [String]
  ) -> AdapterMistake {
    let claim = capability.names.joined(separator: ", ")
    let words = events.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    return AdapterMistake(
      "'\(claim)' is claimed, but no event \(words) came in starts, pushes, pops and changes of the "
        + "bars",
      expected: "at least one",
      advice: misspelling(of: events.map(\.rawValue), among: strangers)
        ?? "Report it in 'events', or take the claim away." + verdictOnSilence(of: claim))
  }

  /// What was said and looks as if one of the words had been meant.
  static func misspelling(of words: [String], among strangers: [String]) -> String? {
    for word in words {
      guard let said = Suggestion.nearest(to: word, among: strangers) else { continue }
      return "It says '\(HarmlessText.line(said))', which is not known; did you mean '\(word)'?"
    }
    return nil
  }
}

extension WireField {
  /// What is claimed by who says it.
  var claim: String { capability.names.joined(separator: ", ") }

  /// Whether it has to be said by who claims so much; of what every subject says something else is asked.
  func isDue(by claims: Capabilities) -> Bool {
    !capability.isEmpty && claims.isSuperset(of: capability.union(needs))
  }
}

import NavigationReference

/// What is claimed and never said.
extension AdapterMistake {
  static func unsaid(_ field: WireField) -> AdapterMistake {
    AdapterMistake(
      "'\(field.claim)' is claimed, but no observation says '\(field.rawValue)'",
      expected: "it in the first observation after the start, and whenever it has changed",
      advice: "Say it, or take the claim away.")
  }

  static func unreported(_ events: [WireEvent], claimedBy capability: Capabilities)
    -> AdapterMistake
  {
    let claim = capability.names.joined(separator: ", ")
    let words = events.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    return AdapterMistake(
      "'\(claim)' is claimed, but no event \(words) came in starts, pushes, pops and changes of the "
        + "bars",
      expected: "at least one", advice: "Report it in 'events', or take the claim away.")
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

/// The end of the wire where a subject of one of the smaller systems is: a step in, and what was seen after it out.
protocol SystemServer {
  /// Forgets the subject of the scenario before.
  mutating func begin()
  /// Carries out a step and looks at everything that is claimed.
  ///
  /// - Returns: what was seen; `nil` for an operation that is not known.
  /// - Throws: `Unsupported`, `WireFault` for a step that cannot be understood, or what the subject throws.
  mutating func perform(
    _ operation: String, _ step: WireFields
  ) async throws -> [WireValue.Member]?
  /// What is said with a refusal, beside its reason.
  func membersOfRefusal() -> [WireValue.Member]
}

extension SystemServer {
  func membersOfRefusal() -> [WireValue.Member] { [] }
}

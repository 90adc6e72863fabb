import NavigationReference

extension ViolationFamily {
  /// What is the first to differ, and after which operation.
  package struct Trait: Hashable, Sendable {
    /// `nil` of what should be told or animated and is not.
    package let aspect: String?
    /// `nil` of what is shown or told in one way, whatever has been done.
    package let operation: String?
    /// Where it differs after several operations, and nothing else does.
    package let circumstance: Circumstance?
    /// What a flag should have been: what is missing and what is there too much are two defects. `nil` of all else.
    private let flag: String?

    init(aspect: String, operation: String, expected: String? = nil) {
      self.aspect = aspect
      self.operation = Self.isOneForAll(aspect) ? nil : operation
      flag = expected.flatMap { ["true", "false"].contains($0) ? $0 : nil }
      circumstance = nil
    }

    init(aspect: String?, circumstance: Circumstance) {
      self.aspect = aspect
      operation = nil
      flag = nil
      self.circumstance = circumstance
    }

    /// Whatever should be told or animated in a circumstance is not.
    init(silentIn circumstance: Circumstance) {
      self.init(aspect: nil, circumstance: circumstance)
    }

    /// Whether it differs in what the other does, after the same operation or in the same circumstance.
    func resembles(_ other: Trait) -> Bool {
      aspect == other.aspect && operation == other.operation && circumstance == other.circumstance
    }

    /// The reason why one defect is likely, as a sentence of each report.
    package var text: String {
      "there, too, "
        + (aspect.map { "'\(HarmlessText.line($0))' is the first to differ" }
          ?? "what should be told or animated is not")
        + (operation.map { " after '\(HarmlessText.line($0))'" } ?? "")
        + (circumstance.map { ", \($0.rawValue)" } ?? "") + "."
    }

    /// Stack, result, transitions, and whether anybody is told are made by each operation; what the bars show and what a
    /// message says mostly come from one place.
    private static func isOneForAll(_ title: String) -> Bool {
      guard let aspect = Aspect.allCases.first(where: { $0.title == title }) else { return false }
      let said = AspectSet(
        .barFlag, .barShown, .willShowController, .willShowFlag, .delegateAddressee)
      return said.contains(aspect) || !AspectSet.shown(with: aspect).isEmpty
    }
  }
}

import NavigationReference

extension ViolationFamily {
  /// What is wrong, and after which operation.
  package struct Trait: Hashable, Sendable {
    package let difference: Difference
    /// `nil` of what is shown or told in one way, whatever has been done.
    package let operation: String?
    /// Where it differs after several operations, and nothing else does.
    package let circumstance: Circumstance?
    /// What a flag should have been, or whether there should have been an error: what is missing and what is there too much
    /// are two defects. `nil` of all else.
    private let flag: String?

    /// What several violations may have in common.
    package enum Difference: Hashable, Sendable {
      /// The same aspect is the first to differ.
      case first(String)
      /// What should be told or animated is not.
      case silence
      /// One frame decides what the content lies under.
      case contentUnderLess
      case contentUnderMore
    }

    init(aspect: String, operation: String, expected: String? = nil) {
      difference = .first(aspect)
      self.operation = Self.isOneForAll(aspect) ? nil : operation
      flag = expected.flatMap {
        ["true", "false", "an error", "no error"].contains($0) ? $0 : nil
      }
      circumstance = nil
    }

    init(_ difference: Difference, in circumstance: Circumstance? = nil) {
      self.difference = difference
      operation = nil
      flag = nil
      self.circumstance = circumstance
    }

    /// The aspect that is the first to differ, if that is all that is known.
    var aspect: String? {
      guard case .first(let aspect) = difference else { return nil }
      return aspect
    }

    /// Whether it differs in what the other does, after the same operation or in the same circumstance.
    func resembles(_ other: Trait) -> Bool {
      difference == other.difference && operation == other.operation
        && circumstance == other.circumstance
    }

    /// The reason why one defect is likely, as a sentence of each report.
    package var text: String {
      let difference =
        switch difference {
        case .first(let aspect): "'\(HarmlessText.line(aspect))' is the first to differ"
        case .silence: "what should be told or animated is not"
        case .contentUnderLess: "the content does not reach where it should"
        case .contentUnderMore: "the content reaches where it should not"
        }
      return "there, too, " + difference
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

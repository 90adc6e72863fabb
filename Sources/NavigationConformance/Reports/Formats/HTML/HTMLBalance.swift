/// How many requirements have which verdict, as a strip and in words.
struct HTMLBalance {
  private let requirements: [RequirementResult]

  init(_ requirements: [RequirementResult]) {
    self.requirements = requirements
  }

  var lines: [String] {
    let parts = ReportWords.counts(of: requirements)
    var start = 0
    let strips = parts.map { part in
      defer { start += part.count }
      return "<rect x=\"\(start)\" width=\"\(part.count)\" height=\"1\""
        + " fill=\"var(--\(Self.color(of: part.verdict)))\"/>"
    }
    let key = parts.map { part in
      HTMLText.element(
        "li",
        "<i style=\"background: var(--\(Self.color(of: part.verdict)))\"></i>"
          + part.words)
    }
    return [
      "<svg class=\"balance\" viewBox=\"0 0 \(requirements.count) 1\" preserveAspectRatio=\"none\" "
        + "aria-hidden=\"true\">\(strips.joined())</svg>",
      HTMLText.element("ul", ["class": "key"], key.joined()),
    ]
  }

  static func color(of verdict: RequirementResult.Verdict) -> String {
    switch verdict {
    case .holds: "good"
    case .violated: "bad"
    case .unsettled, .notExercised: "open"
    case .notApplicable: "idle"
    }
  }
}

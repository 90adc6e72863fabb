/// How many requirements have which verdict, as a strip and in words.
struct HTMLBalance {
  private let parts: [(verdict: RequirementResult.Verdict, count: Int)]
  private let total: Int

  init(_ requirements: [RequirementResult]) {
    parts = RequirementResult.Verdict.allCases.compactMap { verdict in
      let count = requirements.count { $0.verdict == verdict }
      return count > 0 ? (verdict, count) : nil
    }
    total = requirements.count
  }

  var lines: [String] {
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
          + "\(TextLayout.number(part.count)) \(words(part))")
    }
    return [
      "<svg class=\"balance\" viewBox=\"0 0 \(total) 1\" preserveAspectRatio=\"none\" "
        + "aria-hidden=\"true\">\(strips.joined())</svg>",
      HTMLText.element("ul", ["class": "key"], key.joined()),
    ]
  }

  private func words(_ part: (verdict: RequirementResult.Verdict, count: Int)) -> String {
    part.verdict == .holds && part.count > 1 ? "hold" : ReportWords.verdict(part.verdict)
  }

  static func color(of verdict: RequirementResult.Verdict) -> String {
    switch verdict {
    case .holds: "good"
    case .violated: "bad"
    case .notExercised: "open"
    case .notApplicable: "idle"
    }
  }
}

/// What one subject made of a stored scenario, and when that was seen first.
package struct CorpusFinding: Sendable {
  /// The name of the subject.
  package let subject: String
  package let verdict: CorpusVerdict
  /// How it differed, an aspect to a line.
  package let differences: [String]
  package let origin: CorpusOrigin?
  /// The day, as whoever stores the finding writes it. Nothing is judged by it.
  package let date: String?

  package init(
    subject: String, verdict: CorpusVerdict, differences: [String] = [],
    origin: CorpusOrigin? = nil, date: String? = nil
  ) {
    self.subject = subject
    self.verdict = verdict
    self.differences = differences
    self.origin = origin
    self.date = date
  }

  /// The one that came first, with the earliest day that was noted with any of them; `nil` of none.
  ///
  /// A day is no part of a finding: whoever stored the first one may not have noted it.
  init?(first findings: [CorpusFinding]) {
    guard let first = findings.min(by: { $0.precedes($1) }) else { return nil }
    let day = findings.compactMap(\.date)
      .min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.init(
      subject: first.subject, verdict: first.verdict, differences: first.differences,
      origin: first.origin, date: day)
  }

  /// The name as bytes: two names that only look alike are two.
  var subjectBytes: [UInt8] { Array(subject.utf8) }

  /// Whether this one came first. Total, so that it does not matter in which order findings meet.
  func precedes(_ other: CorpusFinding) -> Bool {
    switch (origin, other.origin) {
    case (let left?, let right?) where left != right: return left < right
    case (.some, nil): return true
    case (nil, .some): return false
    default: break
    }
    return rest.lexicographicallyPrecedes(other.rest) { left, right in
      left.lexicographicallyPrecedes(right)
    }
  }

  /// Everything but the origin.
  private var rest: [[UInt8]] {
    let days = date.map { [$0] } ?? []
    return
      ([subject, verdict.text, String(differences.count)] + differences + [String(days.count)]
      + days)
      .map { Array($0.utf8) }
  }
}

extension CorpusFinding: Hashable {
  package static func == (left: CorpusFinding, right: CorpusFinding) -> Bool {
    left.origin == right.origin && left.rest == right.rest
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(rest)
  }
}

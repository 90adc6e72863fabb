/// How a subject compares with a profile, row by row.
struct TextProfile {
  let profile: ProfileResult
  let width: Int
  let paint: Paint

  init(_ profile: ProfileResult, width: Int, paint: Paint) {
    self.profile = profile
    self.width = width
    self.paint = paint
  }

  var lines: [String] {
    let id = profile.rows.reduce(8) { max($0, TextLayout.width(of: $1.id)) }
    return [
      paint(.strong, "Profile \(HarmlessText.line(profile.id))")
        + paint(.quiet, " (decides nothing)")
    ]
      + TextLayout.paragraph(HarmlessText.line(profile.summary), lead: "  ", width: width)
      + profile.rows.flatMap { row($0, id: id) }
  }

  private func row(_ row: ProfileResult.Row, id: Int) -> [String] {
    let mark = row.verdict == .matches ? "=" : row.verdict == .notMet ? "?" : "≠"
    let head =
      "  \(mark) \(TextLayout.pad(HarmlessText.line(row.id), to: id))  "
      + TextLayout.pad(Self.words(for: row.verdict), to: 8) + "  "
    var lines = TextLayout.paragraph(HarmlessText.line(row.statement), lead: head, width: width)
    if row.verdict == .differs || row.verdict == .mixed {
      lines[0] = paint(.caution, lines[0])
      lines += TextLayout.paragraph(
        "the profile asks for: " + HarmlessText.line(row.reading), lead: "      ", width: width)
      if row.verdict == .differs {
        lines += TextLayout.paragraph(
          "this subject: " + row.readings.joined(separator: " or "), lead: "      ", width: width)
      }
    }
    lines += TextLayout.paragraph(
      HarmlessText.line(row.source), lead: "      \(row.basis.rawValue): ", width: width
    ).map { paint(.quiet, $0) }
    return lines + row.scenarios.map { paint(.quiet, "      " + $0.oneLine) }
  }

  /// How a row is known, and where from.
  static func origin(of row: ProfileResult.Row) -> String {
    "\(row.basis.rawValue): \(row.source)"
  }

  static func words(for verdict: ProfileResult.Verdict) -> String {
    switch verdict {
    case .matches: "matches"
    case .differs: "differs"
    case .mixed: "mixed"
    case .notMet: "not seen"
    }
  }
}

/// The text of known deviations, as their file holds it.
struct DeviationPrinter {
  private(set) var output = ""

  init(_ deviation: KnownDeviation) {
    print(.requirement, deviation.requirement)
    print(.kind, deviation.kind.rawValue)
    for (field, value) in [
      (DeviationField.reason, deviation.reason), (.link, deviation.link), (.until, deviation.until),
    ] {
      if let value { print(field, value) }
    }
    for hidden in deviation.hides { print(.hides, hidden) }
    for difference in deviation.differences { print(.differs, difference) }
    output += deviation.scenario.text + "\n"
  }

  private mutating func print(_ field: DeviationField, _ value: String) {
    output += "# \(field.rawValue): \(HeadValue.text(value))\n"
  }
}

extension KnownDeviation {
  /// Its part of a file.
  package var text: String { DeviationPrinter(self).output }

  /// What a file begins with.
  package static let head = "# \(DeviationField.format) \(DeviationField.formatVersion)\n"
}

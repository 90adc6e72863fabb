/// The text of a stored scenario. Equal entries have equal texts.
struct CorpusPrinter {
  private(set) var output = ""

  init(_ entry: CorpusEntry) {
    output = "# \(CorpusField.format) \(CorpusField.formatVersion)\n"
    print(.requirement, entry.requirement)
    if let statement = entry.scenario.system.statement(of: entry.requirement) {
      print(.statement, statement)
    }
    for finding in entry.findings {
      output += "#\n"
      print(.subject, finding.subject)
      print(.verdict, finding.verdict.text)
      for difference in finding.differences { print(.differs, difference) }
      if let origin = finding.origin { print(.found, origin.text) }
      if let date = finding.date { print(.date, date) }
    }
    output += "\n\(entry.scenario.text)\n\(CorpusField.end)\n"
  }

  private mutating func print(_ field: CorpusField, _ value: String) {
    output += "# \(field.rawValue): \(HeadValue.text(value))\n"
  }
}

extension CorpusEntry {
  /// What its file holds.
  package var text: String { CorpusPrinter(self).output }
}

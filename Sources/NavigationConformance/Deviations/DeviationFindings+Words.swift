extension DeviationFindings.Entry {
  /// What is declared, in one sentence; and what is wrong with that.
  package var sentence: String {
    let lead = "\(deviation.requirement) (\(deviation.kind.rawValue))"
    if let problem { return "line \(deviation.line): \(lead) \(HarmlessText.line(problem))" }
    var facts = [deviation.reason, deviation.link].compactMap { $0 }.map { HarmlessText.line($0) }
    if let until = deviation.until { facts.append("until \(until)") }
    if !deviation.hides.isEmpty { facts.append("hides \(TextLayout.list(deviation.hides))") }
    return facts.isEmpty ? lead : "\(lead): \(facts.joined(separator: "; "))"
  }
}

extension DeviationFindings {
  /// What has to be changed, and what follows from it all, for where no report says it.
  package func lines(for report: ConformanceReport) -> [String] {
    (problems.map(\.sentence) + [conclusion(of: report)]).filter { !$0.isEmpty }
  }

  /// What follows from it all, in sentences.
  package func conclusion(of report: ConformanceReport) -> String {
    if isLost { return "Nothing in \(file) was compared: the subject is not there to be asked." }
    var sentences: [String] = []
    if !undeclared.isEmpty {
      sentences.append("Not declared in \(file): \(TextLayout.list(undeclared)).")
    }
    if !problems.isEmpty {
      let lines = problems.map { String($0.deviation.line) }
      sentences.append(
        "\(file) has to be changed in line\(lines.count == 1 ? "" : "s") \(TextLayout.list(lines))."
      )
    }
    if !report.breakdowns.isEmpty || report.givenUp != nil {
      sentences.append("A breakdown cannot be declared.")
    }
    let open = report.requirements.filter {
      $0.level.isCounted && $0.verdict == .notExercised && !isHidden($0)
    }.map(\.id)
    if sentences.isEmpty, !entries.isEmpty, let first = open.first {
      let verb = open.count == 1 ? "was" : "were"
      sentences.append(
        "\(TextLayout.list(open)) \(verb) not exercised; where a known deviation is why, "
          + "'# hides: \(first)' in it says so.")
    }
    if sentences.isEmpty, !declared.isEmpty {
      sentences.append("All of it is declared in \(file).")
    }
    return sentences.joined(separator: " ")
  }
}

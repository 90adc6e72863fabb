import NavigationConformance

/// What shrinking a corpus again changes, file by file.
struct CorpusMinimizationText {
  private let minimization: CorpusMinimization
  private let contents: CorpusContents
  private let isDry: Bool

  init(_ minimization: CorpusMinimization, _ contents: CorpusContents, isDry: Bool) {
    self.minimization = minimization
    self.contents = contents
    self.isDry = isDry
  }

  var text: String {
    let lines = minimization.steps.flatMap(lines)
    let blocks =
      (lines.isEmpty ? [] : [lines]) + [[summary]] + CorpusList.problems(in: contents)
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func lines(_ step: CorpusMinimization.Step) -> [String] {
    var facts: [String] = []
    switch step.fate {
    case .unchanged: break
    case .shrunk(let before, let after):
      facts.append("shrunk from \(TextLayout.count(before, "line")) to \(after)")
    case .kept(let reason): facts.append("kept: \(reason)")
    }
    if step.name != step.file { facts.append("now \(HarmlessText.line(step.name))") }
    return facts.isEmpty ? [] : [HarmlessText.line(step.file)] + facts.map { "  " + $0 }
  }

  private var summary: String {
    let change = minimization.change
    guard !change.isEmpty else { return "Nothing to change." }
    let files = "\(TextLayout.count(change.files.count, "file")) to write"
    let removed = "\(TextLayout.number(change.removed.count)) to remove"
    return isDry
      ? "\(files), \(removed); nothing was changed, for this was a dry run."
      : "\(files), \(removed)."
  }
}

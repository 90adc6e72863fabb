/// What is recorded to break a subject down, which it does to the process that tries it where that is ours.
package struct RecordedBreakdowns {
  private let known: [(scenario: CorpusScenario, how: String)]

  /// - Parameters:
  ///   - entries: what is recorded.
  ///   - subject: the name.
  ///   - isInProcess: whether scenarios about a system are carried out by this process.
  package init(
    in entries: [CorpusEntry], of subject: String, isInProcess: (ScenarioSystem) -> Bool
  ) {
    known = entries.compactMap { entry in
      guard case .breaksDown(let how)? = entry.finding(on: subject)?.verdict,
        isInProcess(entry.scenario.system)
      else { return nil }
      return (entry.scenario, how)
    }
  }

  /// Why a scenario is not to be carried out; `nil` where nothing speaks against it. The same scenario may stand under a
  /// requirement as well, and what goes on after it begins with it.
  package func reason(against scenario: CorpusScenario) -> String? {
    for (broken, how) in known where broken.system == scenario.system {
      if broken == scenario {
        return "it is recorded that it breaks down (\(how)); use '--isolated'"
      }
      if scenario.story.lines.starts(with: broken.story.lines) {
        return "it begins with what is recorded to break down (\(how)); use '--isolated'"
      }
    }
    return nil
  }
}

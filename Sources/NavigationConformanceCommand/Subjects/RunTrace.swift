#if os(macOS) || os(Linux)
  import Foundation
  internal import NavigationConformance

  /// Notes which scenario this process is at, so that the next one can tell which took it along.
  struct RunTrace {
    private let trace: ScenarioTrace?
    let subject: NavigationSubject

    /// - Parameters:
    ///   - words: what the subject is chosen by.
    ///   - process: the worker that notes it; `nil` for a process of which there is one at a time.
    init(_ subject: NavigationSubject, chosenBy words: [String], process: Int32? = nil) {
      trace = TraceFolder.path(for: words, process: process).flatMap {
        ScenarioTrace($0, of: subject.name, claims: subject.capabilities)
      }
      self.subject = trace.map { subject.traced(by: $0) } ?? subject
    }

    /// The subject, and whatever else is judged with it, with a note of what they are at.
    @MainActor
    func choice(_ choice: SubjectChoice) -> SubjectChoice {
      guard let trace else { return choice.making(subject) }
      return choice.making(
        subject, layout: choice.layout?().traced(by: trace),
        lifecycle: choice.lifecycle?().traced(by: trace),
        toolbarController: choice.toolbarController?().traced(by: trace))
    }

    /// The run has come to its end by itself.
    func end() { trace?.remove() }

    /// What a process was at when it was gone; the note goes with the answer.
    static func last(_ words: [String], process: Int32? = nil) -> TracedScenario? {
      guard let path = TraceFolder.path(for: words, process: process) else { return nil }
      defer { if process != nil { _ = unsafe unlink(path) } }
      return TracedScenario(from: path, isOwned: process != nil)
    }

    /// What this process is at.
    static func present(_ words: [String]) -> TracedScenario? {
      TraceFolder.path(for: words, process: nil).flatMap { TracedScenario(from: $0, isOwned: true) }
    }

    /// The bytes of a note; they change with every scenario.
    static func bytes(_ words: [String], process: Int32? = nil) -> Data? {
      TraceFolder.path(for: words, process: process).flatMap {
        FileManager.default.contents(atPath: $0)
      }
    }
  }

  extension ConformanceCommand {
    /// The same, of a subject that is made for it; `nil` for one in a process of its own.
    @MainActor
    func traced(_ choice: SubjectChoice, _ console: Console) -> RunTrace? {
      choice.isInProcess ? traced(choice.make(), choice, console) : nil
    }

    /// The subject with a note of what it is at, and a word about a run that came to no end.
    @MainActor
    func traced(
      _ subject: NavigationSubject, _ choice: SubjectChoice, _ console: Console
    ) -> RunTrace? {
      // Whoever embeds the command looks after itself.
      guard givenConsole == nil else { return nil }
      if let last = RunTrace.last(choice.options) {
        let verb = last.scenario == nil ? Verb.check : .replay
        var words = [name, verb.rawValue] + choice.options + [FlagName.isolated.text]
        if let scenario = last.scenario { words.append(scenario) }
        if last.breaksRules { words += [OptionName.profile.text, "robustness"] }
        console.writeError(
          "\(name): the run before this one came to no end; it was at \(last.place). To see what that "
            + "does:\n  \(words.map { CommandWords.quoted($0) }.joined(separator: " "))\n")
      }
      TraceFolder.removeAbandoned(for: choice.options)
      return RunTrace(subject, chosenBy: choice.options)
    }
  }
#else
  import Foundation
  import NavigationConformance

  /// There are no processes here that could come after this one.
  struct RunTrace {
    let subject: NavigationSubject

    @MainActor
    func choice(_ choice: SubjectChoice) -> SubjectChoice { choice }

    func end() {}

    static func present(_ words: [String]) -> TracedScenario? { nil }
    static func bytes(_ words: [String]) -> Data? { nil }
  }

  extension ConformanceCommand {
    @MainActor
    func traced(_ choice: SubjectChoice, _ console: Console) -> RunTrace? { nil }

    @MainActor
    func traced(
      _ subject: NavigationSubject, _ choice: SubjectChoice, _ console: Console
    ) -> RunTrace? {
      nil
    }
  }
#endif

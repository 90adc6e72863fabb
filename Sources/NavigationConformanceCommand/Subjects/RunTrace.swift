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

    /// Tells on a thread of its own, while the run lasts, that one scenario goes on for long.
    func watch(_ words: [String], tell: @escaping @Sendable (TracedScenario) -> Void) {
      guard trace != nil, let path = TraceFolder.path(for: words) else { return }
      StallWatch(path, tell: tell).begin()
    }

    /// The run has come to its end by itself.
    func end() { trace?.remove() }

    /// What a process was at when it was gone; the note goes with the answer.
    static func last(_ words: [String], process: Int32? = nil) -> TracedScenario? {
      guard let path = TraceFolder.path(for: words, process: process) else { return nil }
      defer { if process != nil { _ = unsafe unlink(path) } }
      return TracedScenario(from: path, isOwned: process != nil)
    }

    /// The bytes of a note; they change with every scenario.
    static func bytes(_ words: [String], process: Int32) -> Data? {
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
    ///
    /// - Parameter watches: whether to tell of a scenario that goes on for long; not where others carry on meanwhile.
    @MainActor
    func traced(
      _ subject: NavigationSubject, _ choice: SubjectChoice, _ console: Console,
      watches: Bool = true
    ) -> RunTrace? {
      // Whoever embeds the command looks after itself.
      guard givenConsole == nil else { return nil }
      let (command, options) = (name, choice.options)
      if let last = RunTrace.last(options) {
        console.writeError(
          "\(command): the run before this one came to no end; it was at \(last.place). To see what that "
            + "does:\n  \(last.isolatedReplay(command, options))\n")
      }
      TraceFolder.removeAbandoned(for: options)
      let trace = RunTrace(subject, chosenBy: options)
      guard watches else { return trace }
      // A line of progress is left standing above it.
      let lead = console.isErrorTerminal ? "\n" : ""
      trace.watch(options) { stalled in
        let word =
          "\(command): this run has been at \(stalled.place) for \(StallWatch.patience.components.seconds) s. If the "
          + "subject hangs there, it will not end by itself. A process of its own finds out in which step:\n  "
          + "\(stalled.isolatedReplay(command, options))\n"
        try? StandardStreams.write(lead + word, to: STDERR_FILENO)
      }
      return trace
    }
  }

  extension TracedScenario {
    /// What shows the scenario of a subject, chosen by these options, in a process that may break down.
    func isolatedReplay(_ command: String, _ options: [String]) -> String {
      let verb = scenario == nil ? Verb.check : .replay
      var words = [command, verb.rawValue] + options + [FlagName.isolated.text]
      if let scenario { words.append(scenario) }
      if breaksRules { words += [OptionName.profile.text, "robustness"] }
      return words.map { CommandWords.quoted($0) }.joined(separator: " ")
    }
  }
#else
  import NavigationConformance

  /// There are no processes here that could come after this one.
  struct RunTrace {
    let subject: NavigationSubject

    @MainActor
    func choice(_ choice: SubjectChoice) -> SubjectChoice { choice }

    func end() {}
  }

  extension ConformanceCommand {
    @MainActor
    func traced(_ choice: SubjectChoice, _ console: Console) -> RunTrace? { nil }

    @MainActor
    func traced(
      _ subject: NavigationSubject, _ choice: SubjectChoice, _ console: Console,
      watches: Bool = true
    ) -> RunTrace? {
      nil
    }
  }
#endif

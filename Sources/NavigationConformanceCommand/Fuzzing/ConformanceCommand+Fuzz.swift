import Foundation
import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func fuzz(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let start = ContinuousClock.now
    // A night does not end because nobody reads its messages any more. Whoever embeds the command decides on its own, but for
    // a run that starts processes: to those one writes without this signal.
    if givenConsole == nil { signal(SIGPIPE, SIG_IGN) }
    if let operand = arguments.operands.first {
      throw .usage(
        "'fuzz' takes no argument, found \(HarmlessArgument.quoted(operand))", .fuzz)
    }
    let choice = try subject(arguments)
    try choice.requireNavigation(for: "'fuzz'")
    let delivery = try ReportDelivery(arguments)
    let known = try DeviationFile(arguments)
    let request = try FuzzRequest(
      arguments, environment: ProcessInfo.processInfo.environment,
      processors: FuzzRun.processors)
    let made = choice.make()
    let lock = try lock(request)
    defer { lock?.release() }
    let kept = try kept(request, made)
    let trace = choice.isInProcess ? traced(made, choice, console) : nil
    let subject = trace?.subject ?? made

    let progress = FuzzProgress(
      name: name, console: console,
      formerSteps: kept.map { request.beginning(of: $0).total.stepCount } ?? 0
    ) { ContinuousClock.now - start }
    if let kept, let file = request.resume {
      let known = ConformanceReport(request.beginning(of: kept), seed: kept.seed)
      progress.say(
        "goes on from \(HarmlessArgument.path(file.path)): \(TextLayout.count(known.scenarioCount, "scenario")), "
          + "\(known.violations.count) violated")
    }
    let corpus = request.corpus.map { FuzzCorpus($0, subject) { progress.say($0) } }
    if let kept { corpus?.add(kept.state.record) } else { corpus?.read() }
    let signals = givenConsole == nil ? SignalWatch(lastWords: lastWords(on: choice)) : nil
    let options = request.options(kept, stored: corpus?.stored ?? [])
    corpus?.begun = options.stored.map { CorpusScenario($0) } + options.storedBeside
    let run = FuzzRun(
      subject: subject, systems: (trace?.choice(choice) ?? choice).smallSystems,
      options: options, request: request,
      kept: kept, corpus: corpus, progress: progress,
      end: RunEnd(
        request.length, from: start, signals: signals,
        stalls: stallWatch(over: choice)),
      worker: (OwnExecutable.url, choice.options), step: try arguments.processLimits().step)
    let result = try await run.result()
    var report = result.report
    let (deviations, failure) =
      await known?.findings(
        on: Self.corpusSubject(choice, trace), report, console, name: name) ?? (nil, nil)
    trace?.end()
    run.end.hasComeBack()

    if report.adapterError == nil { note(run.end, request, choice.otherSystems, in: &report) }
    return deliver(
      report, delivery, choice, console, deviations,
      beside: result.failures + [failure].compactMap { $0 })
  }

  /// Says what was not judged. Whoever asked for a number of scenarios and ended the run before has not got them, and nor has
  /// whoever merges its report; a time says nothing of how far it leads.
  @MainActor private func note(
    _ end: RunEnd, _ request: FuzzRequest, _ unjudged: [ScenarioSystem],
    in report: inout ConformanceReport
  ) {
    if end.isBySignal, case .scenarios(let wanted) = request.length {
      let interruption = RunInterruption(
        seed: report.seed, wantedCount: wanted, scenarioCount: report.scenarioCount)
      report.note(interruption, unjudged: unjudged)
      return
    }
    if end.isBySignal {
      report.notes.append(
        "A signal ended the run after \(TextLayout.count(report.scenarioCount, "scenario")).")
    }
    report.noteUnjudged(unjudged)
  }

  /// Sees to it that nobody else writes the file in which the campaign is kept.
  private func lock(_ request: FuzzRequest) throws(CommandFailure) -> CampaignLock? {
    guard let file = request.resume else { return nil }
    try OutputFile(file.path).checkBeforehand()
    return try CampaignLock(file)
  }

  /// The campaign to go on with, if there is one, and it is the right one.
  private func kept(
    _ request: FuzzRequest, _ subject: NavigationSubject
  ) throws(CommandFailure) -> KeptCampaign? {
    guard let file = request.resume else { return nil }
    guard let kept = try file.read() else { return nil }
    if let difference = kept.difference(from: subject, seed: request.seed, shard: request.shard) {
      throw CommandFailure(
        code: .badData,
        message: "\(HarmlessArgument.path(file.path)) holds another campaign: \(difference); "
          + "use another file, or remove this one", advice: .none)
    }
    return kept
  }

  /// Runs scenarios for another process, which has started this one.
  @MainActor
  func work(on arguments: ParsedArguments) async throws(CommandFailure) -> ExitCode {
    let choice = try subject(arguments)
    #if os(macOS) || os(Linux)
      let trace = RunTrace(
        choice.make(), chosenBy: choice.options,
        process: ProcessInfo.processInfo.processIdentifier)
      defer { trace.end() }
      var loop = WorkerLoop(trace.subject, trace.choice(choice).smallSystems)
      return await loop.run()
    #else
      throw CommandFailure(
        code: .ownFailure, message: "there are no worker processes on this platform",
        advice: .none)
    #endif
  }
}

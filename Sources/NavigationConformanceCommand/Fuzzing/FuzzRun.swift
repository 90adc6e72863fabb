import Foundation
import NavigationConformance

/// One run of a long campaign: from what is kept of it to its report.
@MainActor
struct FuzzRun {
  let subject: NavigationSubject
  /// What the subject has beside its navigation stack.
  let systems: [SmallSystem]
  let options: CampaignOptions
  let request: FuzzRequest
  let kept: KeptCampaign?
  let corpus: FuzzCorpus?
  let progress: FuzzProgress
  let end: RunEnd
  /// How a worker is started: an executable, and what the subject is chosen by.
  let worker: (executable: URL?, options: [String])
  /// How long a step of a subject in another process may take.
  let step: Duration

  /// What a run came to.
  struct Result {
    let report: ConformanceReport
    /// What went wrong beside it.
    let failures: [CommandFailure]
  }

  func result() async throws(CommandFailure) -> Result {
    let keeper = request.resume.map { file in
      CampaignKeeper(file, options, isInProcess: subject.isInProcess) { progress.say($0) }
    }
    let control = CampaignControl(
      progress: { progress.show($0) },
      patience: Patience(
        isOver: {
          progress.tick()
          return end.look()
        },
        isInHaste: { end.isAskedFor },
        isOut: {
          progress.tick()
          return end.isOutOfPatience()
        }),
      checkpoint: { keeper?.keep($0) },
      found: { corpus?.add($0) },
      brokeDown: { corpus?.add($0) },
      judged: { corpus?.add($0) })
    var campaign: Campaign
    do throws(UnknownRequirement) {
      campaign = try Campaign(subject: subject, options: options)
    } catch {
      throw CommandFailure(code: .ownFailure, message: error.description, advice: .none)
    }
    campaign.systems = systems
    if let kept { campaign.resume(from: kept.state) }
    var failures: [CommandFailure] = []
    let report: ConformanceReport
    if request.jobs == 1 {
      report = await campaign.run(control)
    } else {
      report = try await sharedOut(&campaign, control, &failures)
    }
    keeper?.save()
    progress.clear()
    if let problem = keeper?.problem { failures.append(problem) }
    return Result(report: report, failures: failures)
  }

  #if os(macOS) || os(Linux)
    private func sharedOut(
      _ campaign: inout Campaign, _ control: CampaignControl, _ failures: inout [CommandFailure]
    ) async throws(CommandFailure) -> ConformanceReport {
      guard ProcessInfo.processInfo.environment[Self.mark] == nil else {
        throw CommandFailure(
          code: .ownFailure,
          message: "a worker is asked to start workers; the executable has to hand its arguments "
            + "on to the command", advice: .none)
      }
      guard let executable = worker.executable else {
        throw CommandFailure(
          code: .ownFailure, message: "cannot find the command's own file; use '--jobs 1'",
          advice: .none)
      }
      var environment = ProcessInfo.processInfo.environment
      environment[Self.mark] = "1"
      var pool = WorkerPool(
        WorkerPool.Settings(
          executable: executable, options: worker.options, environment: environment,
          count: request.jobs, expected: WorkerAnswer.Hello(subject),
          // A worker says who it is when its subject has, which may take the time of a few steps.
          longestStart: .seconds(60) + step * 3,
          isOver: {
            progress.tick()
            return end.look()
          },
          say: { progress.say($0) }))
      let report = await campaign.run(&pool, control)
      pool.end()
      if let failure = campaign.failure {
        failures.append(
          CommandFailure(
            code: pool.hasCrashed ? .unavailable : .ownFailure,
            message: "\(failure); the report is about what came before", advice: .none))
      }
      if let tally = campaign.uncounted {
        let place = campaign.failure == nil ? "behind what was not waited for" : "behind it"
        failures += UncountedFindings(tally: tally, report: report, place: place).failures
      }
      return report
    }

    /// In a worker's environment.
    private static var mark: String { "NAVIGATION_CONFORMANCE_WORKER" }
  #else
    private func sharedOut(
      _ campaign: inout Campaign, _ control: CampaignControl, _ failures: inout [CommandFailure]
    ) async throws(CommandFailure) -> ConformanceReport {
      throw CommandFailure(
        code: .usage, message: "there are no worker processes on this platform; use '--jobs 1'",
        advice: .help(.fuzz))
    }
  #endif

  /// How many workers there are if it is not said.
  static var processors: Int {
    #if os(macOS) || os(Linux)
      max(ProcessInfo.processInfo.activeProcessorCount, 1)
    #else
      1
    #endif
  }
}

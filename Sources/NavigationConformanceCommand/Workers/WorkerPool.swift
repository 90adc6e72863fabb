#if os(macOS) || os(Linux)
  import Foundation
  import NavigationConformance

  /// Worker processes that share the scenarios out among themselves, and judge the small systems before.
  struct WorkerPool: CampaignExecutor {
    private let settings: Settings
    private var workers: [WorkerProcess] = []
    /// What came of small systems, as far as nobody has asked for it yet.
    private var outcomes: [ScenarioSystem: SystemOutcome] = [:]
    /// Since when small systems are to end.
    private var systemsEndSince: ContinuousClock.Instant?
    private var workNumber = 0
    /// Stretches whose worker was killed, to be run again.
    private var lost: [Range<Int>] = []
    /// Where stretches begin that have been run again.
    private var repeated: Set<Int> = []
    /// How many workers in a row were killed before they said who they are.
    private var lostStarts = 0
    /// Why no more stretches are run.
    private var failure: ExecutionFailure?
    /// Whether scenarios have ended a worker.
    private(set) var hasCrashed = false

    struct Settings {
      let executable: URL
      /// What the subject is chosen by.
      let options: [String]
      let environment: [String: String]
      let count: Int
      /// Who the workers have to be.
      let expected: WorkerAnswer.Hello
      /// So long may pass until the first of them says who it is.
      let longestStart: Duration
      /// Asked now and then while nothing comes in; once it says so, what is under way is waited for no longer than
      /// a few seconds.
      let isOver: () -> Bool
      /// Told what the person at the terminal should know.
      let say: (String) -> Void
    }

    init(_ settings: Settings) {
      self.settings = settings
    }

    /// A stretch should take about this long: little to lose, and little to tell. Many workers are heard less often.
    private var pace: Duration { .milliseconds(100) * max(1, settings.count / 8) }
    private static let longestEnd = Duration.seconds(5)
    /// No scenario takes as long, unless the subject does not come back.
    private static let longestScenario = Duration.seconds(60)
    /// Somebody who kills more than so many that have not begun yet means it.
    private static let mostLostStarts = 3

    mutating func run(
      _ work: EpochWork, completed: (Range<Int>, CampaignTally) async -> Bool
    ) async throws(ExecutionFailure) {
      while workers.count < settings.count { try start() }
      workNumber += 1
      lost = []
      var next = work.range.lowerBound
      var goesOn = true
      var overSince: ContinuousClock.Instant?
      while true {
        if goesOn { try tell(work, from: &next) }
        let isLeft = goesOn && (!lost.isEmpty || next < work.range.upperBound)
        guard isLeft || workers.contains(where: { $0.stretch != nil }) else { break }
        for worker in Self.ready(workers) {
          guard let result = try receive(worker, work) else { continue }
          // A stretch that was cut short has shown that there is no sense in going on.
          goesOn = await completed(result.ran, result.tally) && result.isWhole && goesOn
        }
        try buryStuck(work)
        try expectGreeting()
        if failure != nil { goesOn = false }
        if settings.isOver() {
          goesOn = false
          let since = overSince ?? ContinuousClock.now
          overSince = since
          if ContinuousClock.now - since > Self.longestEnd { break }
        }
      }
      if let failure { throw failure }
    }

    /// Ends all workers.
    mutating func end() {
      for worker in workers { worker.closeOrders() }
      let asked = ContinuousClock.now + .seconds(2)
      for worker in workers where !worker.hasEnded(by: asked) { worker.endAtOnce() }
      let killed = ContinuousClock.now + .seconds(2)
      for worker in workers {
        _ = worker.hasEnded(by: killed)
        _ = RunTrace.last(settings.options, process: worker.id)
      }
      workers = []
    }

    private mutating func start() throws(ExecutionFailure) {
      // Who writes to a worker that is dead should be told so, and live.
      signal(SIGPIPE, SIG_IGN)
      do {
        workers.append(
          try WorkerProcess(
            settings.executable, arguments: [Invocation.workerWord] + settings.options,
            environment: settings.environment))
      } catch {
        throw ExecutionFailure("cannot start a worker: \(error.localizedDescription)")
      }
    }

    /// Gives everyone something to do, as far as there is something.
    private mutating func tell(
      _ work: EpochWork, from next: inout Int
    ) throws(ExecutionFailure) {
      for worker in workers where worker.task == .waiting {
        let first = lost.min { $0.lowerBound < $1.lowerBound }
        guard let stretch = first ?? work.stretch(from: next, of: worker.length) else { return }
        lost.removeAll { $0 == first }
        next = max(next, stretch.upperBound)
        do {
          try worker.run(stretch, of: work, number: workNumber)
        } catch {
          throw ExecutionFailure("cannot write JSON: \(error)")
        }
      }
    }

    /// Those of the workers that have something to say, after so many milliseconds at most.
    private static func ready(
      _ workers: [WorkerProcess], within milliseconds: Int32 = 100
    ) -> [WorkerProcess] {
      let answered = workers.filter(\.hasAnswer)
      guard answered.isEmpty else { return answered }
      var entries = workers.map { worker in
        pollfd(fd: worker.descriptor, events: Int16(POLLIN), revents: 0)
      }
      guard unsafe poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
      return zip(workers, entries).filter { $0.1.revents != 0 }.map(\.0)
    }
  }

  // MARK: - Small systems

  extension WorkerPool {
    /// Small systems are fewer than workers may be, and this process is at work itself: one worker fewer than there are
    /// to be judges them.
    mutating func begin(_ works: [SystemWork]) {
      let count = min(max(settings.count - 1, 1), works.count)
      // Whoever cannot be started is missed when there is something else for it to do.
      do throws(ExecutionFailure) {
        while workers.count < count { try start() }
      } catch { return }
      for (place, worker) in workers.enumerated() {
        try? worker.judge(
          stride(from: place, to: works.count, by: count).map { works[$0] })
      }
    }

    mutating func outcome(of work: SystemWork) throws(ExecutionFailure) -> SystemOutcome? {
      while outcomes[work.system] == nil,
        let worker = workers.first(where: { $0.openSystems.contains(work.system) })
      {
        if settings.isOver(), try !isWaitedFor(worker) { return nil }
        for worker in Self.ready(workers.filter { !$0.openSystems.isEmpty }) { try hear(worker) }
        for worker in stuck(workers.filter { !$0.openSystems.isEmpty }) {
          worker.kill()
          try mourn(worker)
        }
        // This process judges what they were told to.
        for worker in workers where worker.isSilent(for: settings.longestStart) {
          let systems = worker.openSystems.map { "the \($0.title)" }
          if !systems.isEmpty {
            settings.say(
              "a worker does not say who it is; this process judges \(TextLayout.list(systems))")
          }
          worker.kill()
          dismiss(worker)
        }
      }
      return outcomes.removeValue(forKey: work.system)
    }

    /// Tells all who judge small systems to end it. A worker that does not is ended.
    private mutating func isWaitedFor(_ worker: WorkerProcess) throws(ExecutionFailure) -> Bool {
      guard let since = systemsEndSince else {
        systemsEndSince = .now
        for worker in workers where !worker.openSystems.isEmpty { try? worker.endSystems() }
        return true
      }
      guard ContinuousClock.now - since > Self.longestEnd else { return true }
      worker.kill()
      dismiss(worker)
      return false
    }

    private mutating func hear(_ worker: WorkerProcess) throws(ExecutionFailure) {
      switch worker.receive() {
      case .part: return
      case .end: try mourn(worker)
      case .line(let line):
        let answer = try answer(line)
        guard try !isGreeting(answer, from: worker) else { return }
        guard let document = answer.system, let system = worker.takeSystem() else {
          throw misunderstanding("an answer that nobody asked for")
        }
        do throws(RecordFault) {
          outcomes[system] = try document.outcome()
        } catch {
          throw Self.unreadable(error)
        }
      }
    }

    /// A worker is dead. If it was killed, this process judges what is left; otherwise what it judged did it.
    private mutating func mourn(_ worker: WorkerProcess) throws(ExecutionFailure) {
      guard let system = worker.openSystems.first else { return }
      let fate = worker.fate()
      let last = dismiss(worker)
      let place = "a worker \(fate.text) while it judged the \(system.title)"
      guard !fate.isKilled || worker.wasStuck else {
        return settings.say("\(place); this process does so now")
      }
      guard worker.task != .starting else { throw Self.endedUnknown(fate.text) }
      hasCrashed = true
      throw ExecutionFailure(place + Self.place(of: last))
    }

    @discardableResult
    private mutating func dismiss(_ worker: WorkerProcess) -> TracedScenario? {
      workers.removeAll { $0 === worker }
      return RunTrace.last(settings.options, process: worker.id)
    }

    private static func place(of last: TracedScenario?) -> String {
      last.map { ", at \($0.scenario.map { "'\($0)'" } ?? $0.place)" } ?? ""
    }
  }

  // MARK: - Workers that do not come back

  extension WorkerPool {
    /// Ends the workers that have been at one scenario for too long.
    private mutating func buryStuck(_ work: EpochWork) throws(ExecutionFailure) {
      for worker in stuck(workers.filter { $0.stretch != nil }) {
        worker.kill()
        try bury(worker, work)
      }
    }

    /// A program that does not hand its arguments on may wait for something for ever. Beside others that are at work, one
    /// that says nothing is one worker fewer.
    private func expectGreeting() throws(ExecutionFailure) {
      let silent = workers.filter { $0.isSilent(for: settings.longestStart) }
      guard !workers.isEmpty, silent.count == workers.count else { return }
      throw ExecutionFailure("no worker says who it is; \(Self.advice)")
    }

    private func stuck(_ candidates: [WorkerProcess]) -> [WorkerProcess] {
      // One that has answered is not at anything: its answer has waited for this process, which may have made a counterexample
      // meanwhile.
      let answering = Set(Self.ready(candidates, within: 0).map { ObjectIdentifier($0) })
      return candidates.filter { worker in
        !answering.contains(ObjectIdentifier(worker))
          && worker.isStuck(
            at: RunTrace.bytes(settings.options, process: worker.id), for: Self.longestScenario)
      }
    }
  }

  // MARK: - Answers

  extension WorkerPool {
    /// What a stretch came to.
    private struct Result {
      let ran: Range<Int>
      let isWhole: Bool
      let tally: CampaignTally
    }

    private mutating func receive(
      _ worker: WorkerProcess, _ work: EpochWork
    ) throws(ExecutionFailure) -> Result? {
      switch worker.receive() {
      case .part: return nil
      case .end:
        try bury(worker, work)
        return nil
      case .line(let line): return try result(of: try answer(line), from: worker)
      }
    }

    private mutating func answer(_ line: Data) throws(ExecutionFailure) -> WorkerAnswer {
      guard let answer = try? JSONDecoder().decode(WorkerAnswer.self, from: line) else {
        throw misunderstanding(String(decoding: line, as: UTF8.self))
      }
      if let fault = answer.fault {
        throw ExecutionFailure("a worker does not understand what it is told: \(fault)")
      }
      if let loss = answer.loss {
        hasCrashed = true
        throw ExecutionFailure("a worker came to an end: \(loss)")
      }
      return answer
    }

    /// Whether it says who it is, and is who it has to be.
    private mutating func isGreeting(
      _ answer: WorkerAnswer, from worker: WorkerProcess
    ) throws(ExecutionFailure) -> Bool {
      guard worker.task == .starting, let hello = answer.hello else { return false }
      guard hello == settings.expected else {
        throw ExecutionFailure(
          "a worker judges \(hello.subject) by version \(hello.version), expected "
            + "\(settings.expected.subject) by \(settings.expected.version) with the same claims")
      }
      worker.becomeIdle(pace: pace)
      lostStarts = 0
      return true
    }

    private mutating func result(
      of answer: WorkerAnswer, from worker: WorkerProcess
    ) throws(ExecutionFailure) -> Result? {
      guard try !isGreeting(answer, from: worker) else { return nil }
      guard let stretch = worker.stretch, let ran = answer.ran, ran.count == 2,
        let document = answer.tally, ran[0] == stretch.lowerBound, ran[1] >= ran[0],
        ran[1] <= stretch.upperBound
      else { throw misunderstanding("an answer that nobody asked for") }
      worker.becomeIdle(pace: pace)
      do throws(RecordFault) {
        return Result(
          ran: ran[0]..<ran[1], isWhole: ran[1] == stretch.upperBound,
          tally: try document.tally())
      } catch {
        throw Self.unreadable(error)
      }
    }

    private static func endedUnknown(_ fate: String) -> ExecutionFailure {
      ExecutionFailure("a worker \(fate) before it said who it is")
    }

    private static func unreadable(_ fault: RecordFault) -> ExecutionFailure {
      ExecutionFailure("a worker's answer cannot be read: \(fault)")
    }

    private func misunderstanding(_ line: String) -> ExecutionFailure {
      ExecutionFailure(
        "a worker answers \(HarmlessArgument.quoted(line)); \(Self.advice)")
    }

    private static var advice: String {
      "the executable has to hand its arguments on to the command, and print nothing before"
    }

    /// A worker is dead. If it was killed, somebody else did it, and its stretch is run again; otherwise the scenarios
    /// did it.
    private mutating func bury(
      _ worker: WorkerProcess, _ work: EpochWork
    ) throws(ExecutionFailure) {
      let fate = worker.fate()
      let last = dismiss(worker)
      let isKilled = fate.isKilled && !worker.wasStuck
      if worker.task == .starting {
        guard isKilled, lostStarts < Self.mostLostStarts else {
          throw Self.endedUnknown(fate.text)
        }
        lostStarts += 1
        settings.say("a worker \(fate.text) before it said who it is; another one takes its place")
        return try start()
      }
      guard let stretch = worker.stretch else {
        settings.say("a worker \(fate.text) while it waited; another one takes its place")
        return try start()
      }
      let place =
        "a worker \(fate.text) in generated scenarios \(TextLayout.number(stretch.lowerBound)) to "
        + "\(TextLayout.number(stretch.upperBound - 1)) of seed \(work.seed), "
        + "shard \(work.shard.text)"
        + Self.place(of: last)
      if isKilled, repeated.insert(stretch.lowerBound).inserted {
        settings.say("\(place); they are run again")
        lost.append(stretch)
        return try start()
      }
      hasCrashed = true
      if failure == nil { failure = ExecutionFailure(place) }
    }
  }
#endif

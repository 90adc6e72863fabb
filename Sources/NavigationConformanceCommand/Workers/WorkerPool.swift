#if os(macOS) || os(Linux)
  import Foundation
  import NavigationConformance

  /// Worker processes that share the scenarios out among themselves.
  struct WorkerPool: EpochExecutor {
    private let settings: Settings
    private var workers: [WorkerProcess] = []
    private var workNumber = 0
    /// Stretches whose worker was killed, to be run again.
    private var lost: [Range<Int>] = []
    /// Where stretches begin that have been run again.
    private var repeated: Set<Int> = []
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
        for worker in ready() {
          guard let result = try receive(worker, work) else { continue }
          // A stretch that was cut short has shown that there is no sense in going on.
          goesOn = await completed(result.ran, result.tally) && result.isWhole && goesOn
        }
        try buryStuck(work)
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
      for worker in workers {
        worker.end()
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

    /// The workers that have something to say, after so many milliseconds at most.
    private func ready(within milliseconds: Int32 = 100) -> [WorkerProcess] {
      var entries = workers.map { worker in
        pollfd(fd: worker.descriptor, events: Int16(POLLIN), revents: 0)
      }
      guard unsafe poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
      return zip(workers, entries).filter { $0.1.revents != 0 }.map(\.0)
    }
  }

  // MARK: - Workers that do not come back

  extension WorkerPool {
    /// Ends the workers that have been at one scenario for too long.
    private mutating func buryStuck(_ work: EpochWork) throws(ExecutionFailure) {
      // One that has answered is not at anything: its answer has waited for this process, which may have made a counterexample
      // meanwhile.
      let answering = Set(ready(within: 0).map { ObjectIdentifier($0) })
      for worker in workers
      where worker.stretch != nil && !answering.contains(ObjectIdentifier(worker)) {
        let options = settings.options
        guard
          worker.isStuck(
            at: RunTrace.bytes(options, process: worker.id), for: Self.longestScenario)
        else { continue }
        worker.kill()
        try bury(worker, work)
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
      case .line(let line):
        guard let answer = try? JSONDecoder().decode(WorkerAnswer.self, from: line) else {
          throw misunderstanding(String(decoding: line, as: UTF8.self))
        }
        return try result(of: answer, from: worker)
      }
    }

    private func result(
      of answer: WorkerAnswer, from worker: WorkerProcess
    ) throws(ExecutionFailure) -> Result? {
      if let fault = answer.fault {
        throw ExecutionFailure("a worker does not understand what it is told: \(fault)")
      }
      if worker.task == .starting, let hello = answer.hello {
        guard hello == settings.expected else {
          throw ExecutionFailure(
            "a worker judges \(hello.subject) by version \(hello.version), expected "
              + "\(settings.expected.subject) by \(settings.expected.version) with the same claims")
        }
        worker.becomeIdle(pace: pace)
        return nil
      }
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
        throw ExecutionFailure("a worker's answer cannot be read: \(error)")
      }
    }

    private func misunderstanding(_ line: String) -> ExecutionFailure {
      ExecutionFailure(
        "a worker answers \(HarmlessArgument.quoted(line)); the executable has to hand its "
          + "arguments on to the command, and print nothing before")
    }

    /// A worker is dead. If it was killed, somebody else did it, and its stretch is run again; otherwise the scenarios
    /// did it.
    private mutating func bury(
      _ worker: WorkerProcess, _ work: EpochWork
    ) throws(ExecutionFailure) {
      let fate = worker.fate()
      let last = RunTrace.last(settings.options, process: worker.id)
      workers.removeAll { $0 === worker }
      guard worker.task != .starting else {
        throw ExecutionFailure("a worker \(fate.text) before it said who it is")
      }
      guard let stretch = worker.stretch else {
        settings.say("a worker \(fate.text) while it waited; another one takes its place")
        return try start()
      }
      let place =
        "a worker \(fate.text) in generated scenarios \(TextLayout.number(stretch.lowerBound)) to "
        + "\(TextLayout.number(stretch.upperBound - 1)) of seed \(work.seed), "
        + "shard \(work.shard.text)"
        + (last.map { ", at \($0.scenario.map { "'\($0)'" } ?? $0.place)" } ?? "")
      if fate.isKilled, !worker.wasStuck, repeated.insert(stretch.lowerBound).inserted {
        settings.say("\(place); they are run again")
        lost.append(stretch)
        return try start()
      }
      hasCrashed = true
      if failure == nil { failure = ExecutionFailure(place) }
    }
  }
#endif

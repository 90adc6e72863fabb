#if os(macOS) || os(Linux)
  import Foundation
  import NavigationConformance

  /// A process that judges small systems and runs stretches of scenarios.
  final class WorkerProcess {
    private let process: Process
    private let orders: Pipe
    private let answers: Pipe
    private var channel: LineChannel
    /// What it is doing.
    private(set) var task = Task.starting
    /// So many scenarios take about as long as a stretch should.
    private(set) var length = 64
    /// The small systems that it has still to judge, in the order in which it answers.
    private(set) var openSystems: [ScenarioSystem] = []
    /// The number of the work that it knows.
    private var knownWork = 0

    enum Task: Hashable {
      /// It has not said who it is.
      case starting
      case waiting
      case running(Range<Int>, since: ContinuousClock.Instant)
    }

    /// - Throws: what `Process` throws.
    init(_ executable: URL, arguments: [String], environment: [String: String]) throws {
      (process, orders, answers) = (Process(), Pipe(), Pipe())
      process.executableURL = executable
      process.arguments = arguments
      process.environment = environment
      process.standardInput = orders
      process.standardOutput = answers
      channel = LineChannel(
        input: answers.fileHandleForReading.fileDescriptor,
        output: orders.fileHandleForWriting.fileDescriptor)
      // Others that are started later must not keep these open.
      for descriptor in [channel.input, channel.output] {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      }
      try process.run()
    }

    var id: Int32 { process.processIdentifier }

    /// For how long it has been waited for to say who it is.
    private var silence = Duration.zero
    private var lastListened = ContinuousClock.now

    /// Whether it has not said who it is for so long. Asked about again and again.
    func isSilent(for longest: Duration) -> Bool {
      guard task == .starting else { return false }
      // Whoever asks may have been stopped in between, and the worker with it.
      silence += min(ContinuousClock.now - lastListened, .seconds(2))
      lastListened = ContinuousClock.now
      return silence > longest
    }

    /// What it was at when it was last asked, and for how long it has been seen to be at that.
    private var note: (bytes: Data?, time: Duration)?
    private var lastAsked = ContinuousClock.now
    /// Whether it was ended because it did not come back.
    private(set) var wasStuck = false

    /// Whether it has been at one scenario for so long. Asked about once a second.
    func isStuck(at current: @autoclosure () -> Data?, for longest: Duration) -> Bool {
      let passed = ContinuousClock.now - lastAsked
      guard passed > .seconds(1) else { return false }
      lastAsked = ContinuousClock.now
      let bytes = current()
      guard let former = note, former.bytes == bytes, bytes?.isEmpty == false else {
        note = (bytes, .zero)
        return false
      }
      // Whoever asks may have been stopped in between, and the worker with it.
      let time = former.time + min(passed, .seconds(2))
      note = (bytes, time)
      return time > longest
    }

    /// Ends it at once.
    func kill() {
      wasStuck = true
      Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Where its answers can be waited for.
    var descriptor: Int32 { channel.input }

    /// What it is running.
    var stretch: Range<Int>? {
      if case .running(let stretch, _) = task { stretch } else { nil }
    }

    /// Tells it to judge small systems.
    func judge(_ works: [SystemWork]) throws {
      openSystems += works.map(\.system)
      _ = try channel.send(WorkerOrder.judge(works))
    }

    /// Tells it to judge no more of them than it has.
    func endSystems() throws {
      _ = try channel.send(WorkerOrder.end)
    }

    /// It has judged one.
    func takeSystem() -> ScenarioSystem? {
      openSystems.isEmpty ? nil : openSystems.removeFirst()
    }

    /// Tells it to run a stretch. One that is dead says so by the end of its answers.
    func run(_ stretch: Range<Int>, of work: EpochWork, number: Int) throws {
      task = .running(stretch, since: ContinuousClock.now)
      if knownWork != number {
        knownWork = number
        guard try channel.send(WorkerOrder.work(work)) else { return }
      }
      _ = try channel.send(WorkerOrder.run(stretch))
    }

    /// Whether an answer has come in with another one before it.
    var hasAnswer: Bool { channel.hasLine }

    func receive() -> LineChannel.Arrival { channel.receive() }

    /// It has answered; of how long it took follows how much it is told next.
    func becomeIdle(pace: Duration) {
      if case .running(_, let since) = task {
        let time = ContinuousClock.now - since
        if time < pace / 2 { length = min(length * 2, 1 << 16) }
        if time > pace * 2 { length = max(length / 2, 1) }
      }
      task = .waiting
      note = nil
    }

    /// Tells it that nothing more is to come, whereupon it ends.
    func closeOrders() {
      try? orders.fileHandleForWriting.close()
    }

    /// It has been asked to end, and has not.
    func endAtOnce() { Foundation.kill(process.processIdentifier, SIGKILL) }

    /// How it ended, in words, and whether it was killed from outside.
    func fate() -> (text: String, isKilled: Bool) {
      if !hasEnded(by: .now + .seconds(2)) {
        endAtOnce()
        _ = hasEnded(by: .now + .seconds(2))
        return ("closed its output", false)
      }
      let status = process.terminationStatus
      if wasStuck { return ("did not come back", true) }
      guard process.terminationReason == .uncaughtSignal else {
        return ("ended with code \(status)", false)
      }
      return ("was ended by signal \(status)", status == SIGKILL)
    }

    func hasEnded(by deadline: ContinuousClock.Instant) -> Bool {
      while process.isRunning, ContinuousClock.now < deadline { usleep(2_000) }
      return !process.isRunning
    }
  }
#endif

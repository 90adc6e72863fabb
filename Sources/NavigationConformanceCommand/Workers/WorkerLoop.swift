import Foundation
import NavigationConformance

/// What a worker process does: it runs the stretches that it is told to run, until nobody is there to tell it.
@MainActor
struct WorkerLoop {
  private let subject: NavigationSubject
  private var channel: LineChannel

  /// Takes input and output over, so that a subject that reads or prints does not get in the way.
  init(_ subject: NavigationSubject) {
    self.subject = subject
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    channel = LineChannel(input: input, output: output)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let nothing = unsafe open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    // A terminal sends its signals to all processes; the one that waits for the answers decides what becomes of them.
    for number in [SIGINT, SIGTERM, SIGPIPE] { signal(number, SIG_IGN) }
    Self.takeSignals()
    Self.endWhenAlone(input)
  }

  /// Who started this process may have done so on a thread that blocks signals, and what is blocked is inherited.
  private static func takeSignals() {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Ends the process when nobody is there to tell it what to do, even where the subject never returns.
  private static func endWhenAlone(_ input: Int32) {
    Thread.detachNewThread {
      while true {
        var entry = pollfd(fd: input, events: 0, revents: 0)
        let count = unsafe poll(&entry, 1, -1)
        if count > 0 { _exit(0) }
        if count < 0, errno != EINTR { return }
      }
    }
  }

  mutating func run() async -> ExitCode {
    do {
      return try await answer()
    } catch {
      _ = try? channel.send(WorkerAnswer.fault("\(error)"))
      return .ownFailure
    }
  }

  private mutating func answer() async throws -> ExitCode {
    guard try channel.send(WorkerAnswer.hello(subject)) else { return .ownFailure }
    var runner = ScenarioRunner(subject: subject)
    var work: EpochWork?
    while true {
      let line: Data
      switch channel.receive() {
      case .line(let data): line = data
      case .part: continue
      case .end: return .conforms
      }
      let order: WorkerOrder = try JSONFault.decode(line)
      if let document = order.work { work = try document.work() }
      if let run = order.run {
        guard let work, run.count == 2, run[0] <= run[1] else {
          throw RecordFault("there is no stretch \(run)")
        }
        let ran = await runner.run(run[0]..<run[1], of: work)
        guard try channel.send(WorkerAnswer.ran(ran, runner.takeTally())) else {
          return .ownFailure
        }
      }
    }
  }
}

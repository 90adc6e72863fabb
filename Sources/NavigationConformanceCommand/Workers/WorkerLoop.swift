import Foundation
import NavigationConformance

/// What a worker process does: it judges the small systems and runs the stretches that it is told, until nobody is there to
/// tell it.
@MainActor
struct WorkerLoop {
  private let subject: NavigationSubject
  private let systems: [SmallSystem]
  private var channel: LineChannel

  /// So long it still makes something of what it has found in a small system when it is told to end: less than it is
  /// waited for.
  private static let longestWait = Duration.seconds(2)

  /// Takes input and output over, so that a subject that reads or prints does not get in the way.
  init(_ subject: NavigationSubject, _ systems: [SmallSystem]) {
    self.subject = subject
    self.systems = systems
    let streams = PrivateStreams(grace: .zero)
    channel = LineChannel(input: streams.input, output: streams.output)
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
      for document in order.systems ?? [] {
        guard try await judge(try document.work()) else { return .ownFailure }
      }
      if let document = order.work { work = try document.work() }
      if let run = order.run {
        guard let work, run.count == 2, run[0] <= run[1] else {
          throw RecordFault("there is no stretch \(run)")
        }
        let ran = await runner.run(run[0]..<run[1], of: work)
        if let loss = subject.loss {
          _ = try channel.send(WorkerAnswer.loss(loss))
          return .unavailable
        }
        guard try channel.send(WorkerAnswer.ran(ran, runner.takeTally())) else {
          return .ownFailure
        }
      }
    }
  }

  /// False when nobody is there to hear it.
  private func judge(_ work: SystemWork) async throws -> Bool {
    guard let system = systems.first(where: { $0.kind == work.system }) else {
      throw RecordFault("the subject has no \(work.system.title)")
    }
    let channel = channel
    var endedSince: ContinuousClock.Instant?
    let patience = Patience(
      isOver: { channel.hasNews() }, isInHaste: { channel.hasNews() },
      isOut: {
        guard channel.hasNews() else { return false }
        let since = endedSince ?? ContinuousClock.now
        endedSince = since
        return ContinuousClock.now - since >= Self.longestWait
      })
    let outcome = await system.outcome(of: work, with: patience)
    return try channel.send(WorkerAnswer.judged(outcome))
  }
}

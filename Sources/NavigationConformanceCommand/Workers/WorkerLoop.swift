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
    let streams = PrivateStreams()
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

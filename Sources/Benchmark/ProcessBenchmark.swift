import Foundation

/// The same campaign in one process and in two, run by the command that is built beside this program.
@MainActor
struct ProcessBenchmark {
  /// Of fewer, more of a campaign is its opening, in which one process has most of the work.
  private static let scenarioCount = 250_000
  private let command: URL

  /// `nil` where there is no command.
  init?() {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    guard let command = folder?.appendingPathComponent("navconform"),
      FileManager.default.isExecutableFile(atPath: command.path)
    else { return nil }
    self.command = command
  }

  var cases: [BenchmarkCase] {
    [
      BenchmarkCase(name: "one process") { run(jobs: 1) },
      BenchmarkCase(name: "two processes") { run(jobs: 2) },
    ]
  }

  /// What is read of a report.
  private struct Report: Decodable {
    let outcome: String
    let steps: Int
  }

  private func run(jobs: Int) -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = command
    process.arguments = [
      "fuzz", "--scenarios", "\(Self.scenarioCount)", "--jobs", "\(jobs)", "--format", "json",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil,
      let text = try? output.fileHandleForReading.readToEnd(),
      let report = try? JSONDecoder().decode(Report.self, from: text)
    else { fatalError("'\(command.path) fuzz' gives no report") }
    process.waitUntilExit()
    precondition(report.outcome == "conforms", "HeadlessNavigation differs from the model")
    return report.steps
  }
}

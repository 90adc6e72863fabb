import Foundation
import NavigationConformance

/// Measures what the suite costs, as ratios of one run: everything compared is measured in turns, so that what else the
/// machine does falls on all of it.
@main
@MainActor
struct NavigationBenchmark {
  static func main() async {
    var options = BenchmarkOptions(CommandLine.arguments)
    // A round of these takes twenty seconds.
    if options.names(processes) { options = options.atMost(rounds: 5) }
    var measuredCount = 0
    print("navigation-benchmark: medians of \(options.rounds) rounds in turns")
    measuredCount += await show(
      CampaignBenchmark(claims: .core).cases, options,
      heading: "HeadlessNavigation: the stack, the bars, messages and transitions")
    let everything = CampaignBenchmark(claims: .all)
    measuredCount += await show(
      everything.cases + [everything.wholeCheck], options,
      heading: "HeadlessNavigation: everything there is to claim")
    measuredCount += await show(
      DepthBenchmark().cases, options, heading: "operations at the top of the stack")
    measuredCount += await show(
      LengthBenchmark().cases, options, heading: "one long scenario or many short ones")
    measuredCount += await show(
      EngineBenchmark().cases, options, heading: "the engine on a machine of nine operations")
    if options.names(processes) { measuredCount += await showProcesses(options) }
    if measuredCount == 0 {
      print(
        "'--only' names nothing: expected part of a heading or of a case's name, as printed without it"
      )
      exit(64)
    }
  }

  private static let processes = "a campaign in one process and in two processes"

  /// Two minutes by itself, and so only when it is asked for.
  private static func showProcesses(_ options: BenchmarkOptions) async -> Int {
    guard let benchmark = ProcessBenchmark() else {
      print("there is no 'navconform' beside this program; build it first: swift build -c release")
      exit(69)
    }
    return await show(benchmark.cases, options, heading: processes)
  }

  /// Returns how many cases were measured.
  private static func show(
    _ cases: [BenchmarkCase], _ options: BenchmarkOptions, heading: String
  ) async -> Int {
    let cases = cases.filter { options.measures($0.name, under: heading) }
    guard !cases.isEmpty else { return 0 }
    print("")
    print(heading)
    let results = await Rounds(count: options.rounds).measure(cases)
    for line in BenchmarkTable(results: results).lines { print(line) }
    return cases.count
  }
}

import NavigationConformance

/// Measures what the suite costs, as ratios of one run: everything compared is measured in turns, so that what else the
/// machine does falls on all of it.
@main
@MainActor
struct NavigationBenchmark {
  static func main() async {
    let options = BenchmarkOptions(CommandLine.arguments)
    print("navigation-benchmark: medians of \(options.rounds) rounds in turns")
    await show(
      CampaignBenchmark(claims: .core).cases, options,
      heading: "HeadlessNavigation: the stack, the bars, messages and transitions")
    let everything = CampaignBenchmark(claims: .all)
    await show(
      everything.cases + [everything.wholeCheck], options,
      heading: "HeadlessNavigation: everything there is to claim")
    await show(DepthBenchmark().cases, options, heading: "operations at the top of the stack")
    await show(
      LengthBenchmark().cases, options, heading: "one long scenario or many short ones")
    await show(
      EngineBenchmark().cases, options, heading: "the engine on a machine of nine operations")
  }

  private static func show(
    _ cases: [BenchmarkCase], _ options: BenchmarkOptions, heading: String
  ) async {
    let cases = cases.filter { options.measures($0.name, under: heading) }
    guard !cases.isEmpty else { return }
    print("")
    print(heading)
    let results = await Rounds(count: options.rounds).measure(cases)
    for line in BenchmarkTable(results: results).lines { print(line) }
  }
}

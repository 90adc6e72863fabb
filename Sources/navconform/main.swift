import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance

let clock = ContinuousClock()
let n = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 20_000
@MainActor func go(_ name: String, _ a: HeadlessAdapter) async throws {
  let begin = clock.now
  let report = try await Conformance(of: NavigationSubject(name, a)).check(CampaignOptions(scenarioCount: n))
  print("##", name, report.outcome, report.scenarioCount, report.stepCount, clock.now - begin, report.adapterError ?? "", report.nondeterminism.map { "\($0)" } ?? "")
  for r in report.requirements where r.verdict == .violated || r.verdict == .notExercised {
    if let c = r.counterexample {
      print("   ", r.verdict, r.id, r.exercisedCount, "cut", r.cutShortCount, "[", c.scenario.text.split(separator: "\n").joined(separator: "; "), "]", c.certainty, "from", c.foundLineCount, c.shrinkStepCount, c.raised ?? "")
      for x in c.comparisons { print("       ", x.aspect, "|", x.expected, "|", x.observed, x.differs ? "<" : "") }
    } else { print("   ", r.verdict, r.id) }
  }
  for c in report.choices where c.isMixed { print("   mixed", c.id) }
}
if CommandLine.arguments.count > 2, CommandLine.arguments[2] == "variants" {
  for v in NavigationVariant.allCases { var s = NavigationVariants(); s.insert(v); try await go("\(v)", HeadlessAdapter(variants: s)) }
} else {
  for f in NavigationFault.allCases { var s = NavigationFaults(); s.insert(f); try await go("\(f)", HeadlessAdapter(faults: s)) }
}

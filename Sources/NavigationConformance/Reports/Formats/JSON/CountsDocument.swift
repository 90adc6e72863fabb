/// How many requirements have which verdict.
struct CountsDocument: Encodable, Sendable {
  let holds: Int
  let violated: Int
  let unsettled: Int
  let notExercised: Int
  let notApplicable: Int

  init(_ results: [RequirementResult]) {
    holds = results.count { $0.verdict == .holds }
    violated = results.count { $0.verdict == .violated }
    unsettled = results.count { $0.verdict == .unsettled }
    notExercised = results.count { $0.verdict == .notExercised }
    notApplicable = results.count { $0.verdict == .notApplicable }
  }
}

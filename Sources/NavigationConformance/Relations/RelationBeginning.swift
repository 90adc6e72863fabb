import NavigationReference

/// What two runs begin with, carried out by itself.
///
/// Two runs that part after a difference may differ by it, and say nothing then. They do say something after one that is
/// over with its step, or that is shown from the start on and not compared.
struct RelationBeginning {
  private var oracle: SubjectOracle

  init(subject: NavigationSubject, catalogue: RequirementCatalogue, strays: StrayWatch? = nil) {
    oracle = SubjectOracle(subject: subject, catalogue: catalogue)
    oracle.strays = strays
  }

  /// Whether it explains what the two runs differ in.
  mutating func explains(_ judgement: RelationJudge.Judgement) async -> Bool {
    oracle.session.ending = ScenarioEnding(aspects: judgement.differing)
    _ = await oracle.execute(judgement.plan.common)
    return oracle.hasDiffered
  }
}

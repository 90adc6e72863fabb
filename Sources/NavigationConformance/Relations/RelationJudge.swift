import NavigationReference

/// Carries out both runs of a relation and compares what they come to. It never sees an expectation.
struct RelationJudge {
  private let subject: NavigationSubject
  private let claimed: AspectSet
  private var session: Session
  /// Told of what there was no answer from.
  private let strays: StrayWatch?

  /// Whether the subject cannot be asked any more.
  var isLost: Bool { subject.loss != nil }

  init(subject: NavigationSubject, strays: StrayWatch? = nil) {
    self.subject = subject
    self.strays = strays
    claimed = subject.capabilities.aspects.union(AspectSet(.raised))
    session = Session(claims: subject.capabilities)
    // Whether a breakdown comes behind a violation is told as for a scenario of a campaign.
    session.ending = .impasse
  }

  /// Runs that the subject broke down in, or seemed to, since they were last taken.
  private var brokenRuns: [BrokenRun] = []

  /// Requirements that are known to be violated, other than relations.
  var knownViolations: Set<Int> {
    get { session.knownViolations }
    set { session.knownViolations = newValue }
  }

  /// Steps carried out so far.
  var stepCount: Int { session.stepCount }

  /// What two runs came to.
  struct Judgement: Hashable, Sendable {
    let plan: RelationPlan
    /// What was compared, and what of it differs.
    let compared: AspectSet
    let differing: AspectSet
    let left: Portrait
    let right: Portrait
  }

  /// `nil` where the subject cannot carry out what it claims, or where both runs were refused, so that there is nothing to
  /// compare.
  mutating func judge(_ plan: RelationPlan) async -> Judgement? {
    let scope = plan.scope.intersection(claimed)
    guard let left = await portrait(of: plan.left, plan.leftPart, scope) else { return nil }
    guard let right = await portrait(of: plan.right, plan.rightPart, scope) else { return nil }
    if left.raised != nil, right.raised != nil { return nil }
    // A stack that came about in one way and is another one has another top to show.
    if plan.relation == .pathTaken, left.text(.stack) != right.text(.stack) { return nil }
    let compared =
      left.raised != nil || right.raised != nil
      ? AspectSet(.raised).intersection(scope)
      : scope.intersection(Portrait.visibleAspects(left, right))
    return Judgement(
      plan: plan, compared: compared,
      differing: Self.differing(left, right, in: compared, plan.relation), left: left, right: right)
  }

  private mutating func portrait(
    of lines: [ScenarioLine], _ part: Range<Int>, _ scope: AspectSet
  ) async -> Portrait? {
    session.portray(scope, in: part)
    var script = Script(lines)
    let end = await subject.run(&session, &script)
    if let run = BrokenRun(end, of: session) { brokenRuns.append(run) }
    if let stray = session.stray {
      strays?.note(stray.breakdown, isOfAnother: stray.after != nil)
    }
    if end == .unsupported { strays?.noteNotCarriedOut() }
    switch end {
    case .completed, .left, .differs, .differsSomewhere: return session.takePortrait()
    case .unsupported, .broken: return nil
    }
  }

  mutating func takeBrokenRuns() -> [BrokenRun] {
    defer { brokenRuns = [] }
    return brokenRuns
  }

  private static func differing(
    _ left: Portrait, _ right: Portrait, in compared: AspectSet, _ relation: Relation
  ) -> AspectSet {
    if left == right, relation != .itemsParallel { return AspectSet(rawValue: 0) }
    var differing = AspectSet(rawValue: 0)
    for aspect in compared.aspects
    where left.text(relation.leftAspect(of: aspect)) != right.text(aspect) {
      differing.insert(aspect)
    }
    return differing
  }
}

extension Relation {
  /// What of the first run is compared with an aspect of the second.
  func leftAspect(of aspect: Aspect) -> Aspect {
    self == .itemsParallel && aspect == .itemStack ? .stack : aspect
  }
}

extension RelationJudge.Judgement {
  var isDifferent: Bool { !differing.isEmpty }

  /// What differs, and the stack to see why; or everything.
  func comparisons(isWhole: Bool) -> [Counterexample.Comparison] {
    let context = isWhole ? compared : AspectSet(.stack).intersection(compared)
    let others = context.subtracting(differing).aspects
    return (differing.aspects + others).map { aspect in
      Counterexample.Comparison(
        aspect: aspect.title, expected: left.text(plan.relation.leftAspect(of: aspect)),
        observed: right.text(aspect), differs: differing.contains(aspect))
    }
  }

  /// What was seen, in words; two repetitions should say the same. Each line names its run, so that of two repetitions
  /// the lines that differ tell which of the runs it was.
  var seen: String {
    let rows = comparisons(isWhole: true)
    let left = rows.map { "\(ScenarioStory.either): \($0.aspect): \($0.expected)" }
    let right = rows.map { "\(ScenarioStory.or): \($0.aspect): \($0.observed)" }
    return (left + right).joined(separator: "\n")
  }
}

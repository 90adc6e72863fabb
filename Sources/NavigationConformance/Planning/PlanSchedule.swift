import NavigationReference

/// Which plan is in force in which epoch: a pure function of seed, claims, what is stored, what is avoided and what is
/// left out.
///
/// A plan is learned anew for the epochs 1, 2, 4, 8 and so on; whoever begins later catches up in a few steps.
struct PlanSchedule: Sendable {
  /// A plan is fixed for so many scenarios.
  let epochLength: Int
  /// So many scenarios show what a plan leads to.
  static let sampleLength: UInt64 = 500
  /// So many show it of the plan before the first: every campaign, however short, pays for them.
  static let pilotLength: UInt64 = 150

  private let seed: UInt64
  private let claims: Capabilities
  private let learner: PlanLearner
  private let first: GenerationPlan
  private var current: GenerationPlan
  private var learnedFor = 0

  init(
    seed: UInt64, claims: Capabilities, matcher: RequirementMatcher, epochLength: Int,
    stored: [[ScenarioLine]] = [], avoided: [Situation] = [], fatal: [FatalStep] = []
  ) {
    self.seed = seed
    self.claims = claims
    self.epochLength = epochLength
    learner = PlanLearner(matcher: matcher)
    var plan = GenerationPlan()
    plan.avoided = avoided
    plan.fatal = fatal
    plan.patterns = stored
    plan.storedPatternCount = stored.count
    // The pilot's scenarios are none of the campaign's.
    let pilot = PlanSample(
      of: plan, seed: seed, indices: (UInt64.max - Self.pilotLength)..<UInt64.max, claims: claims)
    first = learner.plan(after: plan, seeing: pilot)
    current = first
  }

  /// The same as `init`, off the actor of whoever asks: a plan is learned from the model alone, and a main thread with a
  /// user interface has better things to do.
  @concurrent static func learned(
    seed: UInt64, claims: Capabilities, matcher: RequirementMatcher, epochLength: Int,
    stored: [[ScenarioLine]] = [], avoided: [Situation] = [], fatal: [FatalStep] = []
  ) async -> PlanSchedule {
    PlanSchedule(
      seed: seed, claims: claims, matcher: matcher, epochLength: epochLength, stored: stored,
      avoided: avoided, fatal: fatal)
  }

  /// The same as `plan(forEpoch:)`, off the actor of whoever asks.
  @concurrent mutating func learnedPlan(forEpoch epoch: Int) async -> GenerationPlan {
    plan(forEpoch: epoch)
  }

  /// The plan of an epoch, counted from 0.
  mutating func plan(forEpoch epoch: Int) -> GenerationPlan {
    let wanted = Self.lastLearning(until: epoch)
    if wanted < learnedFor { (current, learnedFor) = (first, 0) }
    while learnedFor < wanted {
      let next = learnedFor == 0 ? 1 : learnedFor * 2
      let start = UInt64(next - 1) * UInt64(epochLength)
      let sample = PlanSample(
        of: current, seed: seed,
        indices: start..<(start + min(Self.sampleLength, UInt64(epochLength))), claims: claims)
      current = learner.plan(after: current, seeing: sample)
      learnedFor = next
    }
    return current
  }

  /// The index after the last scenario of the plan that is in force at an index.
  func end(ofPlanAt index: Int) -> Int {
    let (end, isHuge) = (max(Self.lastLearning(until: index / epochLength), 1) * 2)
      .multipliedReportingOverflow(by: epochLength)
    return index < epochLength ? epochLength : isHuge ? Int.max : end
  }

  /// The last epoch up to this one for which a plan is learned: 0 or a power of two.
  static func lastLearning(until epoch: Int) -> Int {
    epoch <= 0 ? 0 : 1 << (Int.bitWidth - 1 - epoch.leadingZeroBitCount)
  }
}

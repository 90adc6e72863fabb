public import ConformanceChecks
import ConformanceEngine
public import NavigationReference

/// One scenario at a time, judged step by step: the model first, then what was seen beside it.
///
/// The same for the first run, every shrink candidate, a stored scenario and a pasted one, in process or not. Not
/// generic: it never sees an adapter.
@usableFromInline
struct Session: Sendable {
  @usableFromInline var model = NavigationModel()
  @usableFromInline var observation = Observation()
  package var expectation = Expectation()
  package var checker: Checker
  /// The lines carried out so far, the last one included.
  package private(set) var lines: [ScenarioLine] = []
  /// Whether every stack is compared whole, at every step.
  @usableFromInline var looksAtEverything = false
  /// Whether somebody may ask what was seen of the last step when everything has been looked at once more behind it.
  var keepsLastStep = false
  private var seenOfLastStep: Observation?
  /// How many steps were judged, by their facts and the aspects judged.
  var exercised = Tally(capacity: 1 << 12)
  /// Of these, what agreed only because what it speaks of was missing: what is learned of a step is kept as it was, and
  /// no requirement holds by it.
  var hollow = Tally(capacity: 8)
  /// The steps of the present scenario that are not among them yet.
  private var exercises: [TallyKey] = []
  /// Set where runs are portrayed, so that they can be compared with each other, and not judged.
  var portrayal: Portrayal?
  /// Whether there is one. Kept beside it: every step asks for it, and the portrayal is large.
  @usableFromInline var isPortraying = false
  /// How the subject broke down, in the step that the scenario ends with or after a difference.
  var breakdown: Breakdown?
  /// A breakdown that did not come again, and the scenario that had ended before it where that may be the cause.
  var stray: (breakdown: Breakdown, after: [ScenarioLine]?)?
  /// Requirements that are known to be violated: how a scenario goes on after a difference that violates one of them once
  /// more is not found out, and what is gone on from is not looked into.
  var knownViolations: Set<Int> = []
  /// Of how many breakdowns after a difference it is still to be found out at which step they come.
  var wantedAftermaths = 0
  /// With a breakdown after a difference: the scenario up to the step that was not answered.
  var linesToBreakdown: [ScenarioLine] = []
  /// Whether the subject refuses by ending.
  var isEndRefusal = false
  /// What is wrong with the subject's glue, where more can be said than that something is not there.
  var mistake: String?
  /// What ends a scenario though one could go on; nil where it ends wherever it first differs.
  var ending: ScenarioEnding?
  /// Whether what is gone on from is kept, which takes its time.
  var keepsPassed = false
  /// What differed in steps from which the scenario has gone on, each requirement that is to blame once.
  var passed: [PassedDifference] = []
  /// Steps carried out since the session began.
  @usableFromInline package private(set) var stepCount = 0

  /// Where steps are kept to be compared with those of another subject, and not judged.
  private var recording: StepRecording?

  package init(claims: Capabilities) {
    checker = Checker(claimed: claims.aspects)
  }

  /// - Parameter keepsSights: whether each step is kept with how it stands to what is permitted, which takes its time.
  init(recordingFor claims: Capabilities, keepsSights: Bool = false) {
    self.init(claims: claims)
    recording = StepRecording(claims: claims, keepsSights: keepsSights)
    looksAtEverything = true
  }

  /// What each step of the last scenario showed.
  var recorded: [Observation] { recording?.observations ?? [] }
  var sights: [StepSight] { recording?.sights ?? [] }

  /// Forgets the scenario; what was counted stays.
  @usableFromInline
  mutating func begin() {
    model.reset()
    checker.beginScenario()
    lines.removeAll(keepingCapacity: true)
    breakdown = nil
    stray = nil
    mistake = nil
    passed.removeAll(keepingCapacity: true)
    seenOfLastStep = nil
    if recording != nil {
      recording?.begin()
      // What is not looked at must not stand there from another subject.
      observation = Observation()
    }
  }

  /// The next line of a script. The model is copied to be handed over, and only a generator asks for it.
  @usableFromInline
  mutating func next(of script: inout Script) -> ScenarioLine? {
    script.isGenerated ? script.next(in: model) : script.nextGivenLine()
  }

  /// Carries out the line in the model, and says what to do with the subject beside it.
  ///
  /// One answer to one call: each call that does not change the session would copy it whole.
  @usableFromInline
  mutating func prepare(_ line: ScenarioLine) -> StepPlan {
    lines.append(line)
    observation.clear()
    stepCount += 1
    if isPortraying { return planPortrait(line) }
    model.apply(line, to: &expectation)
    let isSettled = model.isSettled
    var mayHaveNobody = false
    if case .start = line { mayHaveNobody = Self.startsImpossibly(with: line, after: lines) }
    return StepPlan(
      settles: model.isStarted && isSettled,
      // Before the start there is nothing to wait for, and what is reported belongs to the line.
      takesEvents: !model.isStarted || isSettled,
      look: look(), probe: expectation.probe.controller,
      mayHaveNobody: mayHaveNobody)
  }

  /// Why the last line could not be judged, where the subject answered that it does not have what it claims.
  var whyUnsupported: String {
    mistake
      ?? SelfCheckResult.unsupported(
        AdapterMistake.answer(observation.unsupported ?? "", after: lines))
  }

  /// What to look at after the line.
  private mutating func look() -> Look {
    var look = Look(rawValue: expectation.stated.intersection(checker.claimed).rawValue)
    if expectation.runningStackChoice != nil { look.formUnion(runningLook) }
    if expectation.runningBarFlag != nil, checker.claimed.contains(.barFlag) {
      look.formUnion(.runningBarFlag)
    }
    if expectation.runningToolbarFlag != nil, checker.claimed.contains(.toolbarFlag) {
      look.formUnion(.runningToolbarFlag)
    }
    if expectation.notesUntitledCentre, checker.claimed.contains(.centre) {
      look.formUnion(.centre)
    }
    if expectation.notesModal { look.formUnion(modalLook) }
    if expectation.situation.contains(.lendController) { look.formUnion(.lentController) }
    if expectation.notesHiddenToolbarItems, checker.claimed.contains(.toolbarItems) {
      look.formUnion(.toolbarItems)
    }
    if expectation.situation.contains(.barFromAppearance) || expectation.notesToolbarDuration,
      checker.claimed.contains(.barDuration)
    {
      look.formUnion(.barDuration)
    }
    return look
  }

  /// What is open of a stack that changes, as far as it is claimed.
  private var runningLook: Look {
    var look = Look.runningStack
    // A finger that is down may yet change nothing.
    guard expectation.runningStackChoice == .stackDuringTransition else { return look }
    if checker.claimed.contains(.itemStack) { look.formUnion(.runningItems) }
    if checker.claimed.contains(.visibleController) { look.formUnion(.runningVisible) }
    return look
  }

  /// What is open while another controller is presented, as far as it is claimed.
  private var modalLook: Look {
    let open = AspectSet(.content, .toolbarShown, .toolbarItems)
    return Look(rawValue: open.intersection(checker.claimed).rawValue)
  }

  /// What to look at once more, whole, when a scenario has ended without a difference.
  @usableFromInline
  mutating func finalLook() -> Look {
    if isPortraying { return lookOfPortrait() }
    countExercises()
    guard !looksAtEverything, model.isStarted, model.isSettled else { return Look(rawValue: 0) }
    let look = look()
    guard look.contains(.stack) else { return Look(rawValue: 0) }
    // Of one controller or none all has been looked at, but for those that are not on the stack.
    return look.intersection(model.depth > 1 ? .deepAspects : .parent)
  }

  /// Compares what was seen with what is permitted.
  @usableFromInline
  mutating func judge() -> StepJudgement {
    if isPortraying { return portrayStep() }
    if let recording { return record(in: recording.claims, keepsSight: recording.keepsSights) }
    let judgement = judgeStep()
    if judgement != .agrees || exercises.count >= 256 { countExercises() }
    return judgement
  }

  private mutating func record(in claims: Capabilities, keepsSight: Bool) -> StepJudgement {
    if keepsSight {
      let sight = StepSight(self, claims: claims)
      recording?.add(sight)
    }
    return recording?.add(observation) ?? .agrees
  }

  /// Takes the end of the subject's process in the last line for the refusal that the documents ask for there. Of what
  /// has ended nothing else is seen.
  mutating func takesForRefusal(_ breakdown: Breakdown) -> Bool {
    guard isEndRefusal, breakdown.kind.isEndByItself, !isPortraying, recording == nil,
      expectation.raised || expectation.raisedChoice != nil
    else { return false }
    expectation.stated.formIntersection(AspectSet(.raised))
    observation.raised = breakdown.kind.word
    _ = judgeStep()
    countExercises()
    return true
  }

  /// The same, of a line that comes after the last one, which differed.
  func isRefusal(_ breakdown: Breakdown, atEndOf lines: ArraySlice<ScenarioLine>) -> Bool {
    guard isEndRefusal, breakdown.kind.isEndByItself else { return false }
    var (model, expectation) = (model, expectation)
    for line in lines { model.apply(line, to: &expectation) }
    return expectation.raised || expectation.raisedChoice != nil
  }

  private mutating func countExercises() {
    exercised.add(exercises)
    exercises.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private mutating func judgeStep() -> StepJudgement {
    if observation.unsupported != nil { return .unsupported }
    let differing = checker.differing(&expectation, &observation, after: &model)
    if !model.pending.isEmpty, isBeyondModel(differing) {
      checker.choices.endStep { _ in false }
      return .ends
    }
    if !differing.isEmpty {
      checker.choices.endStep { _ in false }
    } else if checker.hasLeftModel {
      checker.choices.endStep { $0 == .stateAfterRejectedPush || $0 == .leftItemTap }
    } else {
      checker.choices.endStep()
    }
    if !checker.choices.fresh.isEmpty { noteSightings() }
    if differing.isEmpty, checker.hasLeftModel { return .ends }
    // In a step that differs, too, what agrees has been put to the test.
    let agreeing = expectation.stated.intersection(checker.claimed)
      .subtracting(expectation.tolerated).subtracting(differing)
      .subtracting(checker.unjudged)
    if !agreeing.isEmpty {
      exercises.append(TallyKey(facts: expectation.situation, aspects: agreeing))
      let empty = agreeing.intersection(checker.hollow)
      if !empty.isEmpty {
        hollow.add(TallyKey(facts: expectation.situation, aspects: empty))
      }
    }
    return differing.isEmpty || goesOn(from: differing) ? .agrees : .differs
  }

  /// Whether a callback of the scenario came that was not due, where the documents do not say who is told: off screen, for
  /// instance, a container may tell whom it passes by. What the scenario does there is done then, and the model does not
  /// know it. What had to be refused and was not is wrong all the same. Nothing is changed: what is asked in place is not
  /// copied to be asked.
  mutating func isBeyondModel(_ differing: AspectSet) -> Bool {
    guard !model.pending.isEmpty, !(differing.contains(.raised) && expectation.raised) else {
      return false
    }
    let judged = expectation.stated.intersection(checker.claimed)
    // What a transition that was left running tells is handed over when it has ended. What raised may have been asked for
    // in a callback, and whether that one was due nobody knows yet.
    if differing.contains(.raised), !model.isSettled { return true }
    for event in observation.events {
      guard let callback = event.callback else { continue }
      let who: Aspect = event.kind == .willShow ? .willShowController : .bystanders
      guard !judged.contains(who) else { continue }
      if model.pending.contains(where: { $0.callback == callback }) { return true }
    }
    return false
  }

  /// Readings that were seen for the first time, and after how many lines.
  private var sightings: [(sighting: ChoiceTally.Sighting, lineCount: Int)] = []

  private mutating func noteSightings() {
    for sighting in checker.choices.takeFresh() {
      sightings.append((sighting: sighting, lineCount: lines.count))
    }
  }

  mutating func takeSightings() -> [(sighting: ChoiceTally.Sighting, lineCount: Int)] {
    defer { sightings.removeAll(keepingCapacity: true) }
    return sightings
  }

  /// Forgets what was counted, but for the steps carried out.
  mutating func forgetCounts() {
    exercised.removeAll()
    hollow.removeAll()
    forgetReadings()
  }

  /// Forgets how often which readings were seen, so that each is told of again when it is first seen.
  mutating func forgetReadings() {
    checker.choices = ChoiceTally()
  }

  /// Makes room for what is looked at behind the last step.
  @usableFromInline
  mutating func beginFinalLook() {
    if keepsLastStep { seenOfLastStep = observation }
    observation.clear()
  }

  /// The same, with what was seen of the last step and not of what was looked at behind it.
  var beforeFinalLook: Session {
    var session = self
    if let seenOfLastStep { session.observation = seenOfLastStep }
    return session
  }

  /// Whether the whole stack, looked at and asked when the scenario had ended, is as expected.
  @usableFromInline
  mutating func agreesAtEnd() -> Bool {
    observation.isStackAsExpected && observation.areItemsAsExpected
      && observation.misplacedChild == nil
      && (observation.isItemIdentityKept || !checker.claimed.contains(.itemIdentity))
  }
}

/// The state that shrink passes work on: the simplest failing scenario so far, and the way to try
/// another.
///
/// A pass reads `current`, proposes candidates through `attempt`, and need not care about validity,
/// repetition, the limit or whether a candidate really is simpler.
@usableFromInline
package struct ShrinkSession<Language: ScenarioLanguage> {
  @usableFromInline package typealias Line = Language.Line
  @usableFromInline package typealias Oracle = SoughtFailureOracle<Line>

  @usableFromInline package let language: Language
  @usableFromInline package let limits: ShrinkLimits
  /// What routes are made of; it may have lines that have been shrunk away or never occurred.
  @usableFromInline package let vocabulary: Vocabulary<Language>
  @usableFromInline let oracle: Oracle

  /// The simplest scenario known to fail, ending with the failing line.
  @usableFromInline package var current: [Line]
  @usableFromInline package var currentSimplicity: Simplicity<Language>
  /// Whether candidates are renamed canonically before they are executed.
  @usableFromInline package let makesNamesCanonical: Bool
  @usableFromInline package var tried: TriedScenarios<Line, Oracle.Failure>
  @usableFromInline package var acceptedCandidates = 0
  @usableFromInline package var executedCandidates = 0
  @usableFromInline package var executedSteps = 0
  @usableFromInline package var isOverLimit = false
  /// The states before the first lines of `current`, as far as they have been asked for.
  @usableFromInline var states: [Language.State] = []
  /// What was found out last of what lines lead to from the start.
  @usableFromInline var routes: RouteSearch<Language>?

  @inlinable
  package init(
    language: Language, oracle: Oracle, lines: [Line], vocabulary: Vocabulary<Language>,
    limits: ShrinkLimits, makesNamesCanonical: Bool
  ) {
    self.language = language
    self.oracle = oracle
    self.limits = limits
    self.makesNamesCanonical = makesNamesCanonical
    self.vocabulary = vocabulary
    tried = TriedScenarios(failsAfterTheEnd: oracle.mayComeAfterTheEnd(.sought))
    current = makesNamesCanonical ? language.canonicalForm(of: lines) : lines
    currentSimplicity = Simplicity(of: current, in: language)
  }

  /// Executes the candidate if that can lead anywhere, and makes it current if it fails in the same
  /// way. True when it did.
  @inlinable
  package mutating func attempt(_ candidate: [Line]) async -> Bool {
    guard !isOverLimit, language.accepts(all: candidate) else { return false }
    return await attempt(valid: candidate)
  }

  /// The same for a candidate that the model is known to accept.
  @inlinable
  package mutating func attempt(valid candidate: [Line]) async -> Bool {
    guard !isOverLimit else { return false }
    let lines = makesNamesCanonical ? language.canonicalForm(of: candidate) : candidate
    guard Simplicity(of: lines, in: language) < currentSimplicity else { return false }
    let execution: Execution<Oracle.Failure>
    if let known = tried.execution(of: lines) {
      execution = known
    } else {
      guard executedSteps + lines.count <= limits.executedSteps else {
        isOverLimit = true
        return false
      }
      execution = await oracle.execute(lines)
      guard !oracle.hasEnded else {
        isOverLimit = true
        return false
      }
      tried.record(execution, of: lines)
      executedCandidates += 1
      executedSteps += execution.steps
    }
    guard execution.failure == .sought, let failingLine = execution.failingLine else {
      return false
    }
    current = Array(lines.prefix(failingLine + 1))
    currentSimplicity = Simplicity(of: current, in: language)
    states.removeAll(keepingCapacity: true)
    acceptedCandidates += 1
    return true
  }

  /// Attempts what is left of the candidate when the lines the model refuses are left out: a line
  /// goes together with those that only it made possible.
  @inlinable
  package mutating func attemptAccepted(_ candidate: [Line]) async -> Bool {
    guard !isOverLimit else { return false }
    return await attempt(valid: acceptedLines(of: candidate))
  }

  /// What the model accepts of a candidate. Up to where it differs from `current` there is nothing to ask.
  @inlinable
  package mutating func acceptedLines(of candidate: [Line]) -> [Line] {
    var common = 0
    while common < min(candidate.count, current.count), candidate[common] == current[common] {
      common += 1
    }
    var accepted = Array(candidate[..<common])
    var state = state(before: common)
    for line in candidate[common...] where language.accepts(line, in: state) {
      language.apply(line, to: &state)
      accepted.append(line)
    }
    return accepted
  }

  @inlinable
  package mutating func state(before index: Int) -> Language.State {
    if states.isEmpty { states.append(language.initialState) }
    while states.count <= index {
      var state = states[states.count - 1]
      language.apply(current[states.count - 1], to: &state)
      states.append(state)
    }
    return states[index]
  }

  /// Whether nothing can come of canonical names; asked when the cheap passes have come to nothing, so that a failure that
  /// hangs on a name leaves the rest of the budget to those that it has.
  @inlinable
  package mutating func failsUnderItsOwnNamesOnly() async -> Bool {
    guard makesNamesCanonical, acceptedCandidates == 0 else { return false }
    return await canonicalFormFails() == false
  }

  /// Whether the original itself fails in the same way under canonical names; asked only when no
  /// candidate was accepted. Nil when the limit does not allow to find out.
  @inlinable
  package mutating func canonicalFormFails() async -> Bool? {
    if let known = tried.execution(of: current) { return known.failure == .sought }
    guard executedSteps + current.count <= limits.executedSteps else {
      isOverLimit = true
      return nil
    }
    let execution = await oracle.execute(current)
    guard !oracle.hasEnded else {
      isOverLimit = true
      return nil
    }
    tried.record(execution, of: current)
    executedCandidates += 1
    executedSteps += execution.steps
    return execution.failure == .sought
  }
}

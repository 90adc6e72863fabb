/// Runs the scenarios that differ from a failing one in few lines, to find a shorter or a simpler one that fails.
///
/// Where lengths are too great for everything to be tried, a shrinker is left with what no single change makes simpler: two
/// lines may have to change at once, into lines of kinds that the scenario does not have. Neighbours are what becomes of it
/// when a line is moved, or when up to two lines are replaced, by whatever line there is to choose from, and one line is
/// left out or none. Whatever fails and is simpler takes the place of the scenario, whose neighbours are tried then.
///
/// Nothing is claimed of what is not found. A search whose budget ends keeps the simplest that it has met.
@usableFromInline
package struct NeighbourSearch<Language: ScenarioLanguage, Oracle: FailureOracle>
where Oracle.Line == Language.Line {
  @usableFromInline package typealias Line = Language.Line

  @usableFromInline package var oracle: Oracle
  @usableFromInline let language: Language
  @usableFromInline let choices: [(line: Line, weight: Language.Weight, canEnd: Bool)]
  @usableFromInline let canFail: (Line, Language.State, Language.State) -> Bool
  @usableFromInline let isSought: (Oracle.Failure) -> Bool
  /// What has to be simpler.
  @usableFromInline var simplicity: Simplicity<Language>
  @usableFromInline var current: [Line]
  @usableFromInline var found: (lines: [Line], failure: Oracle.Failure)?
  /// What has been run and came to nothing. Only ever looked up.
  @usableFromInline var tried: Set<[Line]> = []

  /// So many lines are replaced at once.
  @inlinable static var mostReplaced: Int { 2 }

  /// - Parameters:
  ///   - lines: a scenario that fails at its last line.
  ///   - choices: what may be put in a line's place.
  ///   - canEnd: whether a last line can show a sought failure, whatever came before.
  ///   - canFail: whether the last line can show a sought failure, by the model's states before and after it.
  ///   - isSought: whether it is this failure that is searched for.
  @inlinable
  package init(
    near lines: [Line], choices: [Line], language: Language, oracle: Oracle,
    canEnd: (Line) -> Bool = { _ in true },
    canFail:
      @escaping (
        _ lastLine: Line, _ before: Language.State, _ after: Language.State
      ) -> Bool = { _, _, _ in true },
    isSought: @escaping (Oracle.Failure) -> Bool
  ) {
    self.language = language
    self.oracle = oracle
    self.canFail = canFail
    self.isSought = isSought
    self.choices = choices.map {
      (line: $0, weight: language.weight(of: $0), canEnd: canEnd($0))
    }
    current = language.canonicalForm(of: lines)
    simplicity = Simplicity(of: current, in: language)
  }

  /// The simplest that was found, and how it fails; `nil` where nothing near is simpler, or the budget has room for
  /// nothing.
  @inlinable
  package mutating func run(
    within budget: inout SearchBudget
  ) async -> (lines: [Line], failure: Oracle.Failure)? {
    var isCloser = true
    while isCloser, !budget.isSpent {
      isCloser = await searchOnce(within: &budget)
    }
    return found
  }

  /// Whether something simpler was found near `current`, which it is then. What costs least is tried first.
  @inlinable
  mutating func searchOnce(within budget: inout SearchBudget) async -> Bool {
    let lines = current
    if await moveOne(of: lines, within: &budget) { return true }
    for count in 1...Self.mostReplaced {
      if await replace(count, of: lines, gap: nil, within: &budget) { return true }
      for gap in lines.indices {
        var shorter = lines
        shorter.remove(at: gap)
        if await replace(count, of: shorter, gap: gap, within: &budget) { return true }
      }
    }
    return false
  }

  /// Tries each line in each other place.
  @inlinable
  mutating func moveOne(of lines: [Line], within budget: inout SearchBudget) async -> Bool {
    var isCloser = false
    for (index, line) in lines.enumerated() {
      var others = lines
      others.remove(at: index)
      for place in lines.indices where place != index && !budget.isSpent {
        var candidate = others
        candidate.insert(line, at: place)
        let first = language.initialState
        var state = first
        guard step(candidate[0], &state, &budget) else { continue }
        if await attempt(candidate, from: 0, at: state, before: first, &budget) { isCloser = true }
      }
    }
    return isCloser
  }

  /// Tries what becomes of the lines when so many of them are replaced.
  ///
  /// - Parameter gap: where a line was left out. That the line before it is replaced comes to the same as if that one had
  ///   been left out, and the one behind it replaced.
  @inlinable
  mutating func replace(
    _ count: Int, of lines: [Line], gap: Int?, within budget: inout SearchBudget
  ) async -> Bool {
    var candidate = lines
    // Of one length only what is simpler at the first place that differs can be simpler.
    let limits = gap == nil ? lines.map { language.weight(of: $0) } : nil
    return await replace(
      count, in: &candidate, from: 0, at: language.initialState, lighterThan: limits, gap: gap,
      &budget)
  }

  /// Tries what becomes of the candidate when so many of its lines from one on are replaced; the candidate is as it was
  /// then.
  ///
  /// - Parameters:
  ///   - start: the first line that may be replaced.
  ///   - state: the model's state before it.
  ///   - limits: what the first line that is replaced must not be heavier than, for each place.
  @inlinable
  mutating func replace(
    _ count: Int, in candidate: inout [Line], from start: Int, at state: Language.State,
    lighterThan limits: [Language.Weight]?, gap: Int?, _ budget: inout SearchBudget
  ) async -> Bool {
    var isCloser = false
    var before = state
    for place in start..<max(start, candidate.count - count + 1) {
      let line = candidate[place]
      if place + 1 != gap {
        let isLast = place == candidate.count - 1
        for choice in choices where choice.line != line && (!isLast || choice.canEnd) {
          if let limits, limits[place] < choice.weight { continue }
          var after = before
          guard step(choice.line, &after, &budget) else { continue }
          candidate[place] = choice.line
          let isSimpler =
            count == 1
            ? await attempt(candidate, from: place, at: after, before: before, &budget)
            : await replace(
              count - 1, in: &candidate, from: place + 1, at: after, lighterThan: nil, gap: gap,
              &budget)
          if isSimpler { isCloser = true }
          if budget.isSpent || (isSimpler && gap != nil) {
            candidate[place] = line
            return isCloser
          }
        }
        candidate[place] = line
      }
      guard step(line, &before, &budget) else { break }
    }
    return isCloser
  }

  /// Carries out a line in the model; false where it is refused.
  @inlinable
  func step(
    _ line: Line, _ state: inout Language.State, _ budget: inout SearchBudget
  ) -> Bool {
    budget.charge(modelSteps: 1)
    guard language.accepts(line, in: state) else { return false }
    language.apply(line, to: &state)
    return true
  }

  /// Runs a candidate if that can lead anywhere, and keeps it if it fails and is simpler.
  ///
  /// - Parameters:
  ///   - place: the last line that was replaced.
  ///   - state: the model's state after it.
  @inlinable
  mutating func attempt(
    _ candidate: [Line], from place: Int, at state: Language.State, before: Language.State,
    _ budget: inout SearchBudget
  ) async -> Bool {
    var last = before
    var state = state
    for line in candidate[(place + 1)...] {
      last = state
      guard step(line, &state, &budget) else { return false }
    }
    guard let end = candidate.last, canFail(end, last, state) else { return false }
    let lines = language.canonicalForm(of: candidate)
    let key = Simplicity(of: lines, in: language)
    guard key < simplicity, tried.insert(lines).inserted else { return false }
    let execution = await oracle.execute(lines)
    guard !oracle.hasEnded else {
      budget.end()
      return false
    }
    budget.chargeExecution(of: execution.steps + execution.waitedSteps)
    guard let failure = execution.failure, isSought(failure), let failing = execution.failingLine
    else { return false }
    current = Array(lines.prefix(failing + 1))
    simplicity = Simplicity(of: current, in: language)
    found = (lines: current, failure: failure)
    return true
  }
}

/// Walks all canonical scenarios that count for exactly `length` lines over a vocabulary, depth first, in
/// ascending order of lines. Walking lengths 1, 2, 3 … gives shortlex order.
///
/// What is left out, and why nothing is lost by it:
/// - **Scenarios the model refuses.** They are no scenarios; they are never sent to a subject.
/// - **Renamings.** Only scenarios whose names are canonical in order of first use are met. Every
///   other one is an injective renaming of exactly one of them, and by the law of equivariance
///   fails exactly if that one does.
/// - **Extensions**, only where the caller says so with `skipExtensions(ofFirst:)`: by the law of
///   prefixes, what extends a failing scenario fails as that one did.
///
/// Scenarios that lead to equal model states are *not* taken for one: a subject may hold state that
/// the model does not have, and that is just where defects live.
///
/// The cursor is a value. It can be put aside and taken up again at any place.
@usableFromInline
package struct ScenarioCursor<Language: ScenarioLanguage> {
  @usableFromInline let language: Language
  @usableFromInline package let length: Int
  @usableFromInline let table: CanonicalLines<Language>
  /// The lines that may come last. What counts for several may always come last.
  @usableFromInline let endings: CanonicalLines<Language>
  /// The scenario the cursor stands on, once `next()` has returned true.
  @usableFromInline package var lines: [Language.Line] = []
  @usableFromInline var states: [Language.State]
  /// For how many lines those before each line count.
  @usableFromInline var filled = [0]
  /// How many names the scenario has used before each line.
  @usableFromInline var namesUsed = [0]
  /// The position in the table from which each line is still to be tried.
  @usableFromInline var untried = [0]
  @usableFromInline var isFinished = false
  /// How many times the model was asked: what bounds a count.
  @usableFromInline package var modelSteps = 0

  /// - Parameter endings: of the lines that count for one, those that may come last, if these are not
  ///   all.
  @inlinable
  package init(
    length: Int, over table: CanonicalLines<Language>, endings: CanonicalLines<Language>? = nil,
    language: Language
  ) {
    precondition(length > 0, "the empty scenario is no scenario")
    self.language = language
    self.length = length
    self.table = table
    self.endings = endings ?? table
    states = [language.initialState]
    lines.reserveCapacity(length)
  }

  /// The model's states before and after the last line.
  @inlinable
  package var lastStep: (before: Language.State, after: Language.State) {
    (before: states[lines.count - 1], after: states[lines.count])
  }

  /// How many lines are still to come.
  @inlinable var missing: Int { length - filled[lines.count] }

  /// Moves on to the next scenario. False when there is none left.
  @inlinable
  package mutating func next() -> Bool {
    if missing == 0 { removeLast() }
    while !isFinished {
      if extend() {
        if missing == 0 { return true }
      } else if lines.isEmpty {
        isFinished = true
      } else {
        removeLast()
      }
    }
    return false
  }

  /// The same, at the expense of a budget.
  @inlinable
  package mutating func next(charging budget: inout SearchBudget) -> Bool {
    let asked = modelSteps
    defer { budget.charge(modelSteps: modelSteps - asked) }
    return next()
  }

  /// Leaves out all further scenarios that begin with the first `count` lines of this one.
  @inlinable
  package mutating func skipExtensions(ofFirst count: Int) {
    while lines.count > max(count, 1) { removeLast() }
    // What is left is removed by `next()` only when it is complete, so its continuations are
    // declared exhausted instead.
    if missing > 0 {
      untried[lines.count] = choices.count(namesUsed: namesUsed[lines.count])
    }
  }

  /// What the next line is chosen from.
  @inlinable var choices: CanonicalLines<Language> {
    missing == 1 ? endings : table
  }

  /// Appends the next line that can follow. False when there is none.
  @inlinable
  package mutating func extend() -> Bool {
    let depth = lines.count
    let used = namesUsed[depth]
    let missing = missing
    let choices = choices
    let end = choices.count(namesUsed: used)
    while untried[depth] < end {
      let entry = choices.entry(untried[depth], namesUsed: used)
      untried[depth] += 1
      guard language.fits(entry.line, in: states[depth], within: missing) else { continue }
      modelSteps += 1
      if language.accepts(entry.line, in: states[depth]) {
        let count = language.lineCount(of: entry.line, in: states[depth])
        var state = states[depth]
        language.apply(entry.line, to: &state)
        lines.append(entry.line)
        states.append(state)
        filled.append(length - missing + count)
        namesUsed.append(entry.namesUsedAfter)
        untried.append(0)
        return true
      }
    }
    return false
  }

  @inlinable
  package mutating func removeLast() {
    lines.removeLast()
    states.removeLast()
    filled.removeLast()
    namesUsed.removeLast()
    untried.removeLast()
  }
}

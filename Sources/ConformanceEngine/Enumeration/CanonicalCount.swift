/// Counts canonical scenarios without walking through them one by one.
///
/// Here, and only here, scenarios that lead to equal states of the model are taken together: how
/// many scenarios there are is a question about the model, and by the law of fingerprints equal
/// states have equally many continuations. What a subject does after them is not asked.
@usableFromInline
package struct CanonicalCount<Language: ScenarioLanguage> {
  @usableFromInline
  struct Key: Hashable {
    @usableFromInline let fingerprint: Language.Fingerprint
    @usableFromInline let namesUsed: Int
    @usableFromInline let length: Int

    @inlinable
    init(fingerprint: Language.Fingerprint, namesUsed: Int, length: Int) {
      self.fingerprint = fingerprint
      self.namesUsed = namesUsed
      self.length = length
    }
  }

  @usableFromInline
  package struct Result {
    @usableFromInline package var scenarios: Int
    /// How many names they have at most.
    @usableFromInline package var mostNames: Int

    @inlinable
    init(scenarios: Int, mostNames: Int) {
      self.scenarios = scenarios
      self.mostNames = mostNames
    }
  }

  @usableFromInline let language: Language
  @usableFromInline let table: CanonicalLines<Language>
  /// Only ever looked up, never iterated.
  @usableFromInline var known: [Key: Result] = [:]

  /// How many states are kept.
  @inlinable static var keptLimit: Int { 50_000 }

  @inlinable
  package init(over table: CanonicalLines<Language>, language: Language) {
    self.language = language
    self.table = table
  }

  /// How many canonical scenarios have exactly `length` lines; `nil` when the budget ends first,
  /// when they are more than a number can say, or when one of them goes on from where too many
  /// lines could follow.
  @inlinable
  package mutating func count(length: Int, within budget: inout SearchBudget) -> Result? {
    count(length, after: language.initialState, namesUsed: 0, &budget)
  }

  @inlinable
  mutating func count(
    _ length: Int, after state: Language.State, namesUsed: Int, _ budget: inout SearchBudget
  ) -> Result? {
    guard length > 0 else { return Result(scenarios: 1, mostNames: namesUsed) }
    let key = Key(
      fingerprint: language.fingerprint(of: state), namesUsed: namesUsed, length: length)
    if let result = known[key] { return result }
    guard !budget.isSpent, table.isPrepared(namesUsed: namesUsed) else { return nil }
    let end = table.count(namesUsed: namesUsed)
    budget.charge(modelSteps: end)
    var sum = Result(scenarios: 0, mostNames: namesUsed)
    for index in 0..<end {
      let entry = table.entry(index, namesUsed: namesUsed)
      guard language.fits(entry.line, in: state, within: length),
        language.accepts(entry.line, in: state)
      else { continue }
      let rest = length - language.lineCount(of: entry.line, in: state)
      var result = Result(scenarios: 1, mostNames: entry.namesUsedAfter)
      if rest > 0 {
        var next = state
        language.apply(entry.line, to: &next)
        guard
          let continued = self.count(
            rest, after: next, namesUsed: entry.namesUsedAfter, &budget)
        else { return nil }
        result = continued
      }
      let (next, isTooLarge) = sum.scenarios.addingReportingOverflow(result.scenarios)
      guard !isTooLarge else { return nil }
      sum = Result(scenarios: next, mostNames: max(sum.mostNames, result.mostNames))
    }
    // A limit on memory. What is not kept is counted again, and charged again.
    if known.count < Self.keptLimit { known[key] = sum }
    return sum
  }
}

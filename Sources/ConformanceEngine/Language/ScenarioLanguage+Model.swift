/// Questions about whole scenarios that the model answers, without a subject.
extension ScenarioLanguage {
  /// Whether a scenario can have the line next, and end, with so many lines in all still to come.
  @inlinable
  package func fits(_ line: Line, in state: State, within count: Int) -> Bool {
    lineCount(of: line, in: state) + missingLineCount(after: line, in: state) <= count
  }

  /// Whether every line is accepted in the state the lines before it lead to.
  @inlinable
  package func accepts(all lines: [Line]) -> Bool {
    var state = initialState
    for line in lines {
      guard accepts(line, in: state) else { return false }
      apply(line, to: &state)
    }
    return true
  }

  /// The lines that remain when each line not accepted in its turn is left out.
  @inlinable
  package func acceptedLines(of lines: some Sequence<Line>) -> [Line] {
    var state = initialState
    var accepted: [Line] = []
    for line in lines where accepts(line, in: state) {
      apply(line, to: &state)
      accepted.append(line)
    }
    return accepted
  }

  /// The state before each line and the one after the last: one more than there are lines.
  @inlinable
  package func states(along lines: [Line]) -> [State] {
    var states = [initialState]
    states.reserveCapacity(lines.count + 1)
    var state = initialState
    for line in lines {
      apply(line, to: &state)
      states.append(state)
    }
    return states
  }

  /// The state after accepted lines.
  @inlinable
  package func state(after lines: some Sequence<Line>) -> State {
    var state = initialState
    for line in lines { apply(line, to: &state) }
    return state
  }
}

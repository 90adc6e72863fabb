public import ConformanceChecks
public import NavigationReference

extension Driver {
  /// Carries out the lines of a script until they end or one is not as permitted.
  @inlinable
  mutating func run(_ session: inout Session, _ script: inout Script) async -> ScenarioEnd {
    session.begin()
    reset()
    looksAtEverything = session.looksAtEverything
    while let line = session.next(of: &script) {
      let plan = session.prepare(line)
      perform(line, expecting: session.model.stack, &session.observation)
      if !plan.mayHaveNobody || session.observation.raised == nil {
        // Asked here and not by `settle()`: to wait for that would be a change of actors for nothing.
        if plan.settles, !adapter.settleAtOnce() { await adapter.settle() }
        if plan.takesEvents { takeEvents(&session.observation) }
        look(plan.look, expecting: session.model.stack, probe: plan.probe, &session.observation)
      }
      switch session.judge() {
      case .agrees: continue
      case .differs: return .differs
      case .ends: return .left
      case .unsupported: return .unsupported
      }
    }
    let finalLook = session.finalLook()
    guard !finalLook.isEmpty else { return .completed }
    looksAtEverything = true
    session.beginFinalLook()
    if session.isPortraying, finalLook.contains(.itemStack) { askForItems() }
    look(finalLook, expecting: session.model.stack, probe: nil, &session.observation)
    return session.agreesAtEnd() ? .completed : .differsSomewhere
  }
}

/// How a scenario ended.
@usableFromInline
enum ScenarioEnd: Sendable {
  case completed
  case differs
  /// The stack was seen to differ when the scenario had ended; which step did it shows a run that looks at everything.
  case differsSomewhere
  case left
  case unsupported
  /// The subject broke down in the last line; the session tells how.
  case broken
}

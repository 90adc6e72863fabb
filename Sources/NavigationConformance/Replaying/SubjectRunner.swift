public import NavigationReference

/// Runs scenarios on an adapter, one after the other.
@usableFromInline
struct SubjectRunner<Adapter: NavigationAdapter> {
  @usableFromInline var driver: Driver<Adapter>
  @usableFromInline var session: Session

  @usableFromInline
  init(_ adapter: Adapter) {
    driver = Driver(adapter)
    session = Session(claims: Adapter.capabilities)
  }

  /// Carries out the lines of a script until they end or one is not as permitted.
  @inlinable
  mutating func run(_ script: inout Script) async -> ScenarioEnd {
    session.begin()
    driver.reset()
    while let line = script.next(in: session.model) {
      session.prepare(line)
      driver.perform(line, expecting: session.model.stack, &session.observation)
      if session.settles { await driver.settle() }
      if session.takesEvents { driver.takeEvents(&session.observation) }
      driver.look(
        session.look, expecting: session.model.stack, probe: session.probe, &session.observation)
      switch session.judge() {
      case .agrees: continue
      case .differs: return .differs
      case .ends: return .left
      case .unsupported: return .unsupported
      }
    }
    let finalLook = session.finalLook
    guard !finalLook.isEmpty else { return .completed }
    driver.looksAtEverything = true
    session.observation.clear()
    driver.look(finalLook, expecting: session.model.stack, probe: nil, &session.observation)
    driver.looksAtEverything = false
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
}

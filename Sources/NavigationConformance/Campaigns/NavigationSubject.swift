import ConformanceChecks
public import NavigationReference

/// An implementation under test, ready to be driven: an adapter and the name to report it under.
///
/// ```swift
/// let report = try await Conformance(of: NavigationSubject("MyContainer", MyAdapter())).check()
/// ```
///
/// Not `Sendable`: a subject lives where its adapter does, for instance on the main actor.
public struct NavigationSubject {
  /// The name to report it under.
  public let name: String
  /// What the adapter claims.
  public let capabilities: Capabilities

  @usableFromInline
  typealias Run = (_ session: inout Session, _ script: inout Script) async -> ScenarioEnd

  @usableFromInline
  typealias Serve = (
    _ session: inout Session, _ line: ScenarioLine, _ isLast: Bool
  ) async -> ServedStep

  @usableFromInline var run: Run
  @usableFromInline var selfCheck: () async -> SelfCheckResult
  @usableFromInline let beginServing: () -> Void
  /// Carries out one line for another process.
  @usableFromInline let serve: Serve
  /// Where a subject in another process is told what will come; `nil` for one in this process.
  @usableFromInline let foresight: Foresight?
  /// How it is treated while its breakdowns are looked into; `nil` for one in this process, which takes the suite with it.
  @usableFromInline let care: SubjectCare?
  /// In how many scenarios it may break down before there is no sense in going on.
  @usableFromInline let breakdownLimit: Int
  /// Looks at its lines by the rules of the wire; `nil` for one in this process, which has none.
  @usableFromInline let validation: (() -> WireValidation.Result)?

  /// - Parameters:
  ///   - name: the name to report it under.
  ///   - adapter: the glue to the implementation; `start` makes each scenario a fresh subject.
  @inlinable
  public init<Adapter: NavigationAdapter>(_ name: String, _ adapter: Adapter) {
    self.name = name
    capabilities = Adapter.capabilities.withoutContradiction
    let box = DriverBox(adapter)
    run = { session, script in await box.driver.run(&session, &script) }
    selfCheck = { await SelfCheck<Adapter>(adapter).run() }
    beginServing = { box.driver.beginServing() }
    serve = { session, line, isLast in
      await box.driver.serve(&session, line, isLast: isLast)
    }
    foresight = nil
    care = nil
    breakdownLimit = .max
    validation = nil
  }

  /// A subject in another process.
  init(
    name: String, capabilities: Capabilities, run: @escaping Run,
    selfCheck: @escaping () async -> SelfCheckResult, foresight: Foresight, care: SubjectCare,
    breakdownLimit: Int, validation: @escaping () -> WireValidation.Result
  ) {
    self.name = name
    self.capabilities = capabilities
    self.run = run
    self.selfCheck = selfCheck
    self.foresight = foresight
    self.care = care
    self.breakdownLimit = breakdownLimit
    self.validation = validation
    beginServing = {}
    // One that is at the other end of a wire is not passed on.
    serve = { session, _, _ in
      session.observation.unsupported = "a subject in another process"
      return ServedStep(Look(rawValue: 0))
    }
  }

  /// Sends scenarios ahead, so that the subject has something to do while others are judged.
  @usableFromInline
  struct Foresight {
    /// Whether there is nothing left of what it was told.
    let isIdle: () -> Bool
    let announce: ([[ScenarioLine]]) -> Void
    /// Some of it will not come after all.
    let forget: () -> Void
    /// Told how to find out that the run is over: then nobody waits for what was sent ahead.
    var heed: (_ isOver: @escaping () -> Bool) -> Void = { _ in }
    /// So many at a time.
    let count = 64
  }
}

extension NavigationSubject {
  /// Looks at what a subject in another process says by the rules of the wire, and judges none of it; `nil` for one in this
  /// process.
  package func validateWire() -> WireValidation.Result? { validation?() }

  /// Whether a breakdown of the subject would be one of the suite as well.
  package var isInProcess: Bool { care == nil }

  /// Why a subject in another process cannot be asked any more, in a sentence without its full stop; `nil` as long as
  /// it can.
  package var loss: String? { care?.loss() }
}

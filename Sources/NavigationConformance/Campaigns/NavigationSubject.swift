import NavigationReference

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

  @usableFromInline let run: Run
  @usableFromInline let selfCheck: () async -> SelfCheckResult

  /// - Parameters:
  ///   - name: the name to report it under.
  ///   - adapter: the glue to the implementation; `start` makes each scenario a fresh subject.
  @inlinable
  public init<Adapter: NavigationAdapter>(_ name: String, _ adapter: Adapter) {
    self.name = name
    capabilities = Adapter.capabilities
    let box = DriverBox(adapter)
    run = { session, script in await box.driver.run(&session, &script) }
    selfCheck = { await SelfCheck<Adapter>(adapter).run() }
  }
}

/// Holds a driver between scenarios.
@usableFromInline
final class DriverBox<Adapter: NavigationAdapter> {
  @usableFromInline var driver: Driver<Adapter>

  @inlinable
  init(_ adapter: Adapter) {
    driver = Driver(adapter)
  }
}

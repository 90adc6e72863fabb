import NavigationReference

/// Carries lines out on a subject and looks at it afterwards: all that knows the adapter.
protocol SystemDriver<System> {
  associatedtype System: JudgedSystem
  /// Forgets the subject of the scenario before.
  mutating func begin()
  /// Carries out the line and looks at everything that is claimed. What the subject throws is noted, not thrown.
  ///
  /// - Parameter state: the model's state after the line.
  mutating func perform(
    _ line: System.Line, state: System.State
  ) async -> SystemObservation<System.State.Aspect>
}

/// A subject of one of the smaller systems, ready to be driven.
struct SystemSubject<System: JudgedSystem> {
  let name: String
  let system: System
  let begin: () -> Void
  let perform:
    (_ line: System.Line, _ state: System.State) async -> SystemObservation<
      System.State.Aspect
    >

  init(name: String, system: System, driver: some SystemDriver<System>) {
    self.name = name
    self.system = system
    let box = Box(driver)
    begin = { box.driver.begin() }
    perform = { line, state in await box.driver.perform(line, state: state) }
  }

  /// Holds a driver between scenarios.
  private final class Box<Driver: SystemDriver> where Driver.System == System {
    var driver: Driver
    init(_ driver: Driver) { self.driver = driver }
  }
}

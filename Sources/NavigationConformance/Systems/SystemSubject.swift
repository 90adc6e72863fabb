/// A subject of one of the smaller systems, ready to be driven.
struct SystemSubject<System: JudgedSystem> {
  typealias Perform = (
    _ line: System.Line, _ state: System.State
  ) async -> SystemObservation<System.State.Aspect>

  let name: String
  let system: System
  let begin: () -> Void
  let perform: Perform
  /// Lets another process drive it; `nil` for one that is in another process itself.
  let served: ServedSystem?
  /// Told of each scenario before it is carried out; `nil` where nobody wants to know.
  var announce: ((_ lines: [System.Line]) -> Void)?
  /// What there is to know of one in another process; `nil` for one in this process.
  let elsewhere: Elsewhere?

  /// A subject in this process.
  init(
    name: String, system: System, driver: some SystemDriver<System>, server: some SystemServer
  ) {
    self.name = name
    self.system = system
    let box = Box(driver)
    begin = { box.content.begin() }
    perform = { line, state in await box.content.perform(line, state: state) }
    served = ServedSystem(server)
    elsewhere = nil
  }

  /// A subject in another process.
  init(
    name: String, system: System, begin: @escaping () -> Void, perform: @escaping Perform,
    elsewhere: Elsewhere
  ) {
    self.name = name
    self.system = system
    self.begin = begin
    self.perform = perform
    self.elsewhere = elsewhere
    served = nil
  }

  /// Why a subject in another process cannot be asked any more, in a sentence without its full stop; `nil` as long as it can.
  var loss: String? { elsewhere?.care.loss() }

  /// A subject in another process, which gets each scenario as a whole.
  struct Elsewhere {
    /// Has a scenario carried out; `perform` then tells what came of each line.
    let send: (_ lines: [System.Line]) async -> SystemStray<System.Line>?
    /// How it broke down in the scenario that was sent last, in whatever step.
    let breakdown: () -> Breakdown?
    /// What was answered in the scenario that was sent last.
    let answers: () -> [WireAnswer]
    /// That it keeps its answers back, and what to do about it; `nil` where nobody has seen that.
    let kept: () -> String?
    /// What can be said of a step.
    let fields: [String]
    let care: SubjectCare
    /// In how many scenarios it may break down.
    let breakdownLimit: Int
  }
}

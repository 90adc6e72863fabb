import ConformanceChecks
import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

@MainActor @Suite("Served subjects") struct ServedSubjectTests {
  /// Faults that show in a single run.
  private nonisolated static let wrongInOneRun = KnownWrong.all.filter {
    RequirementCatalogue.core[$0.requirement]?.aspect != .twoRuns
  }

  private func generated(_ index: Int) -> [ScenarioLine] {
    var script = Script(
      ScenarioGenerator(
        seed: 5, index: UInt64(index), plan: GenerationPlan(), claims: HeadlessAdapter.capabilities,
        longest: 40))
    return script.allLines()
  }

  @Test func `every line that is said is what the schema says`() async throws {
    let schema = try WireSchema()
    let served = ServedSubject(subject: NavigationSubject("H", HeadlessAdapter()))
    for index in 0..<sample(10, of: 30) {
      for line in try await served.lines(generated(index)) {
        #expect(try schema.errors(in: line) == [])
      }
    }
  }

  @Test func `in another process everything is judged that is judged in this one`() async throws {
    let subject = NavigationSubject("H", HeadlessAdapter())
    var here = Session(claims: HeadlessAdapter.capabilities)
    var there = Session(claims: HeadlessAdapter.capabilities)
    for index in 0..<sample(20, of: 60) {
      let lines = generated(index)
      var script = Script(lines)
      let expected = await subject.run(&here, &script)
      let end = try await ServedSubject(subject: subject).run(lines, &there)
      let why = there.breakdown?.kind.detail ?? there.observation.unsupported ?? ""
      #expect(end == expected, "\(NavigationScenario(lines: lines).oneLine): \(why)")
    }
    #expect(here.exercised.entries == there.exercised.entries)
    #expect(here.stepCount == there.stepCount)
    #expect(here.takeSightings().map(\.sighting) == there.takeSightings().map(\.sighting))
  }

  @Test(arguments: [
    "start A; push B; gesture begin; gesture update; gesture finish",
    "start A; push B; gesture begin; gesture cancel",
  ])
  func `what the delegate hears of a swipe before its end is noted`(
    _ scenario: String
  ) async throws {
    let lines = try NavigationScenario(scenario).lines
    let subject = NavigationSubject("H", HeadlessAdapter())
    var here = Session(claims: HeadlessAdapter.capabilities)
    var there = Session(claims: HeadlessAdapter.capabilities)
    var script = Script(lines)
    _ = await subject.run(&here, &script)
    _ = try await ServedSubject(subject: subject).run(lines, &there)
    let sightings = here.takeSightings().map(\.sighting)
    #expect(sightings == there.takeSightings().map(\.sighting))
    let choice: Choice =
      scenario.hasSuffix("cancel") ? .cancelledGestureMessages : .gestureMessageMoment
    // When it begins.
    #expect(sightings.filter { $0.choice == choice }.map(\.mask) == [1])
    #expect(here.observation.events == there.observation.events)
  }

  @Test(arguments: wrongInOneRun)
  func `a fault is blamed on the same requirement`(_ wrong: KnownWrong) async throws {
    let scenario = try NavigationScenario(wrong.scenario)
    let subject = NavigationSubject("H", HeadlessAdapter(faults: [wrong.fault]))
    var session = Session(claims: HeadlessAdapter.capabilities)
    let end = try await ServedSubject(subject: subject).run(scenario.lines, &session)
    #expect(end == .differs)
    let blame = session.blame(in: .core)
    #expect(
      blame.map { RequirementCatalogue.core.requirements[$0.requirement].id } == wrong.requirement)
  }

  @Test(arguments: wrongInOneRun)
  func `what is seen of a fault reads the same`(_ wrong: KnownWrong) async throws {
    let lines = try NavigationScenario(wrong.scenario).lines
    let subject = NavigationSubject("H", HeadlessAdapter(faults: [wrong.fault]))
    var here = Session(claims: HeadlessAdapter.capabilities)
    here.looksAtEverything = true
    var there = Session(claims: HeadlessAdapter.capabilities)
    var script = Script(lines)
    _ = await subject.run(&here, &script)
    _ = try await ServedSubject(subject: subject).run(lines, &there)
    #expect(here.comparisons(isWhole: true) == there.comparisons(isWhole: true))
    #expect(here.observation.events == there.observation.events)
  }

  @Test func `an operation of a later version is answered as unsupported`() async throws {
    var server = WireServer(NavigationSubject("H", HeadlessAdapter()))
    var said: [String] = []
    let line = #"{"id":7,"later":[],"scenario":[{"op":"start","root":"A"},{"op":"dance","x":1}]}"#
    try await server.answer(Array(line.utf8)) { line, flushes in
      #expect(flushes)
      said.append(String(decoding: line, as: UTF8.self))
    }
    #expect(said.count == 2)
    #expect(said.last == "{\"id\":7,\"step\":2,\"unsupported\":\"dance\"}\n")
  }

  @Test func `a message of a later version is passed over`() async throws {
    var server = WireServer(NavigationSubject("H", HeadlessAdapter()))
    try await server.answer(Array("{\"later\":1}".utf8)) { _, _ in Issue.record("an answer") }
  }

  @Test func `a step that cannot be understood is answered with an error`() async throws {
    var server = WireServer(NavigationSubject("H", HeadlessAdapter()))
    var said: [String] = []
    let line = #"{"id":7,"scenario":[{"op":"push","controller":"b"}]}"#
    try await server.answer(Array(line.utf8)) { line, _ in
      said.append(String(decoding: line, as: UTF8.self))
    }
    #expect(
      said == [
        "{\"id\":7,\"step\":1,\"error\":\"'controller' expects the name of a controller such as A, found 'b'\"}\n"
      ])
  }
}

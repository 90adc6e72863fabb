import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// What is seen of the smaller systems at the other end of a wire.
@MainActor @Suite("Served systems") struct ServedSystemTests {
  /// Runs a scenario here and there, each of its beginnings by itself, and compares what is seen.
  private func compare<System: JudgedSystem>(
    _ scenario: String, on here: SystemSubject<System>, and there: ServedSystemSubject<System>,
    checking schema: WireSchema? = nil
  ) async throws -> SystemBlame? {
    let lines = try SystemScenario<System>.lines(of: scenario)
    var session = SystemSession(here)
    var failure: SystemBlame?
    for count in 1...lines.count {
      let beginning = Array(lines.prefix(count))
      session.judgedLine = count - 1
      failure = await session.run(beginning).failure
      let run = try await there.run(beginning, judgedLine: count - 1)
      #expect(run.session.observation.mistake == nil)
      #expect(run.session.observation.breakdown?.kind.detail == nil)
      #expect(run.session.lastSeen == session.lastSeen, "\(scenario) at \(count)")
      #expect(run.session.observation.raised == session.observation.raised)
      #expect(run.failure == failure)
      guard let schema, count == lines.count else { continue }
      for line in run.crossed { #expect(try schema.errors(in: line) == []) }
    }
    return failure
  }

  // MARK: Wrong subjects

  @Test(arguments: WrongLifecycle.all)
  func `a wrong life cycle reads the same`(_ wrong: WrongLifecycle) async throws {
    let subject = LifecycleSubject("S", HeadlessLifecycleAdapter(faults: [wrong.fault]))
    let blame = try await compare(
      wrong.scenario, on: subject.system, and: ServedSystemSubject(subject))
    #expect(
      blame.map { LifecycleModel.catalogue.requirements[$0.requirement].id } == wrong.requirement)
  }

  @Test(arguments: WrongToolbarController.all)
  func `a wrong toolbar controller reads the same`(_ wrong: WrongToolbarController) async throws {
    let subject = ToolbarControllerSubject(
      "S", HeadlessToolbarControllerAdapter(faults: [wrong.fault]))
    let blame = try await compare(
      wrong.scenario, on: subject.system, and: ServedSystemSubject(subject))
    #expect(
      blame.map { ToolbarControllerModel.catalogue.requirements[$0.requirement].id }
        == wrong.requirement)
  }

  @Test(arguments: FullScreenLayoutTests.wrong)
  func `a wrong layout reads the same`(_ fault: LayoutFault, _ requirement: String) async throws {
    let subject = FullScreenLayoutSubject("S", HeadlessLayoutAdapter(faults: [fault]))
    let some = LayoutConditions.all.enumerated().filter { $0.offset % 160 == 87 }.map(\.element)
    for scenario in ["layout toolbar wantsFullScreen; layout wantsFullScreen"]
      + some.map({ FullScreenSystem().text(of: $0) })
    {
      _ = try await compare(scenario, on: subject.system, and: ServedSystemSubject(subject))
    }
  }

  @Test func `what is drawn reads the same, and is what the schema says`() async throws {
    let lifecycle = LifecycleSubject("S", HeadlessLifecycleAdapter())
    let toolbar = ToolbarControllerSubject("S", HeadlessToolbarControllerAdapter())
    let layout = FullScreenLayoutSubject("S", HeadlessLayoutAdapter())
    let schema = try WireSchema()
    _ = try await compare(
      "layout; layout toolbar presented", on: layout.system, and: ServedSystemSubject(layout),
      checking: schema)
    for index in 0..<sample(6, of: 40) {
      _ = try await compare(
        drawn(index, lifecycle.system.system), on: lifecycle.system,
        and: ServedSystemSubject(lifecycle), checking: schema)
      _ = try await compare(
        drawn(index, toolbar.system.system), on: toolbar.system,
        and: ServedSystemSubject(toolbar), checking: schema)
    }
  }

  private func drawn<System: JudgedSystem>(_ index: Int, _ system: System) -> String {
    var randomness = SeededGenerator(seed: 3, stream: UInt64(index))
    var state = System.State()
    var lines: [String] = []
    while let line = system.line(after: state, count: lines.count, using: &randomness) {
      state.apply(line)
      lines.append(system.text(of: line))
    }
    return lines.joined(separator: "\n")
  }

  /// The error that one of them throws is an answer like the others.
  @Test(
    arguments: [
      [], [.storyboardNeedsRoot], [.storyboardMakesRoot], [.delegateFromTheStart],
    ] as [LifecycleVariants])
  func `each reading of a fresh navigation controller reads the same`(
    _ variants: LifecycleVariants
  ) async throws {
    let subject = LifecycleSubject("S", HeadlessLifecycleAdapter(faults: [], variants: variants))
    let blame = try await compare(
      "make storyboard", on: subject.system, and: ServedSystemSubject(subject),
      checking: try WireSchema())
    #expect(blame == nil)
  }

  // MARK: Refusals and mistakes

  @Test func `a refusal is seen as one`() async throws {
    let subject = ToolbarControllerSubject("S", RefusingToolbarController())
    let lines = try SystemScenario<ToolbarControllerSystem>.lines(of: "contain plain")
    let run = try await ServedSystemSubject(subject).run(lines)
    #expect(run.session.observation.raised == "PlainContent()")
    #expect(
      run.failure.map { ToolbarControllerModel.catalogue.requirements[$0.requirement].id }
        == "CW-27")
  }

  @Test func `a system that is not there is answered as unsupported`() async throws {
    let there = ServedSystemSubject(LifecycleSubject("S", HeadlessLifecycleAdapter()))
    let said = try await there.answers(
      to: Array(#"{"id":4,"batch":true,"system":"layout","scenario":[{"op":"start"}]}"#.utf8))
    #expect(
      said.map { String(decoding: $0, as: UTF8.self) }
        == [#"{"id":4,"step":1,"unsupported":"layout"}"#])
  }

  @Test(arguments: [
    (#"{"op":"dance"}"#, #""unsupported":"dance""#),
    (#"{"opus":"push"}"#, #""error":"a step has no 'op'""#),
    (#"{"op":"push"}"#, #""error":"a step has no 'controller'""#),
    (
      #"{"op":"make","creation":"rot","identifier":null,"identifiers":{}}"#,
      #""error":"'creation' does not know 'rot'; did you mean 'root'?""#
    ),
  ])
  func `a step that cannot be understood is named`(_ step: String, _ answer: String) async throws {
    let there = ServedSystemSubject(LifecycleSubject("S", HeadlessLifecycleAdapter()))
    let message = #"{"id":4,"batch":true,"system":"lifecycle","scenario":["# + step + "]}"
    let said = try await there.answers(to: Array(message.utf8))
    #expect(
      said.map { String(decoding: $0, as: UTF8.self) } == ["{\"id\":4,\"step\":1,\(answer)}"])
  }
}

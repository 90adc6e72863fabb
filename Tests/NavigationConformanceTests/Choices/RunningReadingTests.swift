import ConformanceChecks
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// What is noted while a transition goes on, and of what comes with messages.
@MainActor @Suite struct RunningReadingTests {
  private nonisolated static let cases:
    [(String, Choice, plain: UInt8, NavigationVariants, other: UInt8)] = [
      ("start A; push B running", .itemsDuringTransition, 1, [.stackChangesAtEnd], 2),
      ("start A; push B; pop running", .itemsDuringTransition, 1, [.stackChangesAtEnd], 2),
      ("start A; set B running", .itemsDuringTransition, 1, [.stackChangesAtEnd], 2),
      (
        "start A; push B; push C running", .itemsDuringTransition, 1, [.onlyTopReadsWhileRunning], 4
      ),
      ("start A; push B running", .visibleDuringTransition, 1, [.stackChangesAtEnd], 2),
      (
        "start A; push B running; setNavigationBarHidden true animated", .barFlagDuringAnimation, 1,
        [.flagsChangeAtEnd], 2
      ),
      (
        "start A; push B running; setToolbarHidden false animated", .toolbarFlagDuringAnimation, 1,
        [.flagsChangeAtEnd], 2
      ),
      ("start A; push B", .parentAtWillAppear, 1, [.parentComesAfterWillAppear], 2),
      ("start A; push B animated", .parentAtWillAppear, 1, [.parentComesAfterWillAppear], 2),
      ("start A; push B; pop", .parentAtDidDisappear, 1, [.parentGoesBeforeDidDisappear], 2),
      ("start A; push B; tapBack", .parentAtDidDisappear, 1, [.parentGoesBeforeDidDisappear], 2),
    ]

  @Test(arguments: cases.indices)
  func `What a subject reads as in flight or in a message is noted, in this process and in another`(
    _ index: Int
  ) async throws {
    let (scenario, choice, plain, variants, other) = Self.cases[index]
    let lines = try NavigationScenario(scenario).lines
    let readings: [(NavigationVariants, UInt8)] = [([], plain), (variants, other)]
    for (variants, mask) in readings {
      let subject = NavigationSubject("H", HeadlessAdapter(variants: variants))
      var here = Session(claims: subject.capabilities)
      var there = Session(claims: subject.capabilities)
      var script = Script(lines)
      let end = await subject.run(&here, &script)
      #expect(end == .completed)
      #expect(try await ServedSubject(subject: subject).run(lines, &there) == end)
      let sightings = here.takeSightings().map(\.sighting)
      #expect(sightings.filter { $0.choice == choice }.map(\.mask) == [mask])
      #expect(there.takeSightings().map(\.sighting) == sightings)
    }
  }

  @Test(arguments: [
    "start A; push B running; setNavigationBarHidden true",
    "start A; push B running; setNavigationBarHidden false animated",
    "start A; push B running; setToolbarHidden true animated",
    "A.hidesBottomBarWhenPushed = true; start A; push B running; setToolbarHidden false animated",
  ])
  func `A flag that nothing moves is not noted in flight`(_ scenario: String) async throws {
    let sightings = try await sightings(scenario, HeadlessAdapter())
    #expect(!sightings.contains { $0.choice == .barFlagDuringAnimation })
    #expect(!sightings.contains { $0.choice == .toolbarFlagDuringAnimation })
  }

  @Test(arguments: [
    ("start A; push B animated", Choice.appearanceFlagOnAnimatedChange),
    ("start A; push B", .appearanceFlagOnStillChange), ("start A; push B", .parentAtWillAppear),
    ("start A; push B; pop", .parentAtDidDisappear),
  ])
  func `What comes with an appearance message is noted where it is said`(
    _ scenario: String, _ choice: Choice
  ) async throws {
    let said = try await sightings(scenario, HeadlessAdapter())
    #expect(said.contains { $0.choice == choice })
    let unsaid = try await sightings(scenario, FlaglessAdapter())
    #expect(unsaid.contains { $0.choice == .appearanceOrder })
    #expect(!unsaid.contains { $0.choice == choice })
  }

  @Test(arguments: ["start A; push B; tapBack", "start A; push B; gesture begin; gesture finish"])
  func `Where a person goes back no flag is compared with that of an operation`(
    _ scenario: String
  ) async throws {
    let sightings = try await sightings(
      scenario, HeadlessAdapter(variants: [.backButtonUnanimated, .gestureToldAsUnanimated]))
    #expect(!sightings.contains { $0.choice == .appearanceFlagOnAnimatedChange })
  }

  @Test(arguments: [
    "start A", "start A off screen; show", "start A; set B", "start A; push B; set A",
    "start A; present B; dismiss", "B.viewWillAppear: push C; start A; push B",
    "start A; push B; gesture begin; gesture cancel", "start A off screen; push B; pop",
  ])
  func `Of who does not come and go by itself, or is not seen, no parent is noted`(
    _ scenario: String
  ) async throws {
    let sightings = try await sightings(
      scenario, HeadlessAdapter(variants: [.controllersToldOffScreen]))
    #expect(!sightings.contains { $0.choice == .parentAtDidDisappear })
    let comesBefore = scenario.hasPrefix("start A; push B;")
    #expect(sightings.contains { $0.choice == .parentAtWillAppear } == comesBefore)
  }

  private func sightings(
    _ scenario: String, _ adapter: some NavigationAdapter
  ) async throws -> [ChoiceTally.Sighting] {
    let subject = NavigationSubject("S", adapter)
    var session = Session(claims: subject.capabilities)
    var script = Script(try NavigationScenario(scenario).lines)
    #expect(await subject.run(&session, &script) == .completed)
    return session.takeSightings().map(\.sighting)
  }
}

/// Tells controllers that they come and go, and not with which flag.
private struct FlaglessAdapter: NavigationAdapter {
  final class Screen {
    let log: EventLog<Screen>

    init(_ log: EventLog<Screen>) {
      self.log = log
    }
  }

  static let capabilities: Capabilities = [.appearance, .disappearance]

  private(set) var viewControllers: [Screen] = []

  func makeController(label: String, log: EventLog<Screen>) -> Screen { Screen(log) }

  mutating func start(root: Screen, log: EventLog<Screen>) { viewControllers = [root] }

  mutating func push(_ controller: Screen, animated: Bool) {
    let former = viewControllers.last
    viewControllers.append(controller)
    tell(from: former, to: controller)
  }

  mutating func pop(animated: Bool) -> Screen? {
    guard viewControllers.count > 1, let former = viewControllers.popLast() else { return nil }
    tell(from: former, to: viewControllers.last)
    return former
  }

  private func tell(from former: Screen?, to new: Screen?) {
    if let former { former.log.viewWillDisappear(former) }
    if let new { new.log.viewWillAppear(new) }
    if let former { former.log.viewDidDisappear(former) }
    if let new { new.log.viewDidAppear(new) }
  }
}

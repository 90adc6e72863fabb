import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import Testing

@MainActor @Suite("Life cycles") struct LifecycleTests {
  private func conformance(
    _ faults: LifecycleFaults = [], variants: LifecycleVariants = []
  ) -> LifecycleConformance {
    LifecycleConformance(
      of: LifecycleSubject(
        "subject", HeadlessLifecycleAdapter(faults: faults, variants: variants)))
  }

  /// A sample in debug builds; the whole budget is spent in release.
  private var options: CampaignOptions {
    #if DEBUG
      CampaignOptions(scenarioCount: 400)
    #else
      CampaignOptions()
    #endif
  }

  @Test func `HeadlessNavigation conforms`() async throws {
    let report = try await conformance().check(options)
    #expect(report.violations.map(\.id) == [])
    #expect(report.adapterError == nil)
    // However few scenarios are asked for, half of them are drawn: small ones alone put less than half to the test.
    #expect(report.outcome == .conforms)
    #expect(report.requirements.allSatisfy { $0.verdict == .holds })
    #expect(report.choices.map(\.readings) == [["the others"], ["an empty stack"], ["none"]])
  }

  @Test(arguments: WrongLifecycle.all)
  func `the stored scenario is blamed on the right requirement`(
    _ wrong: WrongLifecycle
  ) async throws {
    let report = try await conformance([wrong.fault]).replay(wrong.scenario)
    #expect(report.violated?.id == wrong.requirement)
    #expect(report.steps.count == report.scenario.lines.count)
    #expect(try await conformance().replay(wrong.scenario).violated == nil)
  }

  /// What comes back to controllers that are called otherwise than when they were preserved is not said.
  @Test(
    arguments: [
      ("", "ST-05"), ("restorationIdentifier = m; ", nil), ("B.restorationIdentifier = z; ", nil),
      ("restorationIdentifier = m; encode; ", "ST-05"),
    ] as [(String, String?)])
  func `identifiers that have changed since leave open what is restored`(
    _ change: String, _ violated: String?
  ) async throws {
    let text =
      "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; "
      + "make root A; push B; encode; \(change)restore"
    #expect(try await conformance([.restoredFromTop]).replay(text).violated?.id == violated)
  }

  /// They have requirements of their own.
  @Test(arguments: AstrayLifecycle.Habit.allCases)
  func `faults of navigation are not put down to making and preserving`(
    _ habit: AstrayLifecycle.Habit
  ) async throws {
    let subject = LifecycleSubject("subject", AstrayLifecycle(habit))
    let report = try await LifecycleConformance(of: subject).check(options)
    #expect(report.violations.map(\.id) == [])
    #expect(report.adapterError == nil)
    #expect(report.requirements.contains { $0.verdict == .holds })
  }

  @Test(
    arguments: AstrayByMaking.Habit.allCases,
    [("make subclass A", "CLS-01"), ("make storyboard A", "CON-08")])
  func `where one that is made by code is led right, what is wrong is put down to the making`(
    _ habit: AstrayByMaking.Habit, _ made: (making: String, requirement: String)
  ) async throws {
    let conformance = LifecycleConformance(
      of: LifecycleSubject("subject", AstrayByMaking(habit)))
    let replay = try await conformance.replay("\(made.making); push B; push C")
    #expect(replay.violated?.id == made.requirement)
    #expect(replay.steps.count == 3)
    #expect(try await conformance.replay("make root A; push B; push C").violated == nil)
  }

  @Test(arguments: ["make subclass A", "make storyboard A"])
  func `where that one goes astray as well, nothing is put down to the making`(
    _ making: String
  ) async throws {
    for habit in AstrayByMaking.Habit.allCases {
      let conformance = LifecycleConformance(
        of: LifecycleSubject("subject", AstrayByMaking(habit, everywhere: true)))
      let replay = try await conformance.replay("\(making); push B; push C; pop; set A C; push B")
      #expect(replay.violated == nil)
      #expect(!replay.endedEarly)
    }
  }

  @Test func `a check finds what goes wrong only where a storyboard or a subclass was made`()
    async throws
  {
    for habit in AstrayByMaking.Habit.allCases {
      let subject = LifecycleSubject("subject", AstrayByMaking(habit))
      let report = try await LifecycleConformance(of: subject).check(options)
      #expect(report.violations.map(\.id) == ["CLS-01", "CON-08"])
    }
  }

  @Test func `behind a fault of navigation nothing is judged, and before it everything`()
    async throws
  {
    let faults: LifecycleFaults = [.encodedFromTop]
    let named =
      "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; "
      + "make root A; push B; "
    let before = try await conformance(faults).replay(named + "encode; push C")
    #expect(before.violated?.id == "ST-03")
    let conformance = LifecycleConformance(
      of: LifecycleSubject("subject", AstrayLifecycle(.neverPops)))
    let behind = try await conformance.replay(named + "pop; encode; restore")
    #expect(behind.violated == nil)
    #expect(behind.steps.count == 8)
  }

  @Test func `every fault and every requirement has its wrong subject`() {
    #expect(Set(WrongLifecycle.all.map(\.fault)).count == LifecycleFault.allCases.count)
    #expect(
      Set(WrongLifecycle.all.map(\.requirement))
        == Set(RequirementDescription.lifecycle.map(\.id)))
  }

  @Test func `one that restores nothing without a root conforms`() async throws {
    let report = try await conformance(variants: [.nothingWithoutRoot]).check(options)
    #expect(report.violations.map(\.id) == [])
    #if !DEBUG
      #expect(report.choices.first?.readings == ["nothing"])
    #endif
  }

  /// What becomes of the one that was preserved is not said.
  @Test func `one that goes on with what was restored conforms`() async throws {
    let conformance = conformance(variants: [.goesOnWithRestored])
    let report = try await conformance.check(options)
    #expect(report.violations.map(\.id) == [])
    #expect(report.adapterError == nil)
    for line in ["encode; restore", "relaunch"] {
      let replay = try await conformance.replay(
        "restorationIdentifier = n; A.restorationIdentifier = x; make subclass A; push B; \(line); "
          + "encode")
      #expect(replay.violated == nil)
      #expect(replay.steps.last?.line == line.split(separator: " ").last.map(String.init))
      #expect(replay.endedEarly)
    }
  }

  @Test func `what it restores is judged all the same`() async throws {
    let report = try await conformance([.restoredFromTop], variants: [.goesOnWithRestored]).replay(
      "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = y; "
        + "make root A; push B; encode; restore")
    #expect(report.violated?.id == "ST-05")
  }

  private static let named =
    "restorationIdentifier = n; A.restorationIdentifier = x; B.restorationIdentifier = "

  @Test(
    arguments: [
      // What follows from a wrong encoding is not looked at any more.
      (.encodedFromTop, "y; make root A; push B; encode; restore; relaunch", "ST-03", "encode"),
      (.encodedFromTop, "x; make root A; push B; encode; restore", "ST-03", "encode"),
      (.encodedFromTop, "y; make root A; push C; push B; encode; restore", "ST-03", "encode"),
      (.stopsAtGap, "y; make root A; push C; push B; encode; restore", "ST-09", "encode"),
      (.encodesEverything, "y; make root A; push C; push B; encode; restore", "ST-04", "encode"),
      // Nothing is lost of those that share an identifier, or were left by those without one.
      (.restoredFromTop, "x; make root A; push B; encode; restore", "ST-05", "restore"),
      (.restoredFromTop, "y; make root A; push C; push B; encode; restore", "ST-05", "restore"),
      (.restoredFromTop, "x; make root A; push C; push B; encode; restore", "ST-05", "restore"),
      (.sharedTakenForOne, "x; make root A; push B; encode; restore", "ST-06", "restore"),
      (.sharedTakenForOne, "x; make root A; push C; push B; encode; restore", nil, "restore"),
      (.positionsCounted, "x; make root A; push C; push B; encode; restore", nil, "restore"),
      (.encodedFromTop, "y; make root A; push B; relaunch; restore", nil, "relaunch"),
    ] as [(LifecycleFault, String, String?, String)])
  func `one fault is blamed on one requirement`(
    _ fault: LifecycleFault, _ scenario: String, _ requirement: String?, _ line: String
  ) async throws {
    let report = try await conformance([fault]).replay(Self.named + scenario)
    #expect(report.violated?.id == requirement)
    #expect(report.steps.last?.line == line)
  }

  @Test func `the same seed gives the same report`() async throws {
    let options = CampaignOptions(seed: 7, scenarioCount: 400)
    #expect(try await conformance().check(options) == conformance().check(options))
  }

  #if !DEBUG
    // Thousands of scenarios for each subject: in release only.
    @Test func `one defect does not hide the others`() async throws {
      let faults: LifecycleFaults = [
        .stopsAtGap, .sharedTakenForOne, .restoredFromTop, .rootUnmanaged, .toolbarClassIgnored,
      ]
      let report = try await conformance(faults).check()
      #expect(
        Set(report.violations.map(\.id)).isSuperset(of: [
          "ST-05", "ST-06", "ST-09", "CLS-01", "CLS-04",
        ]))
    }

    /// With the relation that sees the same in another way.
    @Test(
      arguments: [
        (.encodedFromTop, ["ST-03"]), (.stopsAtGap, ["ST-09"]), (.encodesEverything, ["ST-04"]),
        (.pathsFromIdentifiers, ["ST-07"]), (.restoredFromTop, ["ST-05", "REL-ST-08"]),
        (.sharedTakenForOne, ["ST-06", "REL-ST-08"]), (.positionsCounted, ["ST-08", "REL-ST-08"]),
      ] as [(LifecycleFault, Set<String>)])
    func `a default check blames one fault on one requirement`(
      _ fault: LifecycleFault, _ requirements: Set<String>
    ) async throws {
      let report = try await conformance([fault]).check()
      #expect(Set(report.violations.map(\.id)) == requirements)
    }

    @Test(arguments: WrongLifecycle.all)
    func `a default check finds it and shrinks it to the shortest`(
      _ wrong: WrongLifecycle
    ) async throws {
      let report = try await conformance([wrong.fault]).check()
      let violation = try #require(report.violations.first { $0.id == wrong.requirement })
      let found = try #require(violation.counterexample)
      let stored = wrong.scenario.split(separator: ";").count
      #expect(found.scenario.lines.count <= stored, "found \(found.scenario.text)")
    }
  #endif

  // MARK: The language

  @Test(arguments: [
    "restorationIdentifier = n; A.restorationIdentifier = \"a b\"; make root A; push B; pop; encode",
    "A.restorationIdentifier = none; make subclass A; set B A; restorationIdentifier = none",
    "make storyboard; push A; pop; set B A; restorationIdentifier = n",
    "make storyboard A", "make bars", "make bars toolbar; push A; encode; restore",
    "make bars navigationBar toolbar", "make root A; push B; relaunch; pop; relaunch; restore",
    "make bars toolbar; push A; set B A; remake; pop",
  ])
  func `what is done prints as it was written`(_ text: String) async throws {
    let report = try await conformance().replay(text)
    #expect(report.scenario.lines.joined(separator: "; ") == text)
    #expect(report.violated == nil)
  }

  @Test(arguments: [
    (
      "make window A",
      """
      line 1, column 6: expected 'root', 'subclass', 'storyboard' or 'bars', found 'window'
          make window A
               ^
        for example make root A, or make bars navigationBar toolbar
      """
    ),
    (
      "push A",
      """
      line 1, column 1: no navigation controller has been made yet
          push A
          ^
        begin with make root A
      """
    ),
    (
      "make bars toolbar toolbar",
      """
      line 1, column 19: 'toolbar' stands twice
          make bars toolbar toolbar
                            ^
        write it once
      """
    ),
    (
      "A.restorationIdentifier = \"\"",
      """
      line 1, column 1: whether an empty restoration identifier is a valid one is not said
          A.restorationIdentifier = ""
          ^
        write a name, or none for a controller without an identifier
      """
    ),
    (
      "make root A; restorationIdentifier = \"\"",
      """
      line 1, column 14: whether an empty restoration identifier is a valid one is not said
          make root A; restorationIdentifier = ""
                       ^
        write a name, or none for a controller without an identifier
      """
    ),
    (
      "make root A; contain plain",
      """
      line 1, column 14: 'contain' belongs to scenarios about toolbar controllers, and 'make' to \
      scenarios about life cycles
          make root A; contain plain
                       ^
        a scenario is about one of them: write two
      """
    ),
    (
      "make storyboard a",
      """
      line 1, column 17: expected a controller name such as B, found 'a'
          make storyboard a
                          ^
        controllers are capital letters, optionally followed by a number: A, B, C1
      """
    ),
    (
      "make storyboard; pop",
      """
      line 1, column 18: the stack is empty
          make storyboard; pop
                           ^
        push a root first
      """
    ),
    (
      "make storyboard; push A; relaunch",
      """
      line 1, column 26: what is restored goes into one made in the same way, and what that one \
      holds is not said
          make storyboard; push A; relaunch
                                   ^
        make it with a root, as in make storyboard A
      """
    ),
    (
      "make bars; encode",
      """
      line 1, column 12: there is nothing to preserve
          make bars; encode
                     ^
        push a root first
      """
    ),
    (
      "make root A; restore",
      """
      line 1, column 14: nothing has been preserved yet
          make root A; restore
                       ^
        encode first
      """
    ),
    (
      "make bars; remake",
      """
      line 1, column 12: no bar is of a class of its own
          make bars; remake
                     ^
        begin with make bars navigationBar
      """
    ),
    (
      "make bars; relaunch",
      """
      line 1, column 12: there is nothing to preserve
          make bars; relaunch
                     ^
        push a root first
      """
    ),
    (
      "A.title = x",
      """
      line 1, column 2: expected '.restorationIdentifier', found '.'
          A.title = x
           ^
        for example A.restorationIdentifier = x
      """
    ),
    (
      "enocde",
      """
      line 1, column 1: expected an operation or a controller name, found 'enocde'
          enocde
          ^
        did you mean 'encode'?
      """
    ),
  ])
  func `what is wrong is named, with its place and what to do`(
    _ text: String, _ message: String
  ) async {
    do {
      _ = try await conformance().replay(text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.description == message)
    }
  }
}

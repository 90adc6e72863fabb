import ConformanceEngine
import SmallStackMachine
import Testing

@Suite struct `Shrinker laws` {
  typealias Session = ShrinkSession<StackMachine>
  static let machine = StackMachine()

  static func session(_ bug: SeededBug, seed: UInt64, limits: ShrinkLimits = ShrinkLimits()) async
    -> Session
  {
    let found = await `Known answers`.failing(bug, seed: seed)
    return ShrinkSession(
      language: machine,
      oracle: SoughtFailureOracle(
        SharedOracle(Replay(language: machine, subject: BuggyStack(bug: bug))), seeking: bug),
      lines: Array(found.lines.prefix(found.failingLine + 1)),
      vocabulary: Vocabulary(of: found.lines, language: machine), limits: limits,
      makesNamesCanonical: true)
  }

  static let passes: [any ShrinkPass] = [
    ReenterLate(), CutDetours(), DeleteRuns(), DeletePairs(), RewriteWindows(), ShortenWindows(),
    SimplifyLines(), SimplifyTogether(), DropNames(), LowerNames(), DeleteAndAdjust(),
    ReorderLines(), DeleteAndRename(),
    SubstituteLines(), SubstitutePairs(), ReplaceEnding(), SearchSmallScenarios(),
  ]

  @Test(arguments: passes.indices)
  func `a pass keeps the failure, never makes anything less simple, and is repeatable`(
    index: Int
  ) async {
    let pass = Self.passes[index]
    let bugs: [SeededBug] = [.setEqualAfterPush, .pushOfFirstPopped, .pushedThrice, .swapAtFive]
    for bug in bugs.prefix(sample(2, of: bugs.count)) {
      var session = await Self.session(bug, seed: 77)
      let original = session.currentSimplicity
      var again = session
      await pass.run(on: &session)
      await pass.run(on: &again)
      #expect(session.current == again.current)
      #expect(session.executedSteps == again.executedSteps)
      #expect(session.currentSimplicity <= original)
      #expect(session.currentSimplicity == Simplicity(of: session.current, in: Self.machine))
      var replay = Replay(language: Self.machine, subject: BuggyStack(bug: bug))
      let execution = await replay.execute(session.current)
      #expect(execution.failure == bug)
      #expect(execution.failingLine == session.current.count - 1)
    }
  }

  @Test func `what remains of a candidate is what the model accepts of it, whatever came before`()
    async
  {
    var session = await Self.session(.pushedThrice, seed: 3)
    var randomness = SeededGenerator(seed: 11)
    var acceptances: Set<Int> = []
    for _ in 0..<sample(60, of: 600) {
      var candidate = session.current
      let end = candidate.count
      switch randomness.index(below: 3) {
      case 0: candidate.remove(at: randomness.index(below: end))
      case 1:
        candidate.insert(candidate[randomness.index(below: end)], at: randomness.index(below: end))
      default: candidate.swapAt(randomness.index(below: end), randomness.index(below: end))
      }
      #expect(
        session.acceptedLines(of: candidate) == Self.machine.acceptedLines(of: candidate))
      // What is known of the states is of the simplest scenario, which has changed then.
      if await session.attemptAccepted(candidate) {
        acceptances.insert(session.acceptedCandidates)
      }
    }
    #expect(!acceptances.isEmpty)
  }

  @Test func `no scenario is executed twice, nor one already judged by another`() async {
    struct Recorder: FailureOracle {
      var replay: Replay<BuggyStack>
      var executed: [[StackLine]] = []

      mutating func execute(_ lines: [StackLine]) async -> Execution<SeededBug> {
        executed.append(lines)
        return await replay.execute(lines)
      }
    }
    let found = await `Known answers`.failing(.pushedThrice, seed: 5)
    var shrinker = Shrinker(
      language: Self.machine,
      oracle: Recorder(
        replay: Replay(language: Self.machine, subject: BuggyStack(bug: .pushedThrice))))
    let result = await shrinker.shrink(
      found.lines, failure: .pushedThrice, failingLine: found.failingLine)
    let executed = shrinker.oracle.executed
    #expect(Set(executed).count == executed.count)
    #expect(executed.count == result.executedCandidates)
    #expect(executed.contains(result.lines))
    #expect(executed.allSatisfy { Self.machine.canonicalForm(of: $0) == $0 })
  }

  @Test func `routes that are asked for one after the other are those that are asked for alone`()
    async
  {
    for budget in [20, 400, 5_000] {
      var limits = ShrinkLimits()
      limits.routeModelSteps = budget
      let asked = await Self.session(.swapAtFive, seed: 5, limits: limits)
      let count = asked.current.count
      var kept = asked
      for prefix in [count - 1, 3, count - 1, count / 2, 1, count / 2, 2] {
        var fresh = asked
        let route = kept.shortestRoute(toPrefix: prefix)
        #expect(route == fresh.shortestRoute(toPrefix: prefix))
        #expect(!route.isEmpty && route.count <= prefix)
      }
    }
  }

  @Test func `a pass that has come to nothing is idle until something is accepted`() {
    var idle = IdlePasses()
    #expect(!idle.contains(DropNames.self, since: 0))
    idle.insert(DropNames.self, since: 2)
    #expect(idle.contains(DropNames.self, since: 2))
    #expect(!idle.contains(DropNames.self, since: 3))
    #expect(!idle.contains(LowerNames.self, since: 2))
  }

  @Test func `a limit ends shrinking, is told, and is kept`() async {
    let found = await `Known answers`.failing(.swapAfterTenChanges, seed: 3)
    for limit in [0, 50, 200] {
      var shrinker = Shrinker(
        language: Self.machine,
        oracle: Replay(language: Self.machine, subject: BuggyStack(bug: .swapAfterTenChanges)),
        limits: ShrinkLimits(executedSteps: limit))
      let result = await shrinker.shrink(
        found.lines, failure: .swapAfterTenChanges, failingLine: found.failingLine)
      #expect(result.endedByLimit)
      #expect(result.executedSteps <= limit)
      var replay = Replay(language: Self.machine, subject: BuggyStack(bug: .swapAfterTenChanges))
      #expect(await replay.execute(result.lines).failure == .swapAfterTenChanges)
    }
  }

  @Test func `names that are all needed in one line change places`() async {
    struct ThreeInASet: FailureOracle {
      mutating func execute(_ lines: [StackLine]) async -> Execution<String> {
        guard case .push = lines.first, case .set(let names, _) = lines.last, names.count == 3
        else { return .passed(steps: lines.count) }
        return .failed("three", atLine: lines.count - 1, steps: lines.count)
      }
    }
    var shrinker = Shrinker(language: Self.machine, oracle: ThreeInASet())
    let result = await shrinker.shrink(
      [.push(0, animated: false), .set(NameStack(1, 0, 2), animated: false)], failure: "three",
      failingLine: 1)
    #expect(result.lines == [.push(0, animated: false), .set(NameStack(0, 1, 2), animated: false)])
  }

  @Test func `a subject that looks at names keeps its names`() async {
    struct NameSensitive: FailureOracle {
      mutating func execute(_ lines: [StackLine]) async -> Execution<String> {
        for (index, line) in lines.enumerated() {
          if case .push(4, _) = line { return .failed("four", atLine: index, steps: index + 1) }
        }
        return .passed(steps: lines.count)
      }
    }
    let lines: [StackLine] = [.tap, .push(2, animated: true), .bar(true), .push(4, animated: true)]
    var shrinker = Shrinker(language: Self.machine, oracle: NameSensitive())
    let result = await shrinker.shrink(lines, failure: "four", failingLine: 3)
    #expect(result.lines == [.push(4, animated: false)])
    #expect(!result.canonicalNames)
  }

  @Test func `a long list that is needed does not blow up the search`() async {
    struct Twelve: FailureOracle {
      mutating func execute(_ lines: [StackLine]) async -> Execution<String> {
        for (index, line) in lines.enumerated() {
          if case .set(let names, _) = line, names.count >= 12 {
            return .failed("twelve", atLine: index, steps: index + 1)
          }
        }
        return .passed(steps: lines.count)
      }
    }
    var names = NameStack()
    for name in 0..<13 { names.append(12 - name) }
    let lines: [StackLine] = [.push(1, animated: true), .tap, .set(names, animated: true)]
    var shrinker = Shrinker(language: Self.machine, oracle: Twelve())
    let result = await shrinker.shrink(lines, failure: "twelve", failingLine: 2)
    #expect(result.lines.map(\.description) == ["set ABCDEFGHIJKL"])
  }

  @MainActor
  @Test func `an oracle on the main actor that suspends needs to be neither sendable nor copied`()
    async
  {
    let subject = MainActorOracle.Subject()
    let lines: [StackLine] = [.set(NameStack(3, 1, 2), animated: true), .tap, .swap]
    var shrinker = Shrinker(language: Self.machine, oracle: MainActorOracle(subject: subject))
    let result = await shrinker.shrink(lines, failure: "swap", failingLine: 2)
    #expect(result.lines.map(\.description) == ["set AB", "swap"])
    #expect(subject.runs == result.executedCandidates)
  }

  @Test func `what fails at lines of several kinds comes to one scenario, whichever was met`()
    async
  {
    struct SecondUnderBar: FailureOracle {
      mutating func execute(_ lines: [StackLine]) async -> Execution<String> {
        var state = StackMachine.State()
        for (index, line) in lines.enumerated() {
          let count = state.stack.count
          StackMachine().apply(line, to: &state)
          if state.bar, count == 1, state.stack.count == 2 {
            return .failed("second", atLine: index, steps: index + 1)
          }
        }
        return .passed(steps: lines.count)
      }
    }
    let met: [[StackLine]] = [
      [.bar(true), .push(0, animated: false), .push(1, animated: true)],
      [.bar(true), .push(0, animated: false), .set(NameStack(1, 0), animated: true)],
      [.set(NameStack(1), animated: true), .bar(true), .set(NameStack(2, 1), animated: false)],
    ]
    for lines in met {
      var shrinker = Shrinker(language: Self.machine, oracle: SecondUnderBar())
      let result = await shrinker.shrink(lines, failure: "second", failingLine: 2)
      #expect(result.lines.map(\.description) == ["push A", "bar", "push B"])
    }
  }

  @Test func `what comes when a scenario has ended is shrunk to the shortest, too`() async {
    /// Leaves when a scenario with a push is over; which line it was that came last tells the failures apart.
    struct Leaving: FailureOracle {
      func mayComeAfterTheEnd(_ failure: String) -> Bool { true }

      func execute(_ lines: [StackLine]) -> Execution<String> {
        let hasPush = lines.contains { if case .push = $0 { true } else { false } }
        guard hasPush, let last = lines.last else { return .passed(steps: lines.count) }
        return .failed(kind(of: last), atLine: lines.count - 1, steps: lines.count)
      }

      func kind(of line: StackLine) -> String {
        switch line {
        case .pop: "pop"
        case .push: "push"
        case .set: "set"
        default: "\(line)"
        }
      }
    }
    let shortest = [
      "pop": ["push A", "pop"], "push": ["push A"], "set": ["push A", "set A"],
      "tap": ["push A", "tap"], "bar": ["push A", "bar"], "swap": ["push A", "push B", "swap"],
    ]
    var met: Set<String> = []
    for index in 0..<60 {
      var generator = StackGenerator()
      generator.cast = 3
      var run = RandomRun(
        language: Self.machine, generator: generator,
        subject: `Tried scenarios`.Passing())
      _ = await run.run(scenario: UInt64(index), seed: 4, length: 4 + index % 9)
      let execution = Leaving().execute(run.lines)
      guard let failure = execution.failure, let failingLine = execution.failingLine,
        let expected = shortest[failure]
      else { continue }
      var shrinker = Shrinker(language: Self.machine, oracle: Leaving())
      let result = await shrinker.shrink(run.lines, failure: failure, failingLine: failingLine)
      #expect(result.lines.map(\.description) == expected, "\(run.lines)")
      met.insert(failure)
    }
    #expect(met == Set(shortest.keys))
  }

  @Test func `another failure on the way does not count`() async {
    struct Two: FailureOracle {
      mutating func execute(_ lines: [StackLine]) async -> Execution<String> {
        var state = StackMachine.State()
        for (index, line) in lines.enumerated() {
          if case .pop = line, state.stack.count == 2 {
            return .failed("pop of two", atLine: index, steps: index + 1)
          }
          if case .pop = line, state.stack.count == 1 {
            return .failed("pop of one", atLine: index, steps: index + 1)
          }
          StackMachine().apply(line, to: &state)
        }
        return .passed(steps: lines.count)
      }
    }
    let lines: [StackLine] = [
      .push(0, animated: false), .tap, .push(1, animated: true), .bar(true), .pop(animated: true),
    ]
    var shrinker = Shrinker(language: Self.machine, oracle: Two())
    let result = await shrinker.shrink(lines, failure: "pop of two", failingLine: 4)
    #expect(
      result.lines == [
        .push(0, animated: false), .push(1, animated: false), .pop(animated: false),
      ])
    #expect(result.canonicalNames)
  }
}

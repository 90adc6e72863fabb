import ConformanceEngine
import ConformanceTestSupport
import SmallStackMachine
import Testing

@Suite(.aside) struct `Tried scenarios` {
  @Test func `what is known without executing is what executing gives`() async {
    var generator = SeededGenerator(seed: 12)
    for bug in [SeededBug.popAtThree, .tapThrice, .pushedThrice] {
      var replay = Replay(language: StackMachine(), subject: BuggyStack(bug: bug))
      var tried = TriedScenarios<StackLine, SeededBug>()
      var known = 0
      let scenarios = await LanguageScenarios.short(400)
      for lines in scenarios {
        let part = Array(lines.prefix(1 + generator.index(below: lines.count)))
        let execution = await replay.execute(part)
        if let told = tried.execution(of: part) {
          known += 1
          #expect(told.failure == execution.failure)
          #expect(told.failingLine == execution.failingLine)
          #expect(told.steps == 0)
        }
        tried.record(execution, of: part)
        #expect(tried.execution(of: part)?.failure == execution.failure)
      }
      #expect(known > 0)
    }
  }

  @Test func `where the end decides, a run tells of no scenario that ends elsewhere`() {
    let pushA = StackLine.push(0, animated: false)
    let pop = StackLine.pop(animated: false)
    var tried = TriedScenarios<StackLine, String>(failsAfterTheEnd: true)
    tried.record(.failed("left", atLine: 2, steps: 3), of: [pushA, pop, pushA])
    #expect(
      tried.execution(of: [pushA, pop, pushA]) == .failed("left", atLine: 2, steps: 0))
    #expect(tried.execution(of: [pushA, pop]) == nil)
    #expect(tried.execution(of: [pushA, pop, pushA, pop]) == nil)
    tried.record(.passed(steps: 2), of: [pushA, pop])
    #expect(tried.execution(of: [pushA, pop]) == .passed(steps: 0))
    #expect(tried.execution(of: [pushA]) == nil)
    // It failed at a line with more to come: whatever begins so comes to that line.
    tried.record(.failed("trap", atLine: 1, steps: 2), of: [.tap, .swap, pop])
    for lines: [StackLine] in [[.tap, .swap], [.tap, .swap, .tap, pop]] {
      #expect(tried.execution(of: lines) == .failed("trap", atLine: 1, steps: 0))
    }
    #expect(tried.execution(of: [.tap]) == nil)
  }

  enum LanguageScenarios {
    static func short(_ count: UInt64) async -> [[StackLine]] {
      var generator = StackGenerator()
      generator.cast = 3
      var run = RandomRun(language: StackMachine(), generator: generator, subject: Passing())
      var scenarios: [[StackLine]] = []
      for index in 0..<count {
        _ = await run.run(scenario: index, seed: 21, length: 3)
        scenarios.append(run.lines)
      }
      return scenarios
    }
  }

  struct Passing: CheckedSubject {
    typealias Language = StackMachine
    mutating func start() {}
    mutating func failure(of line: StackLine, expecting state: StackMachine.State) -> Never? { nil }
  }
}

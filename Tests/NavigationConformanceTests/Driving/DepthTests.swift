import NavigationConformance
import NavigationReference
import Testing

@Suite("What a step asks of the subject") struct DepthTests {
  /// How many calls ten operations at the top of a stack take.
  private func callCount(depth: Int) async -> Int {
    let names = (0..<depth).map { ControllerName($0) }
    let stack: [ScenarioLine] = [
      .start(.onScreen(root: names[0])), .setViewControllers(names, .still),
    ]
    let next = ControllerName(depth)
    let operations: [ScenarioLine] = (0..<5).flatMap { round -> [ScenarioLine] in
      round.isMultiple(of: 2)
        ? [.push(next, .still), .pop(.still)]
        : [.push(next, .still), .popTo(names[depth - 1], .still)]
    }
    return await calls(stack + operations) - calls(stack)
  }

  private func calls(_ lines: [ScenarioLine]) async -> Int {
    let adapter = CountingAdapter()
    var runs = JudgedRuns(of: NavigationSubject("counted", adapter))
    await runs.run(lines)
    #expect(runs.isClean)
    #expect(runs.stepCount == lines.count)
    return adapter.callCount
  }

  @Test func `does not grow with the depth of the stack`() async {
    let shallow = await callCount(depth: 10)
    let deep = await callCount(depth: 10_000)
    #expect(shallow > 10)
    #expect(deep == shallow)
  }
}

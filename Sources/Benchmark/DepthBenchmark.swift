import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference

/// The same operations on a shallow and on a deep stack.
@MainActor
struct DepthBenchmark {
  var cases: [BenchmarkCase] {
    [10, 10_000].map { depth in
      let names = (0..<depth).map { ControllerName($0) }
      let stack: [ScenarioLine] = [
        .start(.onScreen(root: names[0])), .setViewControllers(names, .still),
      ]
      let lines = stack + operations(above: depth)
      let subject = NavigationSubject("HeadlessNavigation", HeadlessAdapter())
      return BenchmarkCase(
        name: "depth \(depth)",
        run: {
          var runs = JudgedRuns(of: subject)
          await runs.run(lines)
          precondition(runs.isClean, "HeadlessNavigation differs from the model")
          return lines.count - stack.count
        },
        preparation: {
          var runs = JudgedRuns(of: subject)
          await runs.run(stack)
        })
    }
  }

  /// Pushes and pops, with bar and title changes between them.
  private func operations(above depth: Int) -> [ScenarioLine] {
    let top = ControllerName(depth - 1)
    let next = ControllerName(depth)
    var lines: [ScenarioLine] = []
    for round in 0..<10_000 {
      let motion: Motion = round.isMultiple(of: 2) ? .still : .animated
      lines += [
        .push(next, motion), .change(next, .title("a")), .pop(motion),
        .setNavigationBarHidden(round.isMultiple(of: 4), animated: false), .push(next, motion),
        .popTo(top, motion),
      ]
    }
    return lines
  }
}

import NavigationReference

@testable import NavigationConformance

/// All pairs of runs of one relation, by writing down what may stand before and after the place where they part. Shares
/// nothing with the search but the model, and what the relation says of its sides.
struct BrutePairs {
  /// What may stand before and after, and where the runs part: each once for all controllers that it may be about.
  private let lines: [ScenarioLine]
  private let instances: [RelationInstance]

  init(
    lines: [ScenarioLine], instances: [RelationInstance], cast: Int, claims: Capabilities
  ) {
    let names = (0..<cast).map { ControllerName($0) }
    self.lines = lines.filter { claims.allows($0) }.flatMap { shape in
      Self.fillings(of: Set(shape.names).count, from: names).map { filling in
        shape.renamed { filling[$0.position] }
      }
    }
    self.instances = instances.flatMap { shape in
      Self.fillings(of: Set(shape.names).count, from: names).map { filling in
        shape.renamed { filling[$0.position] }
      }
    }
  }

  /// All ways to choose so many different names.
  private static func fillings(
    of count: Int, from names: [ControllerName]
  ) -> [[ControllerName]] {
    guard count > 0 else { return [[]] }
    return fillings(of: count - 1, from: names).flatMap { head in
      names.filter { !head.contains($0) }.map { head + [$0] }
    }
  }

  /// A part of a pair, with where each of its runs has come to.
  private struct Part {
    var lines: [ScenarioLine] = []
    var runs: [NavigationModel]
    var names: [ControllerName]

    /// With one line more in each run; `nil` where it cannot stand, or is a renaming of another one.
    func adding(_ line: ScenarioLine) -> Part? {
      guard let names = Self.extended(names, by: line.names) else { return nil }
      var part = Part(lines: lines + [line], runs: [], names: names)
      for run in runs {
        guard run.canCompare(line) else { return nil }
        var next = run
        var expectation = Expectation()
        next.apply(line, to: &expectation)
        part.runs.append(next)
      }
      return part
    }

    static func extended(
      _ names: [ControllerName], by others: [ControllerName]
    ) -> [ControllerName]? {
      var names = names
      for name in others where !names.contains(name) {
        guard name.position == names.count else { return nil }
        names.append(name)
      }
      return names
    }
  }

  /// Everything that begins so, with up to so many lines more.
  private func continuations(of part: Part, upTo count: Int) -> [Part] {
    var all = [part]
    var level = [part]
    for _ in 0..<max(count, 0) {
      level = level.flatMap { part in lines.compactMap { part.adding($0) } }
      all += level
    }
    return all
  }

  /// Those that have fewer lines as they are written.
  func all(fewerLinesThan limit: Int) -> [RelationScenario] {
    let beginnings = continuations(
      of: Part(runs: [NavigationModel()], names: []), upTo: limit - 4)
    return beginnings.flatMap { before in
      instances.flatMap { instance -> [RelationScenario] in
        guard let model = before.runs.first, let sides = instance.sides(in: model),
          let names = Part.extended(before.names, by: instance.names)
        else { return [] }
        let runs = [sides.left, sides.right].map { side in
          var run = model
          var expectation = Expectation()
          for line in side { run.apply(line, to: &expectation) }
          return run
        }
        let rest = limit - before.lines.count - sides.left.count - sides.right.count - 4
        return continuations(of: Part(runs: runs, names: names), upTo: rest)
          .map { RelationScenario(before: before.lines, instance: instance, after: $0.lines) }
          .filter { ($0.plan?.lines.count ?? limit) < limit }
      }
    }
  }
}

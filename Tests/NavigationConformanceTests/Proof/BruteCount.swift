import NavigationConformance
import NavigationReference

/// Counts canonical scenarios by writing all sequences of lines down. Shares nothing with the search but the model.
enum BruteCount {
  /// A start on screen, still pushes and pops.
  static func pushesAndPops(fewerLinesThan limit: Int, cast: Int) -> Int {
    let names = (0..<cast).map { ControllerName($0) }
    return count(
      names.flatMap { [.start(.onScreen(root: $0)), .push($0, .still)] } + [.pop(.still)],
      fewerLinesThan: limit)
  }

  /// Every line of the whole vocabulary, over four names, and these.
  static func everything(
    claimedBy claims: Capabilities, and more: [ScenarioLine] = [], fewerLinesThan limit: Int
  ) -> Int {
    let names = (0..<4).map { ControllerName($0) }
    let lines = (WholeVocabulary.shapes + more).filter { claims.allows($0) }.flatMap { shape in
      fillings(of: shape.names.count, from: names).map { filling in
        shape.renamed { filling[$0.position] }
      }
    }
    return count(lines, fewerLinesThan: limit)
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

  static func count(_ lines: [ScenarioLine], fewerLinesThan limit: Int) -> Int {
    var level: [(model: NavigationModel, names: [ControllerName])] = [(NavigationModel(), [])]
    var sum = 0
    for _ in 1..<limit {
      level = level.flatMap { model, names in
        lines.compactMap { line in
          var names = names
          for name in line.names where !names.contains(name) {
            // In order of first use, or it is a renaming of another one.
            guard name.position == names.count else { return nil }
            names.append(name)
          }
          guard model.refusal(of: line) == nil else { return nil }
          var next = model
          var expectation = Expectation()
          next.apply(line, to: &expectation)
          return (next, names)
        }
      }
      sum += level.count
    }
    return sum
  }
}

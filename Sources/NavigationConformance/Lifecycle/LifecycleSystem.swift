import ConformanceEngine
import NavigationReference

/// Coming into being and coming back as a system that can be judged, as far as an adapter claims it.
struct LifecycleSystem: JudgedSystem {
  typealias Line = LifecycleLine
  typealias State = LifecycleModel
  typealias Name = ControllerName

  let claims: LifecycleCapabilities

  static var title: String { "life cycle" }
  static var kind: ScenarioSystem { .lifecycle }
  var claimNames: [String] { claims.names }

  func common(with other: Self) -> Self { Self(claims: claims.intersection(other.claims)) }

  var claimsEverything: Bool { claims == .all }

  func claims(_ aspect: LifecycleAspect) -> Bool {
    switch aspect {
    case .stack: true
    case .barClasses, .standardBars: claims.contains(.barClasses)
    case .withoutRoot: claims.contains(.storyboardsWithoutRoot)
    case .interface, .items: claims.contains(.interface)
    case .delegate: claims.contains(.initialDelegate)
    case .preserves, .strangers, .leftOut, .encoded, .paths, .returning, .restored, .comingBack:
      claims.contains(.preservation)
    }
  }

  func allows(_ line: LifecycleLine) -> Bool { claims.isSuperset(of: Self.needed(for: line)) }

  func namesMissing(for line: LifecycleLine) -> [String] {
    Self.needed(for: line).subtracting(claims).names
  }

  private static func needed(for line: LifecycleLine) -> LifecycleCapabilities {
    switch line {
    case .identifier, .ownIdentifier, .encode, .restore, .relaunch: .preservation
    case .make(.subclass): .subclasses
    case .make(.storyboard): .storyboards
    case .make(.storyboardWithoutRoot): .storyboardsWithoutRoot
    case .make(.bars), .remake: .barClasses
    case .make(.root), .push, .pop, .set: []
    }
  }

  func rank(of line: LifecycleLine) -> Int {
    switch line {
    case .make(.root): 0
    case .make: 1
    case .pop: 2
    case .push: 3
    case .set: 4
    case .encode: 5
    case .restore: 6
    case .ownIdentifier: 7
    case .identifier: 8
    case .relaunch: 9
    case .remake: 10
    }
  }

  func listLength(of line: LifecycleLine) -> Int {
    if case .set(let names) = line { names.count } else { 0 }
  }

  func names(in line: LifecycleLine) -> [ControllerName] { line.controllers }

  func renaming(
    _ line: LifecycleLine, by map: (ControllerName) -> ControllerName
  ) -> LifecycleLine {
    switch line {
    case .identifier(let name, let identifier): .identifier(map(name), identifier)
    case .make(.root(let root)): .make(.root(map(root)))
    case .make(.subclass(let root)): .make(.subclass(map(root)))
    case .make(.storyboard(let root)): .make(.storyboard(map(root)))
    case .push(let name): .push(map(name))
    case .set(let names): .set(names.map(map))
    case .ownIdentifier, .make(.storyboardWithoutRoot), .make(.bars), .pop, .encode, .restore,
      .relaunch, .remake:
      line
    }
  }

  func canonicalName(_ index: Int) -> ControllerName { ControllerName(index) }

  var elementaryLines: [LifecycleLine] {
    [.make(.root(ControllerName(0))), .push(ControllerName(0)), .pop]
  }

  // MARK: Search

  /// All of a budget may go into asking its model, and a line that is asked of it costs so much more than elsewhere.
  static var proofStepsPerLine: Int { 4 }

  var vocabulary: Vocabulary<Self> {
    let (first, second, third) = (ControllerName(0), ControllerName(1), ControllerName(2))
    var shapes: [LifecycleLine] = [
      .make(.root(first)), .make(.subclass(first)), .make(.storyboard(first)),
      .make(.storyboardWithoutRoot), .push(first), .pop,
      .set([first]), .set([first, second]), .set([first, second, third]), .encode, .restore,
      .relaunch, .remake,
      .ownIdentifier("n"), .ownIdentifier(nil), .identifier(first, "x"), .identifier(first, "y"),
      .identifier(first, nil),
    ]
    for bar in [false, true] {
      for toolbar in [false, true] {
        shapes.append(.make(.bars(navigationBar: bar, toolbar: toolbar)))
      }
    }
    return Vocabulary(shapes: shapes.filter { allows($0) }, cast: 3, language: self)
  }

  /// Everything up to three lines; and every way to identify three controllers, for every way to make the first.
  func smallScenarios(atMost limit: Int) -> [[LifecycleLine]] {
    let names = (0..<3).map { ControllerName($0) }
    let identifiers: [Label?] = ["x", "y", nil]
    let creations: [Creation] = [
      .root(names[0]), .subclass(names[0]), .storyboard(names[0]),
      .bars(navigationBar: true, toolbar: true),
    ]
    var scenarios = scenarios(upTo: 3, over: vocabulary, atMost: limit)
    guard scenarios.count < limit else { return scenarios }
    for creation in creations {
      for code in 0..<27 {
        let given = [identifiers[code % 3], identifiers[code / 3 % 3], identifiers[code / 9]]
        var lines: [LifecycleLine] = [.ownIdentifier("n")]
        for (name, identifier) in zip(names, given) where identifier != nil {
          lines.append(.identifier(name, identifier))
        }
        lines.append(.make(creation))
        if case .bars = creation { lines.append(.push(names[0])) }
        lines += [.push(names[1]), .push(names[2])]
        scenarios.append(lines + [.encode, .restore])
        scenarios.append(lines + [.relaunch])
      }
    }
    return scenarios.filter { accepts(all: $0) }
  }

  func simplifications(of line: LifecycleLine) -> [LifecycleLine] {
    switch line {
    case .make(.subclass(let root)), .make(.storyboard(let root)): [.make(.root(root))]
    case .make(.bars(true, let toolbar)): [.make(.bars(navigationBar: false, toolbar: toolbar))]
    case .make(.bars(false, true)): [.make(.bars(navigationBar: false, toolbar: false))]
    case .set(let names):
      names.suffix(1).map { .push($0) }
        + names.indices.map { index in
          var fewer = names
          fewer.remove(at: index)
          return .set(fewer)
        }
    case .identifier(let name, .some): simplest(.identifier(name, "x"), insteadOf: line)
    case .ownIdentifier(.some): simplest(.ownIdentifier("n"), insteadOf: line)
    default: []
    }
  }

  private func simplest(_ simple: LifecycleLine, insteadOf line: LifecycleLine) -> [LifecycleLine] {
    weight(of: simple) < weight(of: line) ? [simple] : []
  }

  var draws: Bool { true }

  func line(
    after state: LifecycleModel, count: Int, using randomness: inout SeededGenerator
  ) -> LifecycleLine? {
    guard count < 14, count < 8 || !randomness.chance(1, outOf: 8) else { return nil }
    for _ in 0..<32 {
      let line = draw(state.world, count, &randomness)
      if accepts(line, in: state) { return line }
    }
    return nil
  }

  private func draw(
    _ world: LifecycleModel.World, _ count: Int, _ randomness: inout SeededGenerator
  ) -> LifecycleLine {
    let name = ControllerName(randomness.index(below: 5))
    let identifiers: [Label?] = ["x", "y", "z", nil]
    let identifier = identifiers[randomness.index(below: identifiers.count)]
    guard world.creation != nil else {
      if count == 0 { return .ownIdentifier("n") }
      if count < 5, randomness.chance(4, outOf: 5) { return .identifier(name, identifier) }
      // Who does not claim it gets what was drawn before it could be claimed.
      switch randomness.index(below: claims.contains(.storyboardsWithoutRoot) ? 5 : 4) {
      case 0: return .make(.root(name))
      case 1: return .make(.subclass(name))
      case 2: return .make(.storyboard(name))
      case 4: return .make(.storyboardWithoutRoot)
      default:
        return .make(
          .bars(
            navigationBar: randomness.chance(1, outOf: 2),
            toolbar: randomness.chance(1, outOf: 2)))
      }
    }
    switch randomness.index(below: 12) {
    case 0...2: return .push(name)
    case 3: return .pop
    case 4:
      var names = (0..<5).map { ControllerName($0) }
      randomness.shuffle(&names)
      return .set(Array(names.prefix(1 + randomness.index(below: 4))))
    case 5, 6: return .encode
    case 7: return .restore
    case 8: return .relaunch
    case 9: return .remake
    default: return .identifier(name, identifier)
    }
  }

  var trialLines: [LifecycleLine] {
    let (first, second) = (ControllerName(0), ControllerName(1))
    return [
      .ownIdentifier("n"), .identifier(first, "x"), .make(.root(first)), .push(second), .encode,
      .restore, .pop, .set([second, first]),
    ]
  }
}

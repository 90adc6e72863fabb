import ConformanceEngine
import NavigationReference

/// What is searched, and what may stand in the place of what.
extension ToolbarControllerSystem {
  /// Another size than the usual one, at another place.
  private static let otherFrame = Rectangle(x: 5, y: 30, width: 480, height: 268)
  private static let cast = 3

  var vocabulary: Vocabulary<Self> { Vocabulary(shapes: shapes, cast: Self.cast, language: self) }

  private var shapes: [ToolbarControllerLine] {
    let (first, second) = (ControllerName(0), ControllerName(1))
    var shapes: [ToolbarControllerLine] = [
      .contain(.navigation(first)), .contain(.subclass(first)), .contain(.plain), .load, .show,
      .frame(Self.otherFrame), .delegate(.first), .delegate(.second), .delegate(nil),
      .contentItems(["x"]), .orientations([.portrait]), .rotate(.portrait),
      .rotate(.landscapeLeft), .resize(width: 480, height: 300),
      .toolbarItems(first, .items(["x"])), .toolbarItems(first, .items(["x", "y", "x"])),
      .toolbarItems(first, .none), .toolbarItems(first, .unanswered),
    ]
    for animated in [false, true] {
      shapes += [
        .push(first, animated: animated), .pop(animated: animated),
        .popTo(first, animated: animated), .popToRoot(animated: animated),
        .set([first], animated: animated), .set([first, second], animated: animated),
      ]
      shapes += AppearanceCall.allCases.map { .appearance($0, animated: animated) }
    }
    return shapes.filter { allows($0) }
  }

  /// Everything up to three lines, and what is done on screen behind the shortest way there.
  func smallScenarios(atMost limit: Int) -> [[ToolbarControllerLine]] {
    let (root, next) = (ControllerName(0), ControllerName(1))
    let small = scenarios(upTo: 3, over: vocabulary, atMost: limit)
    guard small.count < limit else { return small }
    let ways: [[ToolbarControllerLine]] = [
      [.toolbarItems(root, .items(["x"])), .contain(.navigation(root))],
      [.toolbarItems(next, .items(["y"])), .contain(.subclass(root))],
    ]
    let ends = vocabulary.lines(over: [root, next, ControllerName(2)], in: self)
    let onScreen = ways.flatMap { way in
      ends.flatMap { first in
        ends.map { second in
          way + [.load, .show, first, second]
        }
      }
    }
    return small + onScreen.filter { accepts(all: $0) }
  }

  func simplifications(of line: ToolbarControllerLine) -> [ToolbarControllerLine] {
    switch line {
    case .contain(.subclass(let root)): [.contain(.navigation(root))]
    case .push(let name, true): [.push(name, animated: false)]
    case .pop(true): [.pop(animated: false)]
    case .popTo(let name, let animated):
      [.pop(animated: animated)] + (animated ? [.popTo(name, animated: false)] : [])
    case .popToRoot(let animated):
      [.pop(animated: animated)] + (animated ? [.popToRoot(animated: false)] : [])
    case .set(let names, let animated):
      names.suffix(1).map { .push($0, animated: animated) }
        + names.indices.map { index in
          var fewer = names
          fewer.remove(at: index)
          return .set(fewer, animated: animated)
        } + (animated ? [.set(names, animated: false)] : [])
    case .toolbarItems(let name, .items(let labels)):
      [["x"], Array(labels.prefix(1))].map { .toolbarItems(name, .items($0)) }
        .filter { weight(of: $0) < weight(of: line) }
    case .appearance(let call, true): [.appearance(call, animated: false)]
    default: []
    }
  }

  func variants(of line: ToolbarControllerLine) -> [ToolbarControllerLine] {
    switch line {
    case .toolbarItems(let name, _):
      [.toolbarItems(name, .items(["x"])), .toolbarItems(name, .items(["y"]))]
        + [.toolbarItems(name, .none)]
    default: []
    }
  }

  var trialLines: [ToolbarControllerLine] {
    let (root, next) = (ControllerName(0), ControllerName(1))
    return [
      .toolbarItems(root, .items(["x"])), .toolbarItems(next, .items(["y", "z"])),
      .contain(.subclass(root)), .load, .show, .push(next, animated: true), .pop(animated: false),
      .set([next], animated: false), .appearance(.viewWillAppear, animated: true),
      .rotate(.portrait), .resize(width: 480, height: 300),
    ]
  }
}

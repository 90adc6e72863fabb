import NavigationReference

/// One line of a scenario that compares two runs: a line of both, or the place where they part, whole.
///
/// Because the two sides are one line, whatever is searched or shrunk keeps them together.
enum RelationLine: Hashable, Sendable {
  case common(ScenarioLine)
  case parting(RelationInstance)
}

extension RelationScenario {
  var relationLines: [RelationLine] {
    before.map { .common($0) } + [.parting(instance)] + after.map { .common($0) }
  }

  /// How many lines it has as it is written, marks included.
  var lineCount: Int {
    let marks = after.isEmpty ? 0 : 1
    return before.count + instance.markedLineCount + marks + after.count
  }

  /// `nil` where the runs do not part.
  init?(_ lines: [RelationLine]) {
    var before: [ScenarioLine] = []
    var after: [ScenarioLine] = []
    var parted: RelationInstance?
    for line in lines {
      switch line {
      case .common(let line): if parted == nil { before.append(line) } else { after.append(line) }
      case .parting(let instance): parted = instance
      }
    }
    guard let parted else { return nil }
    self.init(before: before, instance: parted, after: after)
  }
}

extension RelationInstance {
  /// How many lines both sides have as they are written, with the marks before each of them.
  var markedLineCount: Int {
    switch self {
    case .setSame, .popAtRoot: 3
    case .popsOneByOne(let count, _): 3 + count
    case .pathTaken(let names): 3 + names.count
    case .popGesture(let updates): 5 + updates
    case .cancelledGesture(let updates): 4 + updates
    case .assignedStack, .barProperty, .toolbarProperty, .animation, .popToRoot, .popToBack,
      .setPrefix, .setLonger, .backButton, .pushAndPop, .itemsParallel, .presentAndDismiss,
      .placement:
      4
    }
  }

  /// The controllers that it names, in reading order.
  var names: [ControllerName] {
    switch self {
    case .assignedStack(let names), .pathTaken(let names): names
    case .setLonger(let name, _), .pushAndPop(let name, _), .presentAndDismiss(let name, _, _),
      .placement(let name):
      [name]
    case .animation(let line), .itemsParallel(let line): line.names
    default: []
    }
  }

  func renamed(_ map: (ControllerName) -> ControllerName) -> RelationInstance {
    switch self {
    case .assignedStack(let names): .assignedStack(names.map(map))
    case .pathTaken(let names): .pathTaken(names.map(map))
    case .setLonger(let name, let motion): .setLonger(map(name), motion)
    case .pushAndPop(let name, let motion): .pushAndPop(map(name), motion)
    case .presentAndDismiss(let name, let byTop, let motion):
      .presentAndDismiss(map(name), byTop: byTop, motion)
    case .placement(let root): .placement(map(root))
    case .animation(let line): .animation(line.renamed(map))
    case .itemsParallel(let line): .itemsParallel(line.renamed(map))
    default: self
    }
  }

  /// Instances of the same relation that say less.
  var simpler: [RelationInstance] {
    switch self {
    case .assignedStack(let names): names.withOneLess.map { .assignedStack($0) }
    case .pathTaken(let names): names.withOneLess.map { .pathTaken($0) }
    case .animation(let line): line.simpler.map { .animation($0) }
    case .itemsParallel(let line): line.simpler.map { .itemsParallel($0) }
    case .popToRoot(.animated): [.popToRoot(.still)]
    case .popToBack(.animated): [.popToBack(.still)]
    case .popsOneByOne(let count, let motion):
      (motion == .still ? [] : [.popsOneByOne(count, .still)])
        + (count > 2 ? [.popsOneByOne(count - 1, motion)] : [])
    case .setPrefix(let count, let motion):
      (motion == .still ? [] : [.setPrefix(count, .still)])
        + (count > 1 ? [.setPrefix(count - 1, motion)] : [])
    case .setLonger(let name, .animated): [.setLonger(name, .still)]
    case .pushAndPop(let name, .animated): [.pushAndPop(name, .still)]
    case .setSame(.animated): [.setSame(.still)]
    case .popAtRoot(.animated): [.popAtRoot(.still)]
    case .popGesture(let updates): updates > 0 ? [.popGesture(updates - 1)] : []
    case .cancelledGesture(let updates): updates > 0 ? [.cancelledGesture(updates - 1)] : []
    case .presentAndDismiss(let name, let byTop, let motion):
      (motion == .still ? [] : [.presentAndDismiss(name, byTop: byTop, .still)])
        + (byTop ? [.presentAndDismiss(name, byTop: false, motion)] : [])
    default: []
    }
  }
}

import NavigationReference

/// How simple a line of a scenario is that compares two runs: common lines as in any scenario, then the parting ones.
struct RelationLineWeight: Hashable, Comparable, Sendable {
  private let line: LineWeight?
  private let parting: [Int]

  init(_ line: RelationLine) {
    switch line {
    case .common(let line):
      self.line = LineWeight(line)
      parting = []
    case .parting(let instance):
      let inner: LineWeight? =
        switch instance {
        case .animation(let line), .itemsParallel(let line): LineWeight(line)
        default: nil
        }
      self.line = inner
      parting = Self.facts(of: instance)
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.parting != right.parting {
      return left.parting.lexicographicallyPrecedes(right.parting)
    }
    guard let mine = left.line, let other = right.line else {
      return left.line == nil && right.line != nil
    }
    return mine < other
  }

  /// Everything that an instance says apart from names and its line.
  private static func facts(of instance: RelationInstance) -> [Int] {
    var facts = [1 + Int(instance.relation.rawValue)]
    switch instance {
    case .assignedStack(let names), .pathTaken(let names): facts.append(names.count)
    case .barProperty(let hidden), .toolbarProperty(let hidden): facts.append(hidden ? 0 : 1)
    case .popToRoot(let motion), .popToBack(let motion), .setSame(let motion),
      .popAtRoot(let motion), .setLonger(_, let motion), .pushAndPop(_, let motion):
      facts.append(Int(motion.rawValue))
    case .popsOneByOne(let count, let motion), .setPrefix(let count, let motion):
      facts += [count, Int(motion.rawValue)]
    case .popGesture(let updates), .cancelledGesture(let updates): facts.append(updates)
    case .presentAndDismiss(_, let byTop, let motion):
      facts += [byTop ? 1 : 0, Int(motion.rawValue)]
    case .animation, .itemsParallel, .backButton, .placement: break
    }
    return facts
  }
}

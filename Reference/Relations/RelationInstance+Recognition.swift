extension RelationInstance {
  /// The instance whose two sides these lines are, in this state; `nil` where there is none.
  package static func recognized(
    _ left: [ScenarioLine], _ right: [ScenarioLine], in model: NavigationModel
  ) -> RelationInstance? {
    let sides = RelationSides(left, right)
    return candidates(left, right).first { $0.sides(in: model) == sides }
  }

  /// What the lines may be by their looks.
  private static func candidates(
    _ left: [ScenarioLine], _ right: [ScenarioLine]
  ) -> [RelationInstance] {
    guard let first = left.first else { return [] }
    let motion = first.motion
    switch first {
    case _ where left == right: return [.itemsParallel(first)]
    case .assignViewControllers(let names): return [.assignedStack(names)]
    case .assignNavigationBarHidden(let hidden): return [.barProperty(hidden)]
    case .assignToolbarHidden(let hidden): return [.toolbarProperty(hidden)]
    case .tapBack: return [.backButton]
    case .push(let name, _): return [.pushAndPop(name, motion), .animation(first)]
    case .pop:
      return [
        .popToBack(motion), .popsOneByOne(left.count, motion), .popAtRoot(motion),
        .animation(first),
      ]
    case .popToRoot: return [.popToRoot(motion), .animation(first)]
    case .popTo: return [.animation(first)]
    case .setViewControllers(let names, _):
      let longer = names.last.map { RelationInstance.setLonger($0, motion) }
      return [.setSame(motion), .setPrefix(names.count, motion), .pathTaken(names)]
        + (longer.map { [$0] } ?? []) + [.animation(first)]
    case .popGesture:
      return [.popGesture(left.count - 2), .cancelledGesture(left.count - 2)]
    case .present(let name, let presenter, let animated):
      return [
        .presentAndDismiss(name, byTop: presenter != nil, animated ? .animated : .still)
      ]
    case .start(.embedded(let root)): return [.placement(root)]
    default: return []
    }
  }
}

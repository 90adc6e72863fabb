/// What a navigation controller shows from its start on, as far as nothing else hangs on it.
///
/// With a stack that is wrong, or a navigation bar that is hidden and cannot be tapped, nothing has a defined state any
/// more. Whatever a toolbar looks like, everything but the toolbar has.
extension AspectSet {
  /// The aspects of one thing that is shown, by each of them: where one is wrong at the start, the others go with it.
  package static func shown(with aspect: Aspect) -> AspectSet {
    switch aspect {
    case .toolbarFlag, .toolbarShown, .toolbarItems:
      AspectSet(
        .toolbarFlag, .toolbarShown, .toolbarItems, .toolbarAnimation, .toolbarItemsAnimation,
        .toolbarItemAction, .interfaceParts)
    case .left, .backTitle:
      AspectSet(.left, .backTitle)
    case .centre, .right, .prompt, .visibleController, .content, .parent, .barIdentity,
      .toolbarIdentity, .barDelegate, .barAppearance, .barTint, .itemColor,
      .barColor, .interfaceParts, .contentInset:
      AspectSet(aspect)
    case .raised, .stack, .returned, .itemStack, .topController,
      .itemIdentity, .itemCreation, .barFlag, .barShown, .barDuration, .transitionCount,
      .transitionKind, .transitionEnds, .barAnimation, .toolbarAnimation, .barContentAnimation,
      .toolbarItemsAnimation, .willShow, .willShowController, .willShowFlag, .delegateAddressee,
      .pairs, .appearing, .affected, .bystanders, .movingTo, .movingFrom, .viewAtAppearance,
      .modalMoving, .gestureView, .editingCalls, .editingFlag, .toolbarItemAction,
      .lentDelegate, .twoRuns:
      AspectSet(rawValue: 0)
    }
  }

  /// The aspects that take one with them where they are wrong at the start.
  package static func taking(_ aspect: Aspect) -> AspectSet {
    var taking = AspectSet(rawValue: 0)
    for other in Aspect.allCases where shown(with: other).contains(aspect) {
      taking.formUnion(AspectSet(other))
    }
    return taking
  }

  /// The things that are shown wrongly, if that is all that is wrong; none otherwise.
  package var shownThings: [AspectSet] {
    var things: [AspectSet] = []
    var rest = self
    while let aspect = rest.first {
      let thing = AspectSet.shown(with: aspect)
      guard !thing.isEmpty else { return [] }
      things.append(thing)
      rest.subtract(thing)
    }
    return things
  }
}

extension AspectSet {
  /// What is over with its step: whatever is wrong with it, all that is looked at later has a defined state. Not among them
  /// is whether the one that comes is told, nor what the delegate is told: what is to be done in those calls is not done, or
  /// at the wrong time, and of pairs one half may come later.
  package static let momentary = AspectSet(
    .returned, .transitionKind, .affected, .movingTo, .movingFrom, .modalMoving, .viewAtAppearance,
    .willShowFlag, .barDuration, .barAnimation, .toolbarAnimation, .barContentAnimation,
    .toolbarItemsAnimation)
}

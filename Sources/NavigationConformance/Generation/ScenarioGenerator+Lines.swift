import ConformanceEngine
import NavigationReference

extension ScenarioGenerator {
  mutating func draw(
    _ kind: OperationKind, in model: borrowing NavigationModel
  ) -> ScenarioLine? {
    switch kind {
    case .push: return push(in: model)
    case .pop: return .pop(motion())
    case .popTo:
      guard model.depth > 0 else { return nil }
      return .popTo(model.stack.controllers[random.index(below: model.depth)], motion())
    case .popToRoot: return .popToRoot(motion())
    case .setViewControllers: return list(in: model).map { .setViewControllers($0, motion()) }
    case .assignViewControllers: return list(in: model).map { .assignViewControllers($0) }
    case .tapBack: return .tapBack
    case .navigationBarHidden:
      let hidden = random.chance(model.isBarHidden ? 1 : 3, outOf: 4)
      return random.chance(1, outOf: 4)
        ? .assignNavigationBarHidden(hidden)
        : .setNavigationBarHidden(hidden, animated: random.chance(1, outOf: 2))
    case .toolbarHidden:
      let hidden = random.chance(model.isToolbarHidden ? 1 : 2, outOf: 4)
      return random.chance(1, outOf: 4)
        ? .assignToolbarHidden(hidden)
        : .setToolbarHidden(hidden, animated: random.chance(1, outOf: 2))
    case .change: return change(in: model)
    case .setToolbarItems:
      return .setToolbarItems(
        name(in: model), items(), animated: random.chance(1, outOf: 2))
    case .setDelegate:
      return .setDelegate([.first, .second, nil][random.index(below: 3)])
    case .callback: return callback(in: model)
    case .show: return model.isOnScreen ? nil : .show
    case .modal: return modal(in: model)
    case .popGesture: return .popGesture(.begin)
    case .tapEdit: return tapEdit(in: model)
    case .tapToolbarItem: return tapToolbarItem(in: model)
    case .tapLeftItem: return tapLeftItem(in: model)
    case .lendController: return .lendController
    case .lendDelegate: return model.delegate == nil ? nil : .lendDelegate
    case .segue: return freshName(in: model).map { .segue($0) }
    case .changeBar: return .changeBar(barProperty())
    case .barObject: return random.chance(1, outOf: 2) ? .replaceBarDelegate : .makeAnother
    }
  }

  /// Taps the edit button of the top; where it has none it gets one first.
  mutating func tapEdit(in model: borrowing NavigationModel) -> ScenarioLine? {
    guard let top = model.top else { return nil }
    return model.settings(of: top).hasEditButton ? .tapEdit : .change(top, .editButton)
  }

  /// Taps something of the top's; where nothing is there to tap, it brings some of it about first.
  mutating func tapToolbarItem(in model: borrowing NavigationModel) -> ScenarioLine? {
    guard let top = model.top else { return nil }
    if model.isToolbarHidden { return .setToolbarHidden(false, animated: false) }
    let shown = model.toolbarItems(of: top)
    guard !shown.isEmpty else { return .setToolbarItems(top, items(), animated: false) }
    return .tapToolbarItem(shown[random.index(below: shown.count)])
  }

  /// Taps the top's own left item. Where it has none, somebody who comes up soon gets one: that of the top may be shown only
  /// when the top has changed.
  mutating func tapLeftItem(in model: borrowing NavigationModel) -> ScenarioLine? {
    guard let top = model.top else { return nil }
    if model.settings(of: top).leftItem != nil { return .tapLeftItem }
    guard let name = freshName(in: model) else { return nil }
    return .change(name, .leftItem(item()))
  }

  mutating func barProperty() -> BarProperty {
    switch random.index(below: 5) {
    case 0: .style(item())
    case 1, 2: .isTranslucent(random.chance(3, outOf: 4))
    case 3: .tint(item())
    default: .barTint(item())
    }
  }

  /// Presents a controller or dismisses the one that is presented.
  mutating func modal(in model: borrowing NavigationModel) -> ScenarioLine? {
    let animated = random.chance(1, outOf: 2)
    guard model.presentation == nil else { return .dismiss(animated: animated) }
    let isByContent = random.chance(1, outOf: 4) && claims.contains(.modalByContent)
    guard let name = freshName(in: model) else { return nil }
    return .present(name, by: isByContent ? model.top : nil, animated: animated)
  }

  /// What a gesture that is under way comes to.
  mutating func swipe() -> ScenarioLine {
    switch random.index(below: 8) {
    case 0: .popGesture(.update)
    case 1, 2, 3: .popGesture(.cancel)
    default: .popGesture(.finish)
    }
  }

  mutating func motion() -> Motion {
    guard random.chance(animatedIn16, outOf: 16) else { return .still }
    return random.chance(runningIn16, outOf: 16) ? .running : .animated
  }

  mutating func anyName() -> ControllerName {
    ControllerName(random.index(below: cast))
  }

  /// A controller to change: mostly one that can be seen.
  mutating func name(in model: borrowing NavigationModel) -> ControllerName {
    switch random.index(below: 4) {
    case 0, 1: model.top ?? anyName()
    case 2: model.back ?? anyName()
    default: anyName()
    }
  }

  mutating func freshName(in model: borrowing NavigationModel) -> ControllerName? {
    if let formerTop, !model.isOnStack(formerTop), random.chance(1, outOf: 3) { return formerTop }
    for _ in 0..<4 {
      let name = anyName()
      if !model.isOnStack(name) { return name }
    }
    for index in 0..<cast where !model.isOnStack(ControllerName(index)) {
      return ControllerName(index)
    }
    return nil
  }

  mutating func push(in model: borrowing NavigationModel) -> ScenarioLine? {
    if duplicateEvery > 0, model.depth > 0, random.chance(1, outOf: duplicateEvery) {
      let name = model.stack.controllers[random.index(below: model.depth)]
      return .push(name, random.chance(1, outOf: 2) ? .still : .animated)
    }
    guard let name = freshName(in: model) else { return nil }
    return .push(name, motion())
  }
}

import ConformanceChecks
import NavigationReference

extension Session {
  /// Whether the last step, which differed, shows this and nothing that could be taken for it.
  ///
  /// An item or a title is known by its label. Where the scenario has given the same label to something else, too, whose it
  /// is cannot be told, and nothing is held against a requirement that speaks of one of them.
  func shows(_ symptom: Symptom) -> Bool { sees(symptom, beyondDoubt: true) }

  /// Whether the last step may show this: it does, or labels that were given twice leave it open.
  func mayShow(_ symptom: Symptom) -> Bool { sees(symptom, beyondDoubt: false) }

  private func sees(_ symptom: Symptom, beyondDoubt: Bool) -> Bool {
    switch symptom {
    case .previousBackItem:
      showsOnLeft(backItemOf: model.back, beyondDoubt)
    case .defaultBackButton:
      observation.left == .backButton
    case .ownBackItem:
      showsOnLeft(backItemOf: model.top, beyondDoubt)
    case .title:
      isTitleInCentre(beyondDoubt) { $0.isTitle || $0.isItemTitle }
    case .ownTitle:
      isTitleInCentre(beyondDoubt) { $0.isTitle }
    case .previousRightItem:
      showsOnRight(model.back, beyondDoubt)
    case .rightItemOfOldTop:
      showsOnRight(oldTop, beyondDoubt)
    case .toolbarItemOfOldTop:
      showsToolbarItem(of: oldTop, beyondDoubt)
    case .otherOrder:
      observation.toolbarItems != expectation.toolbarItems.current
        && observation.toolbarItems.sorted(by: Label.precedes)
          == expectation.toolbarItems.current.sorted(by: Label.precedes)
        && (!beyondDoubt || areToolbarItemsOfTopOnly)
    case .fewerOccurrences:
      observation.toolbarItems.count < expectation.toolbarItems.current.count
        && Set(observation.toolbarItems) == Set(expectation.toolbarItems.current)
        && (!beyondDoubt || areToolbarItemsOfTopOnly)
    case .missingKinds:
      showsSomeKinds && (!beyondDoubt || areKindsNoLabels)
    case .viewTint:
      isViewTintShown(beyondDoubt)
    case .toldInBetween:
      observation.events.contains { $0.kind == .willShow && isInBetween($0.controller) }
    case .shownInBetween:
      observation.events.contains {
        ($0.kind == .pushTransition || $0.kind == .popTransition) && $0.isAnimated
          && (isInBetween($0.controller) || isInBetween($0.destination))
      }
    case .repeatedController:
      Set(observation.stack).count < observation.stack.count
    case .toldBelowTop:
      observation.events.contains {
        $0.kind.isAppearance && isInBetween($0.controller) && isOnStack($0.controller)
      }
    }
  }

  /// The controller that was on top before the operation, whose end this may be.
  private var oldTop: ControllerName? {
    expectation.situation.contains(.ranOn) ? expectation.transition.from : model.stack.topBefore
  }

  // MARK: Bars

  private func showsOnLeft(backItemOf name: ControllerName?, _ beyondDoubt: Bool) -> Bool {
    guard let name, let label = model.settings(of: name).backItem,
      observation.left == .item(label)
    else { return false }
    return !beyondDoubt || isGiven(label, to: name) { $0.isBackItem }
  }

  private func showsOnRight(_ name: ControllerName?, _ beyondDoubt: Bool) -> Bool {
    guard let name else { return false }
    let settings = model.settings(of: name)
    if case .editButton = observation.right { return settings.hasEditButton }
    guard let label = settings.rightItem, observation.right == settings.rightElement else {
      return false
    }
    return !beyondDoubt || isGiven(label, to: name) { $0.isRightItem }
  }

  private func isTitleInCentre(_ beyondDoubt: Bool, _ isMeant: (Attribute) -> Bool) -> Bool {
    guard let top = model.top, case .text(let label) = observation.centre else { return false }
    let settings = model.settings(of: top)
    let titles: [Attribute] = [.title(settings.title), .itemTitle(settings.itemTitle)]
    guard titles.contains(where: { isMeant($0) && $0.bears(label) }) else { return false }
    return !beyondDoubt || isGiven(label, to: top, as: isMeant)
  }

  private func isViewTintShown(_ beyondDoubt: Bool) -> Bool {
    guard let top = model.top, let tint = model.settings(of: top).viewTint,
      observation.bars.itemColor == tint
    else { return false }
    // As long as the bar is as it was made, that it has the view's is what differs.
    return !beyondDoubt || !model.isBarChanged || isGiven(tint, to: top) { $0.isViewTint }
  }

  private func showsToolbarItem(of name: ControllerName?, _ beyondDoubt: Bool) -> Bool {
    guard let name else { return false }
    let items = model.toolbarItems(of: name)
    return observation.toolbarItems.contains { label in
      items.contains(label)
        && (!beyondDoubt || isGiven(label, to: name) { $0.isToolbarItems })
    }
  }

  /// Whether nobody but the top was given what is in the toolbar: it might be another one's, who has the same.
  private var areToolbarItemsOfTopOnly: Bool {
    guard let top = model.top else { return false }
    return observation.toolbarItems.allSatisfy { label in
      isGiven(label, to: top) { $0.isToolbarItems }
    }
  }

  private var showsSomeKinds: Bool {
    let shown = Label.everyToolbarItemKind.count { observation.toolbarItems.contains($0) }
    return shown > 0 && shown < Label.everyToolbarItemKind.count
  }

  /// Whether no item is called like a kind.
  private var areKindsNoLabels: Bool {
    lines.allSatisfy { line in
      switch line {
      case .setToolbarItems(_, let items?, _), .change(_, .toolbarItems(let items?)):
        !items.contains { Label.everyToolbarItemKind.contains($0) }
      default: true
      }
    }
  }

  /// Whether the scenario gives the label to this and to nothing else.
  private func isGiven(
    _ label: Label, to name: ControllerName, as isMeant: (Attribute) -> Bool
  ) -> Bool {
    lines.allSatisfy { line in
      switch line {
      case .change(let owner, let attribute):
        !attribute.bears(label) || owner == name && isMeant(attribute)
      case .setToolbarItems(let owner, let items, _):
        !Attribute.toolbarItems(items).bears(label)
          || owner == name && isMeant(.toolbarItems(items))
      case .changeBar(let property):
        !property.bears(label)
      default:
        true
      }
    }
  }

  // MARK: Controllers

  /// Whether it is a controller of the scenario that neither comes on screen nor goes.
  private func isInBetween(_ index: Int32) -> Bool {
    let messages = expectation.messages
    return index >= 0 && index != model.top?.index && index != oldTop?.index
      && index != messages.disappearing?.index
      && !messages.appearing.contains { $0.index == index }
  }

  private func isOnStack(_ index: Int32) -> Bool {
    model.isOnStack(ControllerName(Int(index)))
  }
}

extension Attribute {
  fileprivate var isTitle: Bool { if case .title = self { true } else { false } }
  fileprivate var isItemTitle: Bool { if case .itemTitle = self { true } else { false } }
  fileprivate var isBackItem: Bool { if case .backItem = self { true } else { false } }
  fileprivate var isRightItem: Bool {
    switch self {
    case .rightItem, .rightView: true
    default: false
    }
  }
  fileprivate var isViewTint: Bool { if case .viewTint = self { true } else { false } }
  fileprivate var isToolbarItems: Bool {
    switch self {
    case .toolbarItems, .everyToolbarItemKind: true
    default: false
    }
  }

  fileprivate func bears(_ label: Label) -> Bool {
    switch self {
    case .title(let own), .itemTitle(let own), .titleView(let own), .leftItem(let own),
      .rightItem(let own), .backItem(let own), .prompt(let own), .viewTint(let own):
      own == label
    case .leftView(let own), .rightView(let own): own == label
    case .toolbarItems(let items): items?.contains(label) ?? false
    case .everyToolbarItemKind: Label.everyToolbarItemKind.contains(label)
    case .hidesBottomBarWhenPushed, .editButton, .scrollView, .tabBarController,
      .navigationController, .elsewhere:
      false
    }
  }
}

extension BarProperty {
  fileprivate func bears(_ label: Label) -> Bool {
    switch self {
    case .tint(let own), .barTint(let own): own == label
    case .style, .isTranslucent, .view: false
    }
  }
}

extension Label {
  fileprivate static func precedes(_ one: Label, _ other: Label) -> Bool { one.text < other.text }
}

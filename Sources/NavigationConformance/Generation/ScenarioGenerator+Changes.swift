import ConformanceEngine
import NavigationReference

extension ScenarioGenerator {
  /// Changes something of somebody; here and there what was changed before is taken back, or something is changed that is
  /// shown in the same place, so that one thing has to give way to another and shows again when that has gone.
  mutating func change(in model: borrowing NavigationModel) -> ScenarioLine? {
    if let former = formerChange {
      if random.chance(1, outOf: 8), let attribute = former.attribute.takenBack {
        formerChange = nil
        return .change(former.name, attribute)
      }
      if random.chance(1, outOf: 4), let attribute = attribute(inPlaceOf: former.attribute) {
        formerChange = (former.name, attribute)
        return .change(former.name, attribute)
      }
    }
    guard let attribute = attribute() else { return nil }
    let name = model.isStarted ? name(in: model) : anyName()
    formerChange = (name, attribute)
    return .change(name, attribute)
  }

  private mutating func attribute(inPlaceOf former: Attribute) -> Attribute? {
    switch former {
    case .title, .itemTitle, .titleView: barAttribute(random.index(below: 3))
    case .leftItem, .leftView: barAttribute(3)
    case .rightItem, .rightView, .editButton: barAttribute(4)
    default: nil
    }
  }

  private mutating func attribute() -> Attribute? {
    var attributes = 0
    if claims.contains(.barContent) { attributes = 6 }
    let bar = attributes
    if claims.contains(.prompt) { attributes += 1 }
    let prompt = attributes
    if claims.contains(.toolbarItems) { attributes += 2 }
    let toolbar = attributes
    if claims.contains(.hidesBottomBar) { attributes += 1 }
    let hiding = attributes
    if claims.contains(.navigationBarColors) { attributes += 1 }
    let tint = attributes
    if claims.contains(.contentInset) { attributes += 1 }
    guard attributes > 0 else { return nil }
    let drawn = random.index(below: attributes)
    if drawn < bar { return barAttribute(drawn) }
    if drawn < prompt { return .prompt(optional(text())) }
    if drawn < toolbar {
      let isEveryKind = claims.contains(.toolbarItemKinds) && random.chance(1, outOf: 8)
      return isEveryKind ? .everyToolbarItemKind : .toolbarItems(items())
    }
    if drawn < hiding { return .hidesBottomBarWhenPushed(random.chance(3, outOf: 4)) }
    if drawn < tint { return .viewTint(optional(item())) }
    return .scrollView(random.chance(7, outOf: 8))
  }

  mutating func barAttribute(_ drawn: Int) -> Attribute {
    switch drawn {
    case 0: .title(optional(title()))
    case 1: .itemTitle(optional(title()))
    case 2: .titleView(optional(item()))
    case 3: drawsItemView() ? .leftView(item()) : .leftItem(optional(item()))
    case 4:
      claims.contains(.editButton) && random.chance(1, outOf: 4)
        ? .editButton : drawsItemView() ? .rightView(item()) : .rightItem(optional(item()))
    default: .backItem(optional(item()))
    }
  }

  private mutating func drawsItemView() -> Bool {
    claims.contains(.itemViews) && random.chance(1, outOf: 4)
  }

  mutating func optional(_ label: Label) -> Label? {
    random.chance(1, outOf: 4) ? nil : label
  }

  // One in eight is as long as labels are, with what has to be escaped on the way to a subject or is longer than a byte;
  // none of it can be written in two ways.

  mutating func text() -> Label {
    ["p", "q", "r", "p", "q", "r", "東京 & \"Kyo\"", ""][random.index(below: 8)]
  }

  mutating func title() -> Label {
    ["a", "b", "c", "d", "a", "b", "Straße <1> & 2", ""][random.index(below: 8)]
  }

  mutating func item() -> Label {
    ["x", "y", "z"][random.index(below: 3)]
  }

  mutating func items() -> [Label]? {
    guard random.chance(7, outOf: 8) else { return nil }
    if random.chance(1, outOf: 8) { return manyItems() }
    var items: [Label] = []
    for _ in 0..<random.index(below: 4) { items.append(item()) }
    return items
  }

  /// More than one would expect in a toolbar, each another one: whoever counts them may stop early.
  mutating func manyItems() -> [Label] {
    let labels: [Label] = ["x", "y", "z", "u", "v", "w", "s", "t"]
    let first = random.index(below: labels.count)
    return (0..<(4 + random.index(below: 5))).map { labels[(first + $0) % labels.count] }
  }

  mutating func callback(in model: borrowing NavigationModel) -> ScenarioLine? {
    // Mostly a controller that comes up soon: one that a callback pushes, the one below the top, one that is not there.
    var name: ControllerName =
      switch random.index(below: 4) {
      case 0, 1: model.back ?? anyName()
      case 2: freshName(in: model) ?? anyName()
      default: anyName()
      }
    if let chained, random.chance(1, outOf: 2) { name = chained }
    let flag = random.chance(1, outOf: 2)
    let animated = random.chance(1, outOf: 2)
    switch random.index(below: 8) {
    case 0, 1:
      let next = random.chance(3, outOf: 4) ? freshName(in: model) ?? anyName() : anyName()
      chained = next
      return .callback(.viewWillAppear(name), .push(next, animated: false))
    case 2, 3, 4:
      return .callback(.viewWillAppear(name), .setNavigationBarHidden(flag, animated: animated))
    case 5: return .callback(.viewWillAppear(name), .setToolbarHidden(flag, animated: animated))
    case 6: return .callback(.willShow(name), .setToolbarHidden(flag, animated: animated))
    default:
      return .callback(.willShow(name), .setNavigationBarHidden(flag, animated: animated))
    }
  }
}

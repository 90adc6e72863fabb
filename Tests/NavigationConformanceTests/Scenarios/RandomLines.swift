import NavigationReference

/// Lines of every kind, from a seed: the same on every machine.
struct RandomLines {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(upTo bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  /// How many kinds `line(kind:)` knows.
  static let kindCount = 30

  mutating func line() -> ScenarioLine {
    line(kind: next(upTo: Self.kindCount))
  }

  mutating func line(kind: Int) -> ScenarioLine {
    switch kind {
    case 0: .change(name(), attribute())
    case 1: .callback(callback(), callbackOperation())
    case 2: .start(start())
    case 3: .show
    case 4: .push(name(), motion())
    case 5: .pop(motion())
    case 6: .popTo(name(), motion())
    case 7: .popToRoot(motion())
    case 8: .setViewControllers(names(), motion())
    case 9: .assignViewControllers(names())
    case 10: .tapBack
    case 11: .setNavigationBarHidden(flag(), animated: flag())
    case 12: .assignNavigationBarHidden(flag())
    case 13: .setToolbarHidden(flag(), animated: flag())
    case 14: .assignToolbarHidden(flag())
    case 15: .setToolbarItems(name(), items(), animated: flag())
    case 16: .setDelegate([nil, .first, .second][next(upTo: 3)])
    case 17: .present(name(), by: flag() ? name() : nil, animated: flag())
    case 18: .dismiss(animated: flag())
    case 19: .popGesture(GesturePhase.allCases[next(upTo: 4)])
    case 20: .tapEdit
    case 21: .changeBar(barProperty())
    case 22: .replaceBarDelegate
    case 23: .makeAnother
    case 24: .tapToolbarItem(label() ?? "x")
    case 25: .segue(name())
    case 26: .lendDelegate
    case 27: .tapLeftItem
    case 28: .lendController
    default: .settle
    }
  }

  mutating func flag() -> Bool { next(upTo: 2) == 1 }

  private mutating func motion() -> Motion { Motion.allCases[next(upTo: 3)] }

  private mutating func name() -> ControllerName {
    let bound = [4, 26, 60, 260_000][next(upTo: 4)]
    return ControllerName(next(upTo: bound))
  }

  private mutating func names() -> [ControllerName] {
    var names: [ControllerName] = []
    for _ in 0..<next(upTo: 5) { names.append(name()) }
    return names
  }

  private mutating func start() -> Start {
    [
      .onScreen(root: name()), .offScreen(root: name()), .presented(root: name()), .empty,
      .foreignClass(root: name(), of: barObject()), .embedded(root: name()),
    ][next(upTo: 6)]
  }

  private mutating func callback() -> Callback {
    flag() ? .viewWillAppear(name()) : .willShow(name())
  }

  private mutating func callbackOperation() -> CallbackOperation {
    switch next(upTo: 5) {
    case 0: .push(name(), animated: flag())
    case 2: .pop(animated: flag())
    case 3: .setViewControllers(names(), animated: flag())
    case 1: .setNavigationBarHidden(flag(), animated: flag())
    default: .setToolbarHidden(flag(), animated: flag())
    }
  }

  private mutating func attribute() -> Attribute {
    switch next(upTo: 18) {
    case 0: .title(label())
    case 1: .itemTitle(label())
    case 2: .titleView(label())
    case 3: .leftItem(label())
    case 4: .rightItem(label())
    case 5: .backItem(label())
    case 6: .prompt(label())
    case 7: .toolbarItems(items())
    case 8: .editButton
    case 9: .viewTint(label())
    case 10: .scrollView(flag())
    case 11: .tabBarController
    case 15: .navigationController
    case 16: .elsewhere
    case 14: .everyToolbarItemKind
    case 12: .leftView(label() ?? "view")
    case 13: .rightView(label() ?? "view")
    default: .hidesBottomBarWhenPushed(flag())
    }
  }

  private mutating func barProperty() -> BarProperty {
    switch next(upTo: 5) {
    case 0: .style(label() ?? "x")
    case 1: .isTranslucent(flag())
    case 3:
      .view(
        barObject(), BarViewProperty.allCases[next(upTo: BarViewProperty.allCases.count)])
    case 2: .tint(label() ?? "x")
    default: .barTint(label() ?? "x")
    }
  }

  private mutating func barObject() -> BarObject { flag() ? .navigationBar : .toolbar }

  private mutating func items() -> [Label]? {
    if next(upTo: 6) == 0 { return nil }
    var items: [Label] = []
    for _ in 0..<next(upTo: 4) {
      if let label = label() { items.append(label) }
    }
    return items
  }

  private mutating func label() -> Label? {
    switch next(upTo: 3) {
    case 0: Self.oddTexts[next(upTo: Self.oddTexts.count)].flatMap { Label($0) }
    case 1: Label(randomText())
    default: Label(["x", "y", "flexible", "a-b_1", "Z9"][next(upTo: 5)])
    }
  }

  private mutating func randomText() -> String {
    var text = ""
    for _ in 0..<next(upTo: 6) {
      let bound = [0x80, 0x800, 0x1_0000, 0x11_0000][next(upTo: 4)]
      guard let scalar = Unicode.Scalar(UInt32(next(upTo: bound))),
        text.utf8.count + UTF8.width(scalar) <= Label.maximumByteCount
      else { continue }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  /// Texts that a reader might take for something else. `nil` is no text at all.
  static let oddTexts: [String?] = [
    nil, "", " ", "none", "nil", "null", "animated", "true", "#", ";", "\"", "\\", "\\n", "\n",
    "\r\n", "\t", "\u{0}", "\u{7F}", "\u{1B}[31m", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{202E}",
    "\u{301}", "👨‍👩‍👧", "🇩🇪", "é", "e\u{301}", "a b", "a\"b", "x, y", "]", "▸", "9lives", "-x", "ünder",
    "123456789012345", "\u{10FFFF}", "\u{A0}",
  ]
}

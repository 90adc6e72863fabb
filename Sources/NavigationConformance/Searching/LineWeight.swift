package import NavigationReference

/// How simple a line is, its controllers apart: the kind first, then how much it says, then the values themselves.
package struct LineWeight: Hashable, Comparable, Sendable {
  private let rank: Int
  private let size: Int
  private let detail: [UInt8]

  package init(_ line: ScenarioLine) {
    rank = Self.rank(of: line)
    var detail = Detail()
    detail.add(line)
    size = detail.size
    self.detail = detail.bytes
  }

  package static func < (left: LineWeight, right: LineWeight) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.size != right.size { return left.size < right.size }
    return left.detail.lexicographicallyPrecedes(right.detail)
  }

  private static func rank(of line: ScenarioLine) -> Int {
    switch line {
    case .start: 0
    case .push: 1
    case .pop: 2
    case .popToRoot: 3
    case .popTo: 4
    case .setViewControllers: 5
    case .assignViewControllers: 6
    case .tapBack: 7
    case .setNavigationBarHidden: 8
    case .assignNavigationBarHidden: 9
    case .setToolbarHidden: 10
    case .assignToolbarHidden: 11
    case .change: 12
    case .setToolbarItems: 13
    case .setDelegate: 14
    case .show: 15
    case .settle: 16
    case .callback: 17
    case .present: 18
    case .dismiss: 19
    case .popGesture: 20
    case .tapEdit: 21
    case .changeBar: 22
    case .replaceBarDelegate: 23
    case .makeAnother: 24
    case .tapToolbarItem: 25
    case .segue: 26
    case .lendDelegate: 27
    case .tapLeftItem: 28
    case .lendController: 29
    case .fork: 30
    }
  }

  /// Everything that a line says apart from names, as bytes; two lines differ here or in their names.
  private struct Detail {
    var bytes: [UInt8] = []
    var size = 0

    mutating func add(_ line: ScenarioLine) {
      switch line {
      case .start(.onScreen): bytes.append(0)
      case .start(.offScreen): bytes.append(1)
      case .start(.empty): bytes.append(2)
      case .start(.presented): bytes.append(3)
      case .start(.foreignClass(_, let bar)):
        bytes.append(4)
        bytes.append(contentsOf: bar.rawValue.utf8)
      case .start(.embedded): bytes.append(5)
      case .push(_, let motion), .pop(let motion), .popTo(_, let motion), .popToRoot(let motion):
        add(motion)
      case .setViewControllers(let names, let motion):
        size += names.count * 4
        add(motion)
      case .assignViewControllers(let names): size += names.count * 4
      case .setNavigationBarHidden(let hidden, let animated),
        .setToolbarHidden(let hidden, let animated):
        add(animated)
        bytes.append(hidden ? 0 : 1)
      case .assignNavigationBarHidden(let hidden), .assignToolbarHidden(let hidden):
        bytes.append(hidden ? 0 : 1)
      case .change(_, let attribute): add(attribute)
      case .setToolbarItems(_, let items, let animated):
        add(animated)
        add(items)
      case .setDelegate(let name): bytes.append(name?.rawValue ?? 0)
      case .callback(let callback, let operation): add(callback, operation)
      case .present(_, let presenter, let animated):
        size += presenter == nil ? 0 : 4
        add(animated)
      case .dismiss(let animated): add(animated)
      case .popGesture(let phase): bytes.append(phase.rawValue)
      case .changeBar(let property): add(property)
      case .tapToolbarItem(let label): add(label)
      case .tapBack, .segue, .lendDelegate, .lendController, .show, .settle, .tapEdit,
        .tapLeftItem, .replaceBarDelegate, .makeAnother:
        break
      case .fork(let fork): bytes.append(fork.rawValue)
      }
    }

    mutating func add(_ motion: Motion) {
      size += Int(motion.rawValue)
      bytes.append(motion.rawValue)
    }

    mutating func add(_ flag: Bool) {
      size += flag ? 1 : 0
      bytes.append(flag ? 1 : 0)
    }

    mutating func add(text: Label?) {
      guard let text else {
        bytes.append(0)
        return
      }
      size += 1
      // An empty text is the odder one to read.
      bytes.append(text.isEmpty ? .max : UInt8(text.text.utf8.count))
      bytes.append(contentsOf: text.text.utf8)
    }

    /// What only has to be told apart comes in the order in which it is given out.
    mutating func add(_ label: Label?) {
      if let label, let place = CanonicalLabels.place(ofMark: label) {
        size += 1
        bytes.append(UInt8(place + 1))
      } else {
        bytes.append(label == nil ? 0 : .max - 1)
        if let label { add(text: label) }
      }
    }

    mutating func add(_ items: [Label]?) {
      bytes.append(items == nil ? 0 : 1)
      size += (items?.count ?? -1) + 1
      for item in items ?? [] { add(item) }
    }

    mutating func add(_ attribute: Attribute) {
      switch attribute {
      case .title(let value):
        bytes.append(0)
        add(text: value)
      case .itemTitle(let value):
        bytes.append(1)
        add(text: value)
      case .leftItem(let value):
        bytes.append(2)
        add(value)
      case .rightItem(let value):
        bytes.append(3)
        add(value)
      case .backItem(let value):
        bytes.append(4)
        add(value)
      case .titleView(let value):
        bytes.append(5)
        add(value)
      case .prompt(let value):
        bytes.append(6)
        add(text: value)
      case .hidesBottomBarWhenPushed(let hides):
        bytes.append(7)
        add(hides)
      case .toolbarItems(let items):
        bytes.append(8)
        add(items)
      case .editButton:
        // More than an item that does nothing, which may be tried in its place.
        size += 2
        bytes.append(9)
      case .viewTint(let color):
        bytes.append(10)
        add(color)
      case .scrollView(let scrolls):
        bytes.append(11)
        add(scrolls)
      case .tabBarController:
        bytes.append(12)
      case .leftView(let view):
        bytes.append(13)
        add(view)
      case .rightView(let view):
        bytes.append(14)
        add(view)
      case .everyToolbarItemKind:
        size += Label.everyToolbarItemKind.count + 1
        bytes.append(15)
      case .navigationController:
        bytes.append(16)
      case .elsewhere:
        bytes.append(17)
      }
    }

    mutating func add(_ property: BarProperty) {
      switch property {
      case .isTranslucent(let flag):
        bytes.append(0)
        bytes.append(flag ? 0 : 1)
      case .tint(let color):
        bytes.append(1)
        add(color)
      case .barTint(let color):
        bytes.append(2)
        add(color)
      case .style(let style):
        bytes.append(3)
        add(style)
      case .view(let bar, let property):
        bytes.append(4)
        bytes.append(contentsOf: (bar.rawValue + property.rawValue).utf8)
      }
    }

    mutating func add(_ callback: Callback, _ operation: CallbackOperation) {
      if case .viewWillAppear = callback { bytes.append(0) } else { bytes.append(1) }
      switch operation {
      case .push(_, let animated):
        bytes.append(0)
        add(animated)
      case .pop(let animated):
        bytes.append(3)
        add(animated)
      case .setViewControllers(let names, let animated):
        bytes.append(4)
        size += names.count * 4
        add(animated)
      case .setNavigationBarHidden(let hidden, let animated):
        bytes.append(1)
        add(animated)
        bytes.append(hidden ? 0 : 1)
      case .setToolbarHidden(let hidden, let animated):
        bytes.append(2)
        add(animated)
        bytes.append(hidden ? 0 : 1)
      }
    }
  }
}

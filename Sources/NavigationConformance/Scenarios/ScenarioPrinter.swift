internal import NavigationReference

/// Prints lines in the one form that stands in stories, files, command lines and tests alike.
struct ScenarioPrinter {
  private(set) var output = ""

  mutating func print(_ line: ScenarioLine) {
    switch line {
    case .change(let name, let attribute): print(attribute, of: name)
    case .callback(let callback, let operation): print(callback, operation)
    case .start(let start): print(start)
    case .show: output += "show"
    case .push(let name, let motion): print("push", [name], motion)
    case .pop(let motion): print("pop", [], motion)
    case .popTo(let name, let motion): print("popTo", [name], motion)
    case .popToRoot(let motion): print("popToRoot", [], motion)
    case .setViewControllers(let names, let motion): print("set", names, motion)
    case .assignViewControllers(let names): print("viewControllers =", names, .still)
    case .tapBack: output += "tapBack"
    case .segue(let name): print("segue", [name], .still)
    case .setNavigationBarHidden(let hidden, let animated):
      print("setNavigationBarHidden ", hidden, animated)
    case .assignNavigationBarHidden(let hidden): print("navigationBarHidden = ", hidden, false)
    case .setToolbarHidden(let hidden, let animated): print("setToolbarHidden ", hidden, animated)
    case .assignToolbarHidden(let hidden): print("toolbarHidden = ", hidden, false)
    case .setToolbarItems(let name, let items, let animated):
      output += "\(name).setToolbarItems "
      print(items)
      if animated { output += " animated" }
    case .setDelegate(let name):
      output += "delegate = \(name.map { String($0.rawValue) } ?? "none")"
    case .lendDelegate: output += "lendDelegate"
    case .lendController: output += "lendController"
    case .settle: output += "settle"
    case .present(let name, let presenter, let animated):
      if let presenter { output += "\(presenter)." }
      print("present", [name], animated ? .animated : .still)
    case .dismiss(let animated): print("dismiss", [], animated ? .animated : .still)
    case .popGesture(let phase): output += "gesture \(GestureKeyword(phase).rawValue)"
    case .tapEdit: output += "tapEdit"
    case .tapToolbarItem(let label): print(label: label, "tapToolbarItem ")
    case .tapLeftItem: output += "tapLeftItem"
    case .changeBar(let property): print(property)
    case .replaceBarDelegate: output += "navigationBar.delegate = other"
    case .makeAnother: output += "another"
    case .fork(.either): output += "either"
    case .fork(.or): output += "or"
    case .fork(.then): output += "then"
    }
  }

  mutating func separate(by separator: String) {
    if !output.isEmpty { output += separator }
  }

  private mutating func print(_ start: Start) {
    switch start {
    case .onScreen(let root): output += "start \(root)"
    case .offScreen(let root): output += "start \(root) off screen"
    case .presented(let root): output += "start \(root) presented"
    case .embedded(let root): output += "start \(root) embedded"
    case .empty: output += "start empty"
    case .foreignClass(let root, let bar): output += "start \(root) foreign \(bar.rawValue)"
    }
  }

  private mutating func print(_ word: String, _ names: [ControllerName], _ motion: Motion) {
    output += word
    for name in names {
      output += " "
      output += name.description
    }
    switch motion {
    case .still: break
    case .animated: output += " animated"
    case .running: output += " running"
    }
  }

  private mutating func print(_ words: String, _ flag: Bool, _ animated: Bool) {
    output += words
    output += flag ? "true" : "false"
    if animated { output += " animated" }
  }

  private mutating func print(_ callback: Callback, _ operation: CallbackOperation) {
    switch callback {
    case .viewWillAppear(let name): output += "\(name).viewWillAppear: "
    case .willShow(let name): output += "delegate.willShow \(name): "
    }
    switch operation {
    case .push(let name, let animated): print("push", [name], animated ? .animated : .still)
    case .pop(let animated): print("pop", [], animated ? .animated : .still)
    case .setViewControllers(let names, let animated):
      print("set", names, animated ? .animated : .still)
    case .setNavigationBarHidden(let hidden, let animated):
      print("setNavigationBarHidden ", hidden, animated)
    case .setToolbarHidden(let hidden, let animated): print("setToolbarHidden ", hidden, animated)
    }
  }

  private mutating func print(_ property: BarProperty) {
    switch property {
    case .style(let style): print(label: style, "navigationBar.barStyle = ")
    case .isTranslucent(let flag): print("navigationBar.translucent = ", flag, false)
    case .tint(let color): print(label: color, "navigationBar.tintColor = ")
    case .barTint(let color): print(label: color, "navigationBar.barTintColor = ")
    case .view(let bar, let property):
      output += "\(bar.rawValue).\(property.rawValue) = \(property.value)"
    }
  }

  // MARK: Attributes

  private mutating func print(_ attribute: Attribute, of name: ControllerName) {
    output += name.description
    switch attribute {
    case .title(let value): print(text: value, ".title = ")
    case .itemTitle(let value): print(text: value, ".item.title = ")
    case .titleView(let value): print(label: value, ".item.titleView = ")
    case .leftItem(let value): print(label: value, ".item.left = ")
    case .rightItem(let value): print(label: value, ".item.right = ")
    case .leftView(let value): print(label: value, ".item.left = view ")
    case .rightView(let value): print(label: value, ".item.right = view ")
    case .backItem(let value): print(label: value, ".item.back = ")
    case .prompt(let value): print(text: value, ".item.prompt = ")
    case .hidesBottomBarWhenPushed(let value): print(".hidesBottomBarWhenPushed = ", value, false)
    case .editButton: output += ".item.right = \(name).editButton"
    case .viewTint(let color): print(label: color, ".view.tintColor = ")
    case .scrollView(let value): print(".view.isScrollView = ", value, false)
    case .tabBarController: output += ".isTabBarController = true"
    case .navigationController: output += ".isNavigationController = true"
    case .elsewhere: output += ".isElsewhere = true"
    case .everyToolbarItemKind: output += ".toolbarItems = every kind"
    case .toolbarItems(let items):
      output += ".toolbarItems = "
      print(items)
    }
  }

  private mutating func print(text: Label?, _ words: String) {
    output += words
    guard let text else {
      output += "none"
      return
    }
    ScenarioText.quote(text.text, into: &output)
  }

  private mutating func print(label: Label?, _ words: String) {
    output += words
    guard let label else {
      output += "none"
      return
    }
    print(label)
  }

  private mutating func print(_ label: Label) {
    let text = label.text
    if ScenarioText.isBare(text) {
      output += text
    } else {
      ScenarioText.quote(text, into: &output)
    }
  }

  private mutating func print(_ items: [Label]?) {
    guard let items else {
      output += "none"
      return
    }
    output += "["
    for (position, item) in items.enumerated() {
      if position > 0 { output += ", " }
      print(item)
    }
    output += "]"
  }
}

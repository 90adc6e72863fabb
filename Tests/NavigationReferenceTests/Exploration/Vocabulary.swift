import NavigationReference

/// The lines that the tests try: every kind, three controllers, few values.
enum Vocabulary {
  static let controllers = (0..<3).map { ControllerName($0) }

  /// Grouped by kind, so that a random walk is not ruled by the kind with the most arguments.
  static let groups: [[ScenarioLine]] = [
    attributes, callbacks, starts, [.show], pushes, pops, popTos, sets, assignments, [.tapBack],
    bars, toolbars, toolbarItems, delegates, [.settle], modal, gesture,
    editing, bar, looks, segues,
  ]

  /// So many of the groups are on the stack, the bars and the messages.
  static let coreGroupCount = 15
  /// What controllers carry, starts, pushes, pops, sets and the visibility of the bars.
  static let basicGroups: Set<Int> = [0, 2, 4, 5, 7, 10, 11]

  /// What chance rarely leads to.
  static let rare: [[ScenarioLine]] = [
    [
      .change(controllers[1], .leftItem("x")), starts[0], .push(controllers[1], .still),
      .tapLeftItem,
    ],
    [
      .change(controllers[0], .toolbarItems(["x", "x"])), starts[0],
      .setToolbarHidden(false, animated: false), .tapToolbarItem("x"),
    ],
    [
      .change(controllers[0], .toolbarItems(["x", "x"])), starts[0],
      .setToolbarHidden(false, animated: false),
      .setToolbarItems(controllers[1], ["y"], animated: false),
    ],
    [
      .change(controllers[0], .backItem("b")), starts[0], .push(controllers[1], .still), .tapBack,
    ],
    [
      .change(controllers[0], .title("t")), .change(controllers[0], .backItem("b")), starts[0],
      .push(controllers[1], .still),
    ],
    [
      .change(controllers[1], .hidesBottomBarWhenPushed(true)), starts[0],
      .setToolbarHidden(false, animated: false), .push(controllers[1], .animated),
    ],
    [
      .change(controllers[1], .hidesBottomBarWhenPushed(true)), starts[0],
      .setToolbarHidden(false, animated: false), .push(controllers[1], .still), .pop(.still),
    ],
    [
      .change(controllers[1], .hidesBottomBarWhenPushed(true)), starts[0],
      .setToolbarHidden(false, animated: false), .push(controllers[1], .still),
      .popTo(controllers[0], .still),
    ],
    [
      .change(controllers[0], .title("t")), .change(controllers[0], .prompt("p")), starts[0],
      .present(controllers[1], by: nil, animated: false),
    ],
    [
      starts[0], .push(controllers[1], .still), .popGesture(.begin), .popGesture(.cancel),
      .pop(.still),
    ],
    [
      starts[0], .setViewControllers(controllers, .still), .popGesture(.begin),
      .popGesture(.finish),
    ],
    [
      .change(controllers[1], .scrollView(true)), starts[0], .changeBar(.isTranslucent(true)),
      .push(controllers[1], .still),
    ],
    [
      .change(controllers[0], .hidesBottomBarWhenPushed(true)), starts[0],
      .setToolbarHidden(false, animated: false), .push(controllers[1], .still), .pop(.still),
    ],
    [
      .change(controllers[0], .title("t")), .change(controllers[0], .prompt("p")), starts[0],
      .setNavigationBarHidden(true, animated: false),
      .setNavigationBarHidden(false, animated: false),
    ],
    [
      .change(controllers[0], .title("t")), .change(controllers[0], .titleView("v")), starts[0],
      .setNavigationBarHidden(true, animated: false),
      .setNavigationBarHidden(false, animated: false),
    ],
    [
      .change(controllers[0], .title("t")), .change(controllers[0], .itemTitle("i")), starts[0],
      .present(controllers[1], by: nil, animated: false),
    ],
    [
      .change(controllers[0], .title("t")), .change(controllers[0], .titleView("v")), starts[0],
      .present(controllers[1], by: nil, animated: false),
    ],
    [
      .change(controllers[0], .backItem("b")), .change(controllers[1], .leftItem("l")), starts[0],
      .push(controllers[1], .still),
    ],
    [
      starts[0], .setToolbarHidden(false, animated: false),
      .setToolbarItems(controllers[0], ["t", "u", "t"], animated: false),
    ],
    [
      starts[0], .push(controllers[1], .animated),
      .callback(.viewWillAppear(controllers[0]), .setNavigationBarHidden(true, animated: true)),
      .pop(.animated),
    ],
  ]

  static let lines = groups.flatMap { $0 }

  static let starts: [ScenarioLine] = [
    .start(.onScreen(root: controllers[0])), .start(.offScreen(root: controllers[0])),
    .start(.empty), .start(.presented(root: controllers[0])),
    .start(.embedded(root: controllers[0])),
  ]

  private static let values: [Attribute] = [
    .title("t"), .title(nil), .itemTitle("i"), .itemTitle(""), .itemTitle(nil), .titleView("v"),
    .titleView(nil), .leftItem("l"), .leftItem(nil), .rightItem("r"), .rightItem(nil),
    .leftView("l"), .rightView("r"), .everyToolbarItemKind,
    .backItem("b"), .prompt("p"), .prompt(nil), .toolbarItems(["x"]),
    .toolbarItems(["x", "y"]), .toolbarItems(["x", "y", "x"]), .toolbarItems(nil),
    .hidesBottomBarWhenPushed(true),
  ]

  private static let attributes = controllers.flatMap { name in
    values.map { ScenarioLine.change(name, $0) }
  }

  private static let callbacks: [ScenarioLine] = {
    var lines: [ScenarioLine] = []
    for name in controllers {
      for other in controllers where other != name {
        lines.append(.callback(.viewWillAppear(name), .push(other, animated: false)))
      }
      for callback in [Callback.viewWillAppear(name), .willShow(name)] {
        lines += [
          .callback(callback, .setNavigationBarHidden(true, animated: true)),
          .callback(callback, .setNavigationBarHidden(false, animated: false)),
          .callback(callback, .setToolbarHidden(false, animated: true)),
        ]
      }
    }
    return lines
  }()

  private static let pushes = controllers.flatMap { name in
    Motion.allCases.map { ScenarioLine.push(name, $0) }
  }

  private static let segues = controllers.map { ScenarioLine.segue($0) }

  private static let pops = Motion.allCases.flatMap { [ScenarioLine.pop($0), .popToRoot($0)] }

  private static let popTos = controllers.flatMap { name in
    Motion.allCases.map { ScenarioLine.popTo(name, $0) }
  }

  private static let arrays: [[ControllerName]] = {
    let (a, b, c) = (controllers[0], controllers[1], controllers[2])
    return [
      [a], [b], [c], [a, b], [b, a], [a, c], [c, b], [a, b, c], [c, a, b], [b, c, a], [c, b, a],
    ]
  }()

  private static let sets = arrays.flatMap { names in
    Motion.allCases.map { ScenarioLine.setViewControllers(names, $0) }
  }

  private static let assignments = arrays.map { ScenarioLine.assignViewControllers($0) }

  private static let bars: [ScenarioLine] = [true, false].flatMap { hidden in
    [
      .setNavigationBarHidden(hidden, animated: true),
      .setNavigationBarHidden(hidden, animated: false), .assignNavigationBarHidden(hidden),
    ]
  }

  private static let toolbars: [ScenarioLine] = [true, false].flatMap { hidden in
    [
      .setToolbarHidden(hidden, animated: true), .setToolbarHidden(hidden, animated: false),
      .assignToolbarHidden(hidden),
    ]
  }

  private static let toolbarItems: [ScenarioLine] =
    controllers.flatMap { name in
      [
        .setToolbarItems(name, ["z"], animated: true),
        .setToolbarItems(name, ["z", "x"], animated: false),
        .setToolbarItems(name, nil, animated: false),
      ]
    } + [.tapToolbarItem("x"), .tapToolbarItem("z")]

  private static let delegates: [ScenarioLine] = [
    .setDelegate(nil), .setDelegate(.first), .setDelegate(.second), .lendDelegate,
    .lendController,
  ]

  private static let modal: [ScenarioLine] =
    [.dismiss(animated: false), .dismiss(animated: true)]
    + controllers.flatMap { name in
      [
        .present(name, by: nil, animated: false), .present(name, by: nil, animated: true),
        .present(
          name, by: name == controllers[0] ? controllers[1] : controllers[0], animated: true),
      ]
    }

  private static let editing: [ScenarioLine] = [
    .change(controllers[0], .editButton), .change(controllers[1], .editButton), .tapEdit,
    .tapLeftItem,
  ]

  private static let bar: [ScenarioLine] = [
    .changeBar(.style("s")), .changeBar(.isTranslucent(true)), .changeBar(.isTranslucent(false)),
    .changeBar(.tint("c")), .changeBar(.barTint("c")), .replaceBarDelegate, .makeAnother,
  ]

  private static let looks: [ScenarioLine] = controllers.flatMap { name in
    [
      .change(name, .viewTint("c")), .change(name, .viewTint(nil)),
      .change(name, .scrollView(true)), .change(name, .scrollView(false)),
    ]
  }

  private static let gesture = GesturePhase.allCases.map { ScenarioLine.popGesture($0) }
}

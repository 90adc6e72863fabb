package import ConformanceEngine
package import NavigationReference

/// Everything that the claimed capabilities offer, as a finite set of lines: every kind, every field, and of each value
/// that can be without end a few. What a counterexample is proven shortest in; where that has other values, all that can
/// be said with them belongs to it as well, as long as it keeps to the limits.
///
/// Not what a campaign begins with: that is a sample, and may change whenever another one finds more.
package struct WholeVocabulary {
  /// The longest list of controllers in one line.
  package static let longestList = 3
  /// The most controllers in one scenario.
  package static let cast = 4

  package let vocabulary: Vocabulary<NavigationLanguage>

  package init(claims: Capabilities) {
    self.init(claims: claims, with: [])
  }

  /// - Parameter lines: a counterexample's.
  init(claims: Capabilities, with lines: [ScenarioLine]) {
    vocabulary = Vocabulary(
      shapes: Self.shapes(with: lines).filter { claims.allows($0) }, cast: Self.cast,
      language: NavigationLanguage(claims: claims))
  }

  /// All shapes; and where the values of these lines are not among theirs, all that can be said with them, too, in lists
  /// that are no longer.
  static func shapes(with lines: [ScenarioLine]) -> [ScenarioLine] {
    let language = NavigationLanguage(claims: .all)
    let own = lines.flatMap { language.canonicalForm(of: [$0]) }
      .filter { $0.names.count <= longestList }
    guard !own.allSatisfy(shapes.contains) else { return shapes }
    let values = LineValues(own)
    return shapes
      + (shapes + own).flatMap { values.shapes(of: $0) }.filter { $0.names.count <= longestList }
  }

  /// One line for each thing that can be said, the controllers apart.
  package static var shapes: [ScenarioLine] {
    beginnings + stack + bars + properties + callbacks + modal
      + GesturePhase.allCases.map { .popGesture($0) } + barObjects
  }

  private static var a: ControllerName { ControllerName(0) }
  private static var b: ControllerName { ControllerName(1) }

  private static var beginnings: [ScenarioLine] {
    [
      .start(.onScreen(root: a)), .start(.offScreen(root: a)), .start(.presented(root: a)),
      .start(.embedded(root: a)), .start(.empty), .show, .settle,
    ]
  }

  private static var barObjects: [ScenarioLine] {
    [
      .tapEdit, .changeBar(.style("x")), .changeBar(.isTranslucent(true)),
      .changeBar(.isTranslucent(false)), .changeBar(.tint("x")), .changeBar(.barTint("x")),
      .replaceBarDelegate, .makeAnother, .tapToolbarItem("x"), .tapToolbarItem("y"),
      .tapLeftItem,
    ]
  }

  private static var modal: [ScenarioLine] {
    [false, true].flatMap { animated -> [ScenarioLine] in
      [
        .present(a, by: nil, animated: animated), .present(a, by: b, animated: animated),
        .dismiss(animated: animated),
      ]
    }
  }

  private static var stack: [ScenarioLine] {
    let lists = (1...longestList).map { count in (0..<count).map { ControllerName($0) } }
    let moving = Motion.allCases.flatMap { motion -> [ScenarioLine] in
      [.push(a, motion), .pop(motion), .popTo(a, motion), .popToRoot(motion)]
        + lists.map { .setViewControllers($0, motion) }
    }
    return moving + [.tapBack, .segue(a)] + lists.map { .assignViewControllers($0) }
  }

  private static var bars: [ScenarioLine] {
    let visibility = [true, false].flatMap { hidden -> [ScenarioLine] in
      [.assignNavigationBarHidden(hidden), .assignToolbarHidden(hidden)]
        + [false, true].flatMap { animated -> [ScenarioLine] in
          [
            .setNavigationBarHidden(hidden, animated: animated),
            .setToolbarHidden(hidden, animated: animated),
          ]
        }
    }
    return visibility
      + [.setDelegate(nil), .setDelegate(.first), .setDelegate(.second), .lendDelegate]
      + [.lendController]
  }

  private static var properties: [ScenarioLine] {
    let attributes: [Attribute] = [
      .title("a"), .title(nil), .itemTitle("b"), .itemTitle(nil), .titleView("x"), .titleView(nil),
      .leftItem("x"), .leftItem(nil), .rightItem("x"), .rightItem(nil), .backItem("x"),
      .backItem(nil), .prompt("a"), .prompt(nil), .toolbarItems(["x"]), .toolbarItems(["x", "y"]),
      .toolbarItems(nil), .hidesBottomBarWhenPushed(true), .hidesBottomBarWhenPushed(false),
      .editButton, .viewTint("x"), .viewTint(nil), .scrollView(true), .scrollView(false),
      .leftView("x"), .rightView("x"), .everyToolbarItemKind,
    ]
    let items: [[Label]?] = [["x"], ["x", "y"], nil]
    return attributes.map { .change(a, $0) }
      + items.flatMap { items in
        [false, true].map { .setToolbarItems(a, items, animated: $0) }
      }
  }

  private static var callbacks: [ScenarioLine] {
    let operations = [true, false].flatMap { hidden in
      [false, true].flatMap { animated -> [CallbackOperation] in
        [
          .setNavigationBarHidden(hidden, animated: animated),
          .setToolbarHidden(hidden, animated: animated),
        ]
      }
    }
    let pushes = [false, true].map {
      ScenarioLine.callback(.viewWillAppear(a), .push(b, animated: $0))
    }
    return pushes
      + operations.flatMap { operation -> [ScenarioLine] in
        [.callback(.viewWillAppear(a), operation), .callback(.willShow(a), operation)]
      }
  }
}

import ConformanceEngine
import NavigationReference

/// The finite set of lines in which small scenarios are enumerated and routes are searched.
enum NavigationVocabulary {
  /// The whole vocabulary, and what a scenario says itself.
  static func whole(
    with lines: [ScenarioLine], language: NavigationLanguage, claims: Capabilities
  ) -> Vocabulary<NavigationLanguage> {
    let own = Vocabulary(toTryWith: lines, language: language)
    return Vocabulary(
      shapes: own.shapes + shapes(claims: claims), cast: max(own.cast, 4), language: language)
  }

  /// What may be put in the place of a line of a scenario: the whole vocabulary and some more, over its controllers and one
  /// more; lists are no longer than its longest, or two.
  static func choices(
    near lines: [ScenarioLine], claims: Capabilities
  ) -> [ScenarioLine] {
    let language = NavigationLanguage(claims: claims)
    var names = language.names(in: language.canonicalForm(of: lines))
    names.append(language.firstName(besides: Set(names)))
    let longest = max(2, lines.map(\.names.count).max() ?? 0)
    let own = Vocabulary(toTryWith: lines, language: language)
    let more = (callbacks + items).filter { claims.allows($0) }
    let vocabulary = Vocabulary(
      shapes: own.shapes + shapes(claims: claims) + more, cast: names.count, language: language)
    return vocabulary.lines(over: names, in: language, atMost: 2_000)
      .filter { $0.names.count <= longest }
  }

  /// Another item than the first, and none.
  private static var items: [ScenarioLine] {
    [
      .leftItem("y"), .leftItem(nil), .rightItem("y"), .rightItem(nil), .backItem("y"),
      .title(nil),
    ].map { .change(ControllerName(0), $0) }
  }

  /// Each bar is shown and hidden in each callback.
  private static var callbacks: [ScenarioLine] {
    let a = ControllerName(0)
    return [true, false].flatMap { isHidden in
      [
        CallbackOperation.setNavigationBarHidden(isHidden, animated: false),
        .setToolbarHidden(isHidden, animated: false),
      ]
    }.flatMap { operation in
      [ScenarioLine.callback(.viewWillAppear(a), operation), .callback(.willShow(a), operation)]
    }
  }

  /// One line of every kind that is claimed, with few values; lists up to three.
  static func shapes(claims: Capabilities) -> [ScenarioLine] {
    all.filter { claims.allows($0) }
  }

  private static var all: [ScenarioLine] {
    let (a, b, c) = (ControllerName(0), ControllerName(1), ControllerName(2))
    var shapes: [ScenarioLine] = [
      .start(.onScreen(root: a)), .start(.offScreen(root: a)), .start(.empty), .show,
      .push(a, .still), .push(a, .animated), .pop(.still), .pop(.animated),
      .popTo(a, .still), .popTo(a, .animated), .popToRoot(.still), .popToRoot(.animated), .tapBack,
      .setNavigationBarHidden(true, animated: false), .setNavigationBarHidden(true, animated: true),
      .setNavigationBarHidden(false, animated: false), .assignNavigationBarHidden(true),
      .setToolbarHidden(false, animated: false), .setToolbarHidden(false, animated: true),
      .setToolbarHidden(true, animated: false), .assignToolbarHidden(false),
      .setDelegate(nil), .setDelegate(.second),
      .change(a, .title("a")), .change(a, .itemTitle("b")), .change(a, .titleView("x")),
      .change(a, .leftItem("x")), .change(a, .rightItem("x")), .change(a, .backItem("x")),
      .change(a, .prompt("a")), .change(a, .toolbarItems(["x", "y"])),
      .change(a, .hidesBottomBarWhenPushed(true)),
      .setToolbarItems(a, ["x"], animated: false),
      .callback(.viewWillAppear(a), .push(b, animated: false)),
      .callback(.viewWillAppear(a), .setNavigationBarHidden(true, animated: true)),
      .start(.presented(root: a)), .present(a, by: nil, animated: false),
      .present(a, by: b, animated: false), .dismiss(animated: false), .popGesture(.begin),
      .popGesture(.cancel), .popGesture(.finish), .change(a, .editButton), .tapEdit,
      .changeBar(.isTranslucent(true)), .changeBar(.tint("x")), .changeBar(.barTint("x")),
      .replaceBarDelegate, .makeAnother, .tapToolbarItem("x"), .tapToolbarItem("y"),
      .start(.embedded(root: a)), .segue(a), .lendDelegate, .change(a, .leftView("x")),
      .change(a, .rightView("x")), .change(a, .everyToolbarItemKind),
      .tapLeftItem, .lendController,
    ]
    for list in [[a], [a, b], [a, b, c]] {
      shapes.append(.setViewControllers(list, .still))
      shapes.append(.setViewControllers(list, .animated))
      shapes.append(.assignViewControllers(list))
    }
    return shapes
  }
}

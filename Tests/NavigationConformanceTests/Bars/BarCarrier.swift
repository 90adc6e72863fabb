import NavigationReference

/// A controller with one value for each position of the navigation bar, and with lines that give it some of them.
struct BarCarrier {
  let name: ControllerName
  let title: Label
  let itemTitle: Label
  let titleView: Label
  let left: Label
  let right: Label
  let back: Label
  let prompt: Label

  /// With and without each of them; the titles and the prompt may be empty, and what is on the sides a view, too.
  var combinations: [[ScenarioLine]] {
    combinationsOnTop(besides: []) * each(nil, back) { .backItem($0) }
  }

  /// The same of one below the top, of which nothing on the right may be shown: there it has a view.
  var combinationsBelow: [[ScenarioLine]] {
    titles * each(nil, titleView) { .titleView($0) } * each(nil, left) { .leftItem($0) }
      * [lines(.rightItem(nil)), lines(.rightView(right))]
      * each(nil, prompt, "") { .prompt($0) } * each(nil, back) { .backItem($0) }
  }

  /// With and without each that is shown of a controller on top.
  func combinationsOnTop(besides others: [ScenarioLine]) -> [[ScenarioLine]] {
    titles * each(nil, titleView) { .titleView($0) } * sides
      * each(nil, prompt, "") { .prompt($0) } * [others]
  }

  /// With and without each that a back button shows.
  func combinationsOfBackButton(besides others: [ScenarioLine]) -> [[ScenarioLine]] {
    titles * each(nil, back) { .backItem($0) } * [others]
  }

  var everything: [ScenarioLine] {
    lines(.title(title), .itemTitle(itemTitle)) + ofBackButton + ofTop
  }

  /// What only a back button shows.
  var ofBackButton: [ScenarioLine] { lines(.backItem(back)) }

  /// What is shown on top only.
  var ofTop: [ScenarioLine] {
    lines(.titleView(titleView), .leftItem(left), .rightItem(right), .prompt(prompt))
  }

  /// What is on one side has nothing to do with what is on the other: each with an item there and with a view is enough.
  private var sides: [[ScenarioLine]] {
    each(nil, left) { .leftItem($0) } * each(nil, right) { .rightItem($0) }
      + [lines(.leftView(left), .rightItem(nil)), lines(.leftItem(left), .rightView(right))]
  }

  /// The controller's title comes before the item's: what it means the other way round is open.
  private var titles: [[ScenarioLine]] {
    each(nil, "", title) { .title($0) } * each(nil, "", itemTitle) { .itemTitle($0) }
  }

  /// Nothing is said outright, too: an assignment of `nil` is one.
  private func each(_ labels: Label?..., of attribute: (Label?) -> Attribute) -> [[ScenarioLine]] {
    labels.map { lines(attribute($0)) }
  }

  private func lines(_ attributes: Attribute...) -> [ScenarioLine] {
    attributes.map { .change(name, $0) }
  }
}

/// Each of the first with each of the second.
private func * (first: [[ScenarioLine]], second: [[ScenarioLine]]) -> [[ScenarioLine]] {
  first.flatMap { lines in second.map { lines + $0 } }
}

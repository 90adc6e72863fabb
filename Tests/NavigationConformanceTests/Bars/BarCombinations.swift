import NavigationReference

/// Every combination of what controllers can carry for the navigation bar, at one depth.
///
/// The top and the one below it take all values; further down there is one controller that carries everything, to no
/// effect.
struct BarCombinations {
  let depth: Int

  private static let names = (0..<3).map { ControllerName($0) }
  private static let (bottom, back, top) = (names[2], names[1], names[0])

  /// The scenarios: what is carried, a start, and pushes.
  var scenarios: [[ScenarioLine]] {
    let below = depth > 1 ? Self.belowTop : [[]]
    return Self.ofTop.flatMap { mine in below.map { $0 + mine + arrival } }
  }

  private var arrival: [ScenarioLine] {
    switch depth {
    case 1: [.start(.onScreen(root: Self.top))]
    case 2: [.start(.onScreen(root: Self.back)), .push(Self.top, .still)]
    default:
      Self.everything + [
        .start(.onScreen(root: Self.bottom)), .push(Self.back, .still), .push(Self.top, .still),
      ]
    }
  }

  /// The controller's title comes before the item's: what it means the other way round is open.
  private static var ofTop: [[ScenarioLine]] {
    let left: [Label?] = [nil, "x"]
    let right: [Label?] = [nil, "r"]
    let view: [Label?] = [nil, "v"]
    let prompt: [Label?] = [nil, "p", ""]
    return titles(of: top, "a", "i").flatMap { titles in
      left.flatMap { left in
        right.flatMap { right in
          view.flatMap { view in
            prompt.map { prompt in
              titles
                + [
                  .change(top, .leftItem(left)), .change(top, .rightItem(right)),
                  .change(top, .titleView(view)), .change(top, .prompt(prompt)),
                ]
            }
          }
        }
      }
    }
  }

  private static var belowTop: [[ScenarioLine]] {
    let back: [Label?] = [nil, "y"]
    return titles(of: self.back, "b", "j").flatMap { titles in
      back.map { titles + [.change(self.back, .backItem($0))] }
    }
  }

  private static func titles(
    of name: ControllerName, _ own: Label, _ item: Label
  ) -> [[ScenarioLine]] {
    let ownTitles: [Label?] = [nil, "", own]
    let itemTitles: [Label?] = [nil, "", item]
    return ownTitles.flatMap { own in
      itemTitles.map { [.change(name, .title(own)), .change(name, .itemTitle($0))] }
    }
  }

  private static var everything: [ScenarioLine] {
    [
      .title("c"), .itemTitle("k"), .titleView("w"), .leftItem("z"), .rightItem("s"),
      .backItem("q"), .prompt("n"),
    ].map { .change(bottom, $0) }
  }
}

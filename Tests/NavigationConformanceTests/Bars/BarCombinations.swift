import NavigationReference

/// Every combination of what controllers can carry for the navigation bar, at one depth: what is carried, a start, and
/// pushes.
///
/// The top and the one below it take all values independently of each other; further down there is one controller that
/// carries everything, to no effect.
struct BarCombinations: RandomAccessCollection {
  /// What is combined of what is of no account to a bar: the top's own back item, and of the one below all that its back
  /// button does not show.
  enum Extent {
    /// None of it at depth 2, and all of it at depth 3.
    case whatABarShows
    case everything
  }

  private let ofTop: [[ScenarioLine]]
  private let ofBack: [[ScenarioLine]]
  private let arrival: [ScenarioLine]

  init(depth: Int, extent: Extent) {
    let top = BarCarrier(
      name: ControllerName(0), title: "a", itemTitle: "i", titleView: "v", left: "x", right: "r",
      back: "y", prompt: "p")
    let back = BarCarrier(
      name: ControllerName(1), title: "b", itemTitle: "j", titleView: "w", left: "z", right: "s",
      back: "u", prompt: "o")
    let bottom = BarCarrier(
      name: ControllerName(2), title: "c", itemTitle: "k", titleView: "f", left: "g", right: "h",
      back: "q", prompt: "n")

    switch (depth, extent) {
    case (1, _): (ofTop, ofBack) = (top.combinations, [[]])
    case (_, .everything): (ofTop, ofBack) = (top.combinations, back.combinationsBelow)
    case (2, .whatABarShows):
      (ofTop, ofBack) = (
        top.combinationsOnTop(besides: []), back.combinationsOfBackButton(besides: [])
      )
    case (_, .whatABarShows):
      (ofTop, ofBack) = (
        top.combinationsOnTop(besides: top.ofBackButton),
        back.combinationsOfBackButton(besides: back.ofTop)
      )
    }
    arrival =
      switch depth {
      case 1: [.start(.onScreen(root: top.name))]
      case 2: [.start(.onScreen(root: back.name)), .push(top.name, .still)]
      default:
        bottom.everything + [
          .start(.onScreen(root: bottom.name)), .push(back.name, .still), .push(top.name, .still),
        ]
      }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ofTop.count * ofBack.count }

  subscript(position: Int) -> [ScenarioLine] {
    let (mine, below) = position.quotientAndRemainder(dividingBy: ofBack.count)
    return ofBack[below] + ofTop[mine] + arrival
  }
}

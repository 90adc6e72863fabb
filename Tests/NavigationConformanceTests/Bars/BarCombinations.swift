import NavigationReference

/// Every combination of what controllers can carry for the navigation bar, at one depth: what is carried, a start, and
/// pushes.
///
/// The top and the one below it take all values independently of each other; further down there is one controller that
/// carries everything, to no effect.
struct BarCombinations: RandomAccessCollection {
  /// How much of what the one below the top carries is combined.
  enum Extent {
    /// Its titles and its back item; and of all else nothing at depth 2 and everything at depth 3.
    case whatABackButtonShows
    /// Everything that it can carry.
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

    ofTop = top.combinations
    ofBack =
      switch (depth, extent) {
      case (1, _): [[]]
      case (_, .everything): back.combinations
      case (2, .whatABackButtonShows): back.combinationsOfBackButton(besides: [])
      case (_, .whatABackButtonShows): back.combinationsOfBackButton(besides: back.rest)
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

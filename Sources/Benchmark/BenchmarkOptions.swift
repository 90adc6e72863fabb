/// `--quick` measures three rounds, which is enough to see that everything works; `--only` words measures the cases that
/// are called so, for those who change something and want to see what it does.
struct BenchmarkOptions {
  private(set) var rounds: Int
  /// Part of the heading or the name of what is measured; nil for everything.
  let selection: String?

  init(_ arguments: [String]) {
    rounds = arguments.contains("--quick") ? 3 : 9
    let position = arguments.firstIndex(of: "--only").map { $0 + 1 }
    // Words that are missing name nothing, and are found out like words that name nothing.
    selection = position.map { $0 < arguments.count ? arguments[$0] : "--only" }
  }

  /// Whether a heading is asked for, and not only passed by on the way through everything.
  func names(_ heading: String) -> Bool {
    selection.map { heading.contains($0) } ?? false
  }

  func atMost(rounds limit: Int) -> Self {
    var options = self
    options.rounds = min(rounds, limit)
    return options
  }

  func measures(_ name: String, under heading: String) -> Bool {
    guard let selection else { return true }
    return "\(heading): \(name)".contains(selection)
  }
}

/// The lines of two texts that are not in both, harmless to show; all of them when that leaves nothing.
struct DifferingLines {
  let first: [String]
  let second: [String]

  init(_ first: String, _ second: String) {
    let before = HarmlessText.lines(first)
    let after = HarmlessText.lines(second)
    let onlyBefore = before.filter { !after.contains($0) }
    let onlyAfter = after.filter { !before.contains($0) }
    let isSame = onlyBefore.isEmpty && onlyAfter.isEmpty
    self.first = isSame ? before : Self.orNothing(onlyBefore)
    self.second = isSame ? after : Self.orNothing(onlyAfter)
  }

  private static func orNothing(_ lines: [String]) -> [String] {
    lines.isEmpty ? ["nothing of the kind"] : lines
  }
}

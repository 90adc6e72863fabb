import NavigationReference

/// The labels of a scenario replaced by the first there are, in order of use: what is equal stays equal, and what is
/// different stays different.
///
/// Texts, which titles and prompts have, and what only has to be told apart are counted by themselves. An empty text stays
/// as it is, and so do items of a certain kind.
struct CanonicalLabels {
  private(set) var lines: [ScenarioLine] = []
  private var texts: [Label: Label] = [:]
  private var marks: [Label: Label] = [:]

  init(_ lines: [ScenarioLine]) {
    for line in lines {
      self.lines.append(
        line.relabelled(
          texts: { Self.canonical($0, &texts, Self.text) },
          marks: { Self.canonical($0, &marks, Self.mark) }))
    }
  }

  /// How many marks there are before this one; `nil` if it is none of the usual ones.
  static func place(ofMark label: Label) -> Int? { usualMarks.firstIndex(of: label) }

  private static let usualMarks: [Label] = ["x", "y", "z", "u", "v", "w", "s", "t"]
  private static let usualTexts: [Label] = ["a", "b", "c", "d", "e", "f", "g", "h"]

  private static func mark(_ index: Int) -> Label? {
    index < usualMarks.count ? usualMarks[index] : Label("x\(index)")
  }

  private static func text(_ index: Int) -> Label? {
    index < usualTexts.count ? usualTexts[index] : Label("a\(index)")
  }

  private static func canonical(
    _ label: Label, _ known: inout [Label: Label], _ name: (Int) -> Label?
  ) -> Label {
    if label.isEmpty || Label.everyToolbarItemKind.contains(label) { return label }
    if let name = known[label] { return name }
    let name = name(known.count) ?? label
    known[label] = name
    return name
  }
}

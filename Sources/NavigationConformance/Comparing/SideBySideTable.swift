/// What was seen of two subjects, side by side. A row that is too long for that stands one below the other, and makes no
/// other row do so.
struct SideBySideTable {
  private let rows: [SubjectDifference.Row]
  private let names: [String]
  private let width: Int
  private let paint: Paint

  init(_ rows: [SubjectDifference.Row], names: [String], width: Int, paint: Paint) {
    self.rows = rows.map {
      SubjectDifference.Row(
        aspect: $0.aspect, first: HarmlessText.line($0.first), second: HarmlessText.line($0.second))
    }
    self.names = names
    self.width = width
    self.paint = paint
  }

  private static var indent: String { "    " }
  private static var mark: String { "◀" }

  var lines: [String] {
    let aspect = widest(rows.map(\.aspect))
    // The longest rows go first, until the others fit.
    var narrow = rows.indices.sorted { length(of: rows[$0]) < length(of: rows[$1]) }
    var (first, second) = columns(of: narrow)
    while !narrow.isEmpty, Self.indent.count + aspect + 2 + first + 2 + second + 3 > width {
      narrow.removeLast()
      (first, second) = columns(of: narrow)
    }
    func line(_ cells: (String, String, String), _ mark: String = "") -> String {
      let text =
        Self.indent + TextLayout.pad(cells.0, to: aspect) + "  "
        + TextLayout.pad(cells.1, to: first) + "  "
      return mark.isEmpty
        ? text + cells.2 : text + TextLayout.pad(cells.2, to: second) + "  " + mark
    }
    let head = narrow.isEmpty ? [] : [paint(.quiet, line(("", names[0], names[1])))]
    return head
      + rows.indices.flatMap { index -> [String] in
        let row = rows[index]
        guard narrow.contains(index) else { return stacked(row) }
        let cells = (row.aspect, row.first, row.second)
        return [row.differs ? paint(.problem, line(cells, Self.mark)) : line(cells)]
      }
  }

  private func stacked(_ row: SubjectDifference.Row) -> [String] {
    guard row.differs else { return ["\(Self.indent)\(row.aspect)  \(row.first)"] }
    let name = widest(names) + 1
    return ["\(Self.indent)\(row.aspect)  \(Self.mark)"]
      + zip(names, [row.first, row.second]).flatMap { head, text in
        TextLayout.paragraph(
          text, lead: "\(Self.indent)  \(TextLayout.pad(head + ":", to: name))  ", width: width
        ).map { paint(.problem, $0) }
      }
  }

  private func columns(of indices: [Int]) -> (first: Int, second: Int) {
    (
      widest(indices.map { rows[$0].first } + [names[0]]),
      widest(indices.map { rows[$0].second } + [names[1]])
    )
  }

  private func length(of row: SubjectDifference.Row) -> Int {
    TextLayout.width(of: row.first) + TextLayout.width(of: row.second)
  }

  private func widest(_ texts: [String]) -> Int {
    texts.map { TextLayout.width(of: $0) }.max() ?? 0
  }
}

/// What was seen of two subjects, side by side; one below the other where it is too long for that.
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
    let first = widest(rows.map(\.first) + [names[0]])
    let second = widest(rows.map(\.second) + [names[1]])
    guard Self.indent.count + aspect + 2 + first + 2 + second + 3 <= width else { return stacked }
    func line(_ cells: (String, String, String), _ mark: String = "") -> String {
      let text =
        Self.indent + TextLayout.pad(cells.0, to: aspect) + "  "
        + TextLayout.pad(cells.1, to: first) + "  "
      return mark.isEmpty
        ? text + cells.2 : text + TextLayout.pad(cells.2, to: second) + "  " + mark
    }
    return [paint(.quiet, line(("", names[0], names[1])))]
      + rows.map { row in
        let cells = (row.aspect, row.first, row.second)
        return row.differs ? paint(.problem, line(cells, Self.mark)) : line(cells)
      }
  }

  private var stacked: [String] {
    rows.flatMap { row in
      guard row.differs else { return ["\(Self.indent)\(row.aspect)  \(row.first)"] }
      return ["\(Self.indent)\(row.aspect)  \(Self.mark)"]
        + zip(names, [row.first, row.second]).flatMap { name, text in
          TextLayout.paragraph(text, lead: "\(Self.indent)  \(name):  ", width: width)
            .map { paint(.problem, $0) }
        }
    }
  }

  private func widest(_ texts: [String]) -> Int {
    texts.map { TextLayout.width(of: $0) }.max() ?? 0
  }
}

/// Text and elements of HTML. Whatever came from a subject is made harmless first, so nothing in it is markup.
enum HTMLText {
  /// On one line, for an element or an attribute.
  static func inline(_ text: String) -> String {
    var output = ""
    for character in HarmlessText.line(text) {
      switch character {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      default: output.append(character)
      }
    }
    return output
  }

  /// An element around what is HTML already.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String
  ) -> String {
    let written = attributes.map { " \($0.key)=\"\(inline($0.value))\"" }.joined()
    return "<\(name)\(written)>\(content)</\(name)>"
  }

  static func element(_ name: String, _ content: String) -> String {
    element(name, [:], content)
  }

  static func paragraph(_ text: String) -> String { element("p", inline(text)) }

  static func code(_ text: String) -> String { element("code", inline(text)) }

  /// Lines in the order and with the blanks that they have.
  static func block(_ lines: [String]) -> String {
    element("pre", lines.map { inline($0) }.joined(separator: "\n"))
  }

  /// A table whose cells are HTML already. Columns of numbers stand to the right.
  static func table(
    _ head: [String], numbers: Set<Int> = [], class name: String? = nil, rows: [String]
  ) -> [String] {
    let cells = head.enumerated().map { index, title in
      element(
        "th", numbers.contains(index) ? ["scope": "col", "class": "number"] : ["scope": "col"],
        inline(title))
    }
    let open = name.map { "<table class=\"\($0)\">" } ?? "<table>"
    return ["<div class=\"wide\">\(open)", "<thead><tr>\(cells.joined())</tr></thead>", "<tbody>"]
      + rows + ["</tbody>", "</table></div>"]
  }
}

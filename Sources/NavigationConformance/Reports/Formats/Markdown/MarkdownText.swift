/// Text inside Markdown.
package enum MarkdownText {
  /// On one line and without markup of its own; fit for a cell of a table too.
  package static func inline(_ text: String) -> String {
    var output = ""
    for character in HarmlessText.line(text) {
      if "\\`*_{}[]<>#|~&".contains(character) { output += "\\" }
      output.append(character)
    }
    return output
  }

  /// As code in a cell of a table.
  package static func code(_ text: String) -> String {
    var fence = "`"
    while text.contains(fence) { fence += "`" }
    let space = fence.count > 1 ? " " : ""
    // A bar would end the cell, even inside code.
    let inside = String(HarmlessText.line(text).flatMap { $0 == "|" ? "\\|" : String($0) })
    return fence + space + inside + space + fence
  }

  /// A block of code with the name of its language.
  package static func block(_ lines: [String], language: String) -> [String] {
    var fence = "```"
    while lines.contains(where: { $0.contains(fence) }) { fence += "`" }
    return [fence + language] + lines + [fence]
  }

  /// A table whose cells are Markdown already.
  package static func table(_ head: [String], right: Set<Int> = [], rows: [[String]]) -> [String] {
    let rule = head.indices.map { right.contains($0) ? "--:" : "---" }
    return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}

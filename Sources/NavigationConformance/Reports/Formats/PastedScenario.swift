/// A scenario in the forms in which it is pasted elsewhere, quoted for the place.
package struct PastedScenario: Sendable {
  let text: String

  package init(_ scenario: ScenarioStory) {
    text = scenario.oneLine
  }

  /// - Parameter text: the canonical text of a scenario on one line.
  package init(oneLine text: String) {
    self.text = text
  }

  /// As one argument of a shell.
  package var shellArgument: String {
    var output = "'"
    for character in text {
      if character == "'" { output += "'\\''" } else { output.append(character) }
    }
    return output + "'"
  }

  /// As a literal of Swift; a raw one where the scenario has quotes or backslashes of its own.
  package var swiftLiteral: String {
    guard text.contains(where: { $0 == "\"" || $0 == "\\" }) else { return "\"\(text)\"" }
    var marks = "#"
    while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\(text)\"\(marks)"
  }
}

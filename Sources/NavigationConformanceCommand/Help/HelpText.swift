import NavigationConformance

/// The help of the tool, or of one of its commands.
struct HelpText {
  private let command: ConformanceCommand
  private let verb: Verb?

  init(_ command: ConformanceCommand, _ verb: Verb?) {
    self.command = command
    self.verb = verb
  }

  var text: String {
    let sections = verb.map { self.sections(of: $0) } ?? toolSections
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var name: String { command.name }

  // MARK: The tool

  private var toolSections: [[String]] {
    [
      TextLayout.wrap(
        "\(name): judges navigation containers by the documents of UINavigationController.", to: 80),
      ["usage"] + Verb.allCases.map { "  " + VerbHelp($0, of: command).usage }
        + ["  \(name) --help | --version"],
      ["commands"] + table(Verb.allCases.map { ($0.rawValue, $0.summary) }),
      subjects, exitCodes,
      ["'\(name) check --help' and so on tell more about each command."],
    ]
  }

  private var subjects: [String] {
    ["subjects"]
      + table(
        command.subjects.map { subject in
          let isDefault = subject.name == command.defaultSubject
          return (subject.name, subject.summary + (isDefault ? " (the default)" : ""))
        })
  }

  private var exitCodes: [String] {
    ["exit codes"]
      + ExitCode.allCases.map { code in
        "  " + TextLayout.padLeft(String(code.rawValue), to: 2) + "  " + code.summary
      }
  }

  // MARK: A command

  private func sections(of verb: Verb) -> [[String]] {
    let help = VerbHelp(verb, of: command)
    var sections = [
      TextLayout.wrap("\(name) \(verb.rawValue): \(verb.summary)", to: 80),
      ["usage", "  " + help.usage],
    ]
    sections.append(TextLayout.wrap(help.details, to: 80))
    if !verb.options.isEmpty {
      sections.append(
        ["options"]
          + table(
            verb.options.map { ("\($0.text) \($0.value)", help.description(of: $0)) }
              + verb.flags.map { ($0.text, help.description(of: $0)) }
              + [("--help", "print this")]))
    }
    if verb.options.contains(.subject) || verb == .compare { sections.append(subjects) }
    sections.append(["examples"] + help.examples.map { "  \(name) \($0)" })
    if ![.requirements, .explain].contains(verb) { sections.append(exitCodes) }
    return sections
  }

  private func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.reduce(9) { max($0, TextLayout.width(of: $1.0)) }
    return rows.flatMap { head, text in
      TextLayout.paragraph(text, lead: "  \(TextLayout.pad(head, to: width))  ", width: 80)
    }
  }
}

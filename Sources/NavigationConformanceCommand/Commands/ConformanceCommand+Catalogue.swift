import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func requirements(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    if let operand = arguments.operands.first {
      throw .usage(
        "'requirements' takes no argument, found \(HarmlessArgument.quoted(operand)); "
          + "'explain' tells about one", .requirements)
    }
    let list = RequirementList(RequirementDescription.all)
    switch try arguments.format() {
    case .markdown: console.write(list.markdown)
    case .json: console.write(try Self.json { try JSONText.text(of: list.document) })
    case .text, .junit:
      console.write(list.text(width: console.width, paint: Paint(console.color)))
    }
    return .conforms
  }

  @MainActor
  func explain(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    guard !arguments.operands.isEmpty else {
      let example = RequirementDescription.all.first.map { ", such as \($0.id)" } ?? ""
      throw .usage("'explain' needs the ID of a requirement\(example)", .explain)
    }
    var texts: [String] = []
    for id in arguments.operands {
      let requirement = try Self.requirement(id)
      texts.append(
        RequirementExplanation(requirement, command: name, width: console.width)
          .text(Paint(console.color)))
    }
    console.write(texts.joined(separator: "\n"))
    return .conforms
  }
}

extension Console {
  var color: TextColor { usesColor ? .ansi : .none }
}

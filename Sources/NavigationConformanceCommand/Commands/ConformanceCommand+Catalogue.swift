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
    case .text, .junit, .html:
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
      texts.append(try explanation(of: id, width: console.width, Paint(console.color)))
    }
    console.write(texts.joined(separator: "\n"))
    return .conforms
  }

  /// What is known of a requirement, or else of whatever else has a name in a report or a document.
  private func explanation(
    of id: String, width: Int, _ paint: Paint
  ) throws(CommandFailure) -> String {
    let requirements = RequirementDescription.all
    if let requirement = requirements.first(where: { $0.id == id }) {
      return RequirementExplanation(requirement, command: name, width: width).text(paint)
    }
    if let choice = ChoiceDescription.all.first(where: { $0.id == id }) {
      return ChoiceExplanation(choice, width: width).text(paint)
    }
    if let statement = StatementExplanation(id, command: name, width: width) {
      return statement.text(paint)
    }
    if let rule = CallerRuleDescription.all.first(where: { $0.id == id }) {
      return RuleExplanation(rule, command: name, width: width).text(paint)
    }
    if let row = ProfileRowExplanation(id, command: name, width: width) { return row.text(paint) }
    let capabilities = CapabilityExplanation.all(id, width: width)
    guard capabilities.isEmpty else {
      return capabilities.map { $0.text(paint) }.joined(separator: "\n")
    }
    let known =
      requirements.map(\.id) + ChoiceDescription.all.map(\.id) + StatementExplanation.ids
      + CallerRuleDescription.all.map(\.id) + ProfileRowExplanation.ids
      + CapabilityExplanation.names
    throw CommandFailure(
      code: .usage,
      message: "there is no requirement, statement, choice, rule, row of a profile or capability "
        + HarmlessArgument.quoted(id) + NearestWord.advice(for: id, among: known),
      advice: .command(.requirements))
  }
}

extension Console {
  var color: TextColor { usesColor ? .ansi : .none }
}

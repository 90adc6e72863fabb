import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func plan(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let index = try arguments.scenarioIndex()
    let epoch = try Self.epoch(arguments, isIndexed: index != nil)
    let choice = try subject(arguments)
    try choice.requireNavigation(for: "'plan'")
    // As in a run that is long enough for all small scenarios and the first epoch, unless it is told.
    var options = CampaignOptions(scenarioCount: try arguments.scenarioCount() ?? .max)
    options.proof = .none
    guard epoch <= Int.max / options.epochLength else {
      throw .usage(
        "'plan' expects an epoch up to \(Int.max / options.epochLength), found \(epoch)", .plan)
    }
    if let seed = try arguments.seed() { options.seed = seed }
    let subject = choice.make()
    options.stored = try Self.stored(arguments, for: subject, console, name: name)
    var campaign: Campaign
    do throws(UnknownRequirement) {
      campaign = try Campaign(subject: subject, options: options)
    } catch {
      throw CommandFailure(code: .ownFailure, message: error.description, advice: .none)
    }
    guard let index else {
      let plan = await campaign.plan(forEpoch: epoch)
      try Self.expectAnswers(of: subject)
      console.write(try Self.json { try JSONText.text(of: EpochPlanDocument(plan)) })
      return .conforms
    }
    let drawn: String
    do throws(Campaign.NotGenerated) {
      let scenario = try await campaign.generatedScenario(index)
      drawn = scenario.text + "\n"
    } catch {
      throw .usage(
        "this run generates \(TextLayout.count(error.count, "scenario")), counted from 0; "
          + "'--index' is \(TextLayout.number(index))", .plan)
    }
    try Self.expectAnswers(of: subject)
    console.write(drawn)
    return .conforms
  }

  /// What a plan steers around is not known of a subject that cannot be asked.
  private static func expectAnswers(of subject: NavigationSubject) throws(CommandFailure) {
    guard let loss = subject.loss else { return }
    throw CommandFailure(code: .unavailable, message: loss, advice: .none)
  }

  private static func epoch(
    _ arguments: ParsedArguments, isIndexed: Bool
  ) throws(CommandFailure) -> Int {
    guard let typed = arguments.operands.first else { return 1 }
    let found = HarmlessArgument.quoted(arguments.operands.joined(separator: " "))
    guard !isIndexed else {
      throw .usage(
        "'--index' tells the epoch as well, so 'plan' takes no argument with it, found \(found)",
        .plan)
    }
    guard arguments.operands.count == 1, let number = TypedNumber.value(typed),
      let epoch = Int(exactly: number)
    else {
      throw .usage("'plan' expects the number of an epoch, from 0, found \(found)", .plan)
    }
    return epoch
  }

  /// What the folder holds that a campaign would begin with.
  @MainActor
  private static func stored(
    _ arguments: ParsedArguments, for subject: NavigationSubject, _ console: Console, name: String
  ) throws(CommandFailure) -> [NavigationScenario] {
    guard let path = arguments.values[.corpus]?.first else { return [] }
    let contents: CorpusContents
    do throws(CorpusError) {
      contents = try CorpusFolder(path).contents()
    } catch {
      throw CommandFailure(code: .badData, message: error.description, advice: .none)
    }
    for problem in contents.problems {
      console.writeError("\(name): the corpus sets aside \(problem)\n")
    }
    return FuzzCorpus.scenarios(
      of: contents, for: subject.name, isInProcess: subject.isInProcess
    ).compactMap(\.navigation)
  }
}

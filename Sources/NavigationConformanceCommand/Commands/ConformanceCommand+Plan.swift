import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func plan(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let epoch = try Self.epoch(arguments)
    let choice = try subject(arguments)
    try choice.requireNavigation(for: "'plan'")
    // As in a run that is long enough for all small scenarios and the first epoch.
    var options = CampaignOptions(scenarioCount: .max)
    options.proof = .none
    guard epoch <= Int.max / options.epochLength else {
      throw .usage(
        "'plan' expects an epoch up to \(Int.max / options.epochLength), found \(epoch)", .plan)
    }
    if let seed = try arguments.seed() { options.seed = seed }
    let campaign: Campaign
    do throws(UnknownRequirement) {
      campaign = try Campaign(subject: choice.make(), options: options)
    } catch {
      throw CommandFailure(code: .ownFailure, message: error.description, advice: .none)
    }
    var opened = campaign
    let plan = await opened.plan(forEpoch: epoch)
    console.write(try Self.json { try JSONText.text(of: PlanDocument(plan)) })
    return .conforms
  }

  private static func epoch(_ arguments: ParsedArguments) throws(CommandFailure) -> Int {
    guard let typed = arguments.operands.first else { return 1 }
    guard arguments.operands.count == 1, let epoch = Int(typed), epoch >= 0 else {
      throw .usage(
        "'plan' expects the number of an epoch, from 0, "
          + "found \(HarmlessArgument.quoted(arguments.operands.joined(separator: " ")))", .plan)
    }
    return epoch
  }
}

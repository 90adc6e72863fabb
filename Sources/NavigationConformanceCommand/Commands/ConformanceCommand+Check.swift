import Foundation
import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func check(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    if let operand = arguments.operands.first {
      throw .usage(Self.message(unexpected: operand), .check)
    }
    let choice = try subject(arguments)
    let known = try DeviationFile(arguments)
    if arguments.flags.contains(.validate) {
      try Self.refuse(known, of: "'--validate'")
      return try await validate(choice, console)
    }
    let profiles = try RequestedProfiles(arguments)
    if profiles.breaksRules {
      try Self.refuse(known, of: "'--profile robustness'")
      try choice.requireNavigation(for: "'--profile robustness'")
      return try await checkRobustness(of: choice, arguments, console)
    }
    let delivery = try ReportDelivery(arguments)
    var options = CampaignOptions()
    if let seed = try arguments.seed() { options.seed = seed }
    if let count = try arguments.scenarioCount() { options.scenarioCount = count }
    if let proof = try arguments.proof() { options.proof = proof }
    options.profiles = profiles.observed
    options.requirements = arguments.values[.requirement]
    for id in options.requirements ?? [] { _ = try Self.requirement(id) }

    let signals = givenConsole == nil ? SignalWatch(lastWords: lastWords(on: choice)) : nil
    let end = RunEnd(
      .scenarios(options.scenarioCount), from: ContinuousClock.now, signals: signals,
      stalls: stallWatch(over: choice))
    let trace = traced(choice, console)
    let line = ProgressLine(subject: choice.name, console: console)
    let report: ConformanceReport
    do throws(UnknownRequirement) {
      report = try await SystemsCheck(
        choice: trace?.choice(choice) ?? choice, options: options, end: end,
        progress: { line.show($0) }
      ).report()
    } catch {
      throw CommandFailure(
        code: .usage, message: error.description, advice: .command(.requirements))
    }
    line.clear()
    let (deviations, failure) =
      await known?.findings(
        on: Self.corpusSubject(choice, trace), report, console, name: name) ?? (nil, nil)
    trace?.end()
    end.hasComeBack()
    return deliver(
      report, delivery, choice, console, deviations, beside: [failure].compactMap { $0 })
  }

  /// What is said where a signal finds the run at a step of which it does not come back.
  func lastWords(on choice: SubjectChoice) -> String? {
    guard choice.isInProcess else { return nil }
    return
      "\(name): the subject, which runs in this process, has not come back for ten seconds, so that there is "
      + "no report; with '\(FlagName.isolated.text)' a step that hangs is a finding, told with its scenario\n"
  }

  /// Says where a subject in this process does not come back; `nil` where it has a process of its own, which has a
  /// watchdog.
  func stallWatch(over choice: SubjectChoice) -> StallWatch? {
    guard choice.isInProcess, givenConsole == nil else { return nil }
    let (name, words) = (name, choice.options)
    return StallWatch(
      note: { RunTrace.bytes(words) },
      hasStalled: {
        let last = RunTrace.present(words).map { $0.scenario.map { "'\($0)'" } ?? $0.place }
        let message =
          "\(name): no scenario has been begun for a minute; if the subject does not come back, "
          + "'\(FlagName.isolated.text)' makes a finding of it"
          + (last.map { "; the last is \($0)" } ?? "") + "\n"
        FileHandle.standardError.write(Data(message.utf8))
      })
  }

  private static func refuse(
    _ known: DeviationFile?, of option: String
  ) throws(CommandFailure) {
    guard known != nil else { return }
    throw .usage(
      "\(option) judges nothing, so '\(OptionName.known.text)' is of no use with it", .check)
  }

  private static func message(unexpected operand: String) -> String {
    let found = HarmlessArgument.quoted(operand)
    let ids = RequirementDescription.all.map(\.id)
    guard ids.contains(operand) else { return "'check' takes no argument, found \(found)" }
    return "'check' takes no argument, found \(found); did you mean '--requirement \(operand)'?"
  }

  /// The requirement with the ID.
  static func requirement(_ id: String) throws(CommandFailure) -> RequirementDescription {
    let all = RequirementDescription.all
    if let found = all.first(where: { $0.id == id }) { return found }
    let carriers = all.filter { $0.rows.contains(id) }.map(\.id)
    let isKnown = !carriers.isEmpty || StatementExplanation.ids.contains(id)
    let advice =
      if !carriers.isEmpty {
        "; it is a statement that \(TextLayout.list(carriers)) \(carriers.count == 1 ? "carries" : "carry")"
      } else if isKnown {
        "; it is a statement that no requirement carries: 'explain \(id)' says why"
      } else {
        advice(several: id, among: all) ?? advice(area: id, among: all)
          ?? NearestWord.advice(for: id, among: all.map(\.id))
      }
    throw CommandFailure(
      code: .usage, message: "there is no requirement \(HarmlessArgument.quoted(id))\(advice)",
      advice: .command(.requirements))
  }

  /// What to do when several were written as one.
  private static func advice(
    several id: String, among all: [RequirementDescription]
  ) -> String? {
    let ids = id.split(whereSeparator: { ", ;".contains($0) }).map(String.init)
    guard ids.count > 1, ids.allSatisfy({ id in all.contains { $0.id == id } }) else { return nil }
    let options = ids.map { "--requirement \($0)" }.joined(separator: " ")
    return "; several are asked for one by one: '\(options)'"
  }

  private static func advice(area: String, among all: [RequirementDescription]) -> String? {
    let ids = all.map(\.id).filter { $0.hasPrefix(area + "-") }
    guard let first = ids.first, let last = ids.last, ids.count > 1 else { return nil }
    return "; it is an area of \(ids.count), \(first) to \(last), and they are asked for one by one"
  }
}

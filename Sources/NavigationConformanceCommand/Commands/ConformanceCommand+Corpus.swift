import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func corpus(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let (action, folder) = try Self.corpusAction(arguments)
    let choice = try subject(arguments)
    let contents: CorpusContents
    do throws(CorpusError) {
      contents = try folder.contents()
    } catch {
      throw CommandFailure(code: .badData, message: error.description, advice: .none)
    }
    switch action {
    case .list:
      console.write(CorpusList(contents).text)
      return contents.problems.isEmpty ? .conforms : .badData
    case .check:
      return try await checkCorpus(contents, choice, console)
    case .minimize:
      return try await minimizeCorpus(
        folder, contents, choice, isDry: arguments.flags.contains(.dryRun), console)
    }
  }

  @MainActor
  private func checkCorpus(
    _ contents: CorpusContents, _ choice: SubjectChoice, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let trace = traced(choice, console)
    defer { trace?.end() }
    let subject = Self.corpusSubject(choice, trace)
    let results: [CorpusCheckResult]
    do throws(CorpusCheckFailure) {
      results = try await CorpusCheck(of: subject).run(contents)
    } catch {
      throw .adapterError(error, of: choice)
    }
    let summary = CorpusCheckText(results, contents, subject: subject.name, width: console.width)
    console.write(summary.text)
    return summary.exitCode
  }

  @MainActor
  private func minimizeCorpus(
    _ folder: CorpusFolder, _ contents: CorpusContents, _ choice: SubjectChoice, isDry: Bool,
    _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let trace = traced(choice, console)
    defer { trace?.end() }
    let minimization: CorpusMinimization
    do throws(CorpusCheckFailure) {
      minimization = try await CorpusMinimization(
        of: contents, on: Self.corpusSubject(choice, trace))
    } catch {
      throw .adapterError(error, of: choice)
    }
    // What was found is said first: if the folder cannot be written, it is not lost.
    console.write(CorpusMinimizationText(minimization, contents, isDry: isDry).text)
    if !isDry {
      do throws(CorpusError) {
        try folder.write(minimization.change, decidedOn: contents)
      } catch {
        throw CommandFailure(code: .ownFailure, message: error.description, advice: .none)
      }
    }
    return contents.problems.isEmpty ? .conforms : .badData
  }

  /// All that there is to run stored scenarios on.
  @MainActor
  static func corpusSubject(_ choice: SubjectChoice, _ trace: RunTrace?) -> CorpusSubject {
    let traced = trace?.choice(choice) ?? choice
    let navigation = trace?.subject ?? choice.make()
    return CorpusSubject(
      name: navigation.name, navigation: choice.hasNavigation ? navigation : nil,
      systems: traced.smallSystems)
  }

  private static func corpusAction(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> (CorpusAction, CorpusFolder) {
    let known = CorpusAction.allCases.map(\.rawValue)
    let expected = ParsedArguments.alternatives(known)
    guard let typed = arguments.operands.first else {
      throw .usage("'corpus' needs \(expected), and a folder", .corpus)
    }
    guard let action = CorpusAction(rawValue: typed) else {
      throw .usage(
        "'corpus' expects \(expected), found \(HarmlessArgument.quoted(typed))"
          + NearestWord.advice(for: typed, among: known), .corpus)
    }
    guard let path = arguments.operands.dropFirst().first, !path.isEmpty else {
      throw .usage("'corpus \(typed)' needs a folder", .corpus)
    }
    guard arguments.operands.count == 2 else {
      throw .usage(
        "'corpus \(typed)' takes one folder, found \(arguments.operands.count - 1) arguments",
        .corpus)
    }
    let options = OptionName.allCases.filter { arguments.values[$0] != nil }
      .filter { !action.options.contains($0) }.map(\.text)
    let flags = FlagName.allCases.filter { arguments.flags.contains($0) }
      .filter { !action.flags.contains($0) }.map(\.text)
    if let stranger = (options + flags).first {
      throw .usage("'corpus \(typed)' has no use for '\(stranger)'", .corpus)
    }
    return (action, CorpusFolder(path))
  }
}

extension CommandFailure {
  fileprivate static func adapterError(
    _ error: CorpusCheckFailure, of choice: SubjectChoice
  ) -> CommandFailure {
    CommandFailure(
      code: .unavailable,
      message: "the adapter of '\(choice.name)' failed its self-check: \(error.description)",
      advice: .none)
  }
}

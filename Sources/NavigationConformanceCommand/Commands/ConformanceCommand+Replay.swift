import NavigationConformance

extension ConformanceCommand {
  @MainActor
  func replay(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(CommandFailure) -> ExitCode {
    let choice = try subject(arguments)
    guard let typed = arguments.operands.first else {
      throw .usage(
        "'replay' needs a scenario: a text such as 'start A; push B', a file, or - for the input",
        .replay)
    }
    guard arguments.operands.count == 1 else {
      throw .usage(
        "'replay' takes one scenario, found \(arguments.operands.count) arguments; "
          + "put quotes around it", .replay)
    }
    let source = try ScenarioSource(typed, console)
    let report = try await report(on: source, of: choice)
    console.write(
      ReplayText(
        report, context: context(choice), width: console.width,
        color: console.usesColor ? .ansi : .none
      ).text)
    return ExitCode(report)
  }

  /// What the scenario shows of the system that it is about.
  @MainActor
  private func report(
    on source: ScenarioSource, of choice: SubjectChoice
  ) async throws(CommandFailure) -> ReplayReport {
    switch source.system {
    case .navigation:
      guard choice.hasNavigation else { throw Self.missing("navigation controller", of: choice) }
      return await Conformance(of: choice.make()).replay(try source.scenario())
    case .layout:
      guard let layout = choice.layout else {
        throw Self.missing("layout", of: choice)
      }
      let conformance = FullScreenLayoutConformance(of: layout())
      do throws(ScenarioError) {
        return try await conformance.replay(source.text)
      } catch {
        throw source.failure(of: error)
      }
    case .lifecycle:
      guard let lifecycle = choice.lifecycle else {
        throw Self.missing("life cycle", of: choice)
      }
      let conformance = LifecycleConformance(of: lifecycle())
      do throws(ScenarioError) {
        return try await conformance.replay(source.text)
      } catch {
        throw source.failure(of: error)
      }
    case .toolbarController:
      guard let toolbarController = choice.toolbarController else {
        throw Self.missing("toolbar controller", of: choice)
      }
      let conformance = ToolbarControllerConformance(of: toolbarController())
      do throws(ScenarioError) {
        return try await conformance.replay(source.text)
      } catch {
        throw source.failure(of: error)
      }
    }
  }

  private static func missing(_ system: String, of choice: SubjectChoice) -> CommandFailure {
    CommandFailure(
      code: .usage, message: "the subject '\(choice.name)' has no \(system) to replay this on",
      advice: .help(.replay))
  }
}

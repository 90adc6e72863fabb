public import NavigationConformance

/// A subject that the command can be asked to judge.
public struct SubjectChoice {
  /// What is typed to choose it.
  public let name: String
  /// What it is, in a few words.
  public let summary: String
  /// Makes it, once for each run of the command.
  public let make: @MainActor () -> NavigationSubject
  /// Makes what lays out the subject's content, if that is to be judged with it.
  public let layout: (@MainActor () -> FullScreenLayoutSubject)?
  /// Makes what makes, preserves and restores the subject, if that is to be judged with it.
  public let lifecycle: (@MainActor () -> LifecycleSubject)?
  /// Makes the toolbar controller that goes with the subject, if there is one to be judged with it.
  public let toolbarController: (@MainActor () -> ToolbarControllerSubject)?
  /// Whether it has a navigation controller to be judged.
  var hasNavigation = true
  /// The options that choose it, for a command that is to be typed, and for a worker.
  let options: [String]

  /// - Parameters:
  ///   - name: what is typed after `--subject` to choose it.
  ///   - summary: what it is, in a few words, for the help text.
  ///   - layout: makes what lays out its content; `nil` where that is not to be judged.
  ///   - lifecycle: makes what makes, preserves and restores it; `nil` where that is not to be judged.
  ///   - toolbarController: makes the toolbar controller that goes with it; `nil` where there is none.
  ///   - make: makes the subject, once for each run of the command.
  public init(
    name: String, summary: String, layout: (@MainActor () -> FullScreenLayoutSubject)? = nil,
    lifecycle: (@MainActor () -> LifecycleSubject)? = nil,
    toolbarController: (@MainActor () -> ToolbarControllerSubject)? = nil,
    make: @escaping @MainActor () -> NavigationSubject
  ) {
    self.name = name
    self.summary = summary
    self.layout = layout
    self.lifecycle = lifecycle
    self.toolbarController = toolbarController
    self.make = make
    options = ["--subject", name]
  }

  #if os(macOS) || os(Linux)
    /// One in another process, with whatever it claims.
    @MainActor
    init(_ external: ExternalSubject, name: String, summary: String = "", options: [String]) {
      self.init(
        name: name, summary: summary, options: options, external.navigation,
        layout: external.layout, lifecycle: external.lifecycle,
        toolbarController: external.toolbarController)
      hasNavigation = external.hasNavigation
    }
  #endif

  @MainActor
  private init(
    name: String, summary: String, options: [String], _ subject: NavigationSubject,
    layout: FullScreenLayoutSubject?, lifecycle: LifecycleSubject?,
    toolbarController: ToolbarControllerSubject?
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.layout = if let layout { { layout } } else { nil }
    self.lifecycle = if let lifecycle { { lifecycle } } else { nil }
    self.toolbarController = if let toolbarController { { toolbarController } } else { nil }
    make = { subject }
  }

  /// What is there to be judged beside the navigation stack, made for one run.
  @MainActor var smallSystems: [SmallSystem] {
    [layout?().smallSystem, lifecycle?().smallSystem, toolbarController?().smallSystem]
      .compactMap { $0 }
  }

  /// The same, by what it is.
  @MainActor var otherSystems: [ScenarioSystem] { smallSystems.map(\.kind) }

  /// How long one step may take, as it was given.
  var stepLimit: String {
    guard let place = options.firstIndex(of: OptionName.watchdog.text),
      place + 1 < options.count
    else { return ProcessLimits().stepText }
    return options[place + 1]
  }

  /// Makes sure that there is a navigation controller for a command that begins with it.
  @MainActor
  func requireNavigation(for task: String) throws(CommandFailure) {
    guard !hasNavigation else { return }
    let others = TextLayout.list(otherSystems.map { "the \($0.title)" })
    throw CommandFailure(
      code: .usage,
      message:
        "\(HarmlessArgument.quoted(name)) claims no navigation controller, and \(task) is for those "
        + "that have one; 'check' judges \(others)", advice: .none)
  }

  /// Whether it is run by this process.
  var isInProcess: Bool {
    !options.contains(FlagName.isolated.text) && !options.contains(OptionName.exec.text)
  }

  /// The same, with these subjects.
  @MainActor
  func making(
    _ subject: NavigationSubject, layout: FullScreenLayoutSubject? = nil,
    lifecycle: LifecycleSubject? = nil, toolbarController: ToolbarControllerSubject? = nil
  ) -> SubjectChoice {
    var choice = SubjectChoice(
      name: name, summary: summary, options: options, subject, layout: layout ?? self.layout?(),
      lifecycle: lifecycle ?? self.lifecycle?(),
      toolbarController: toolbarController ?? self.toolbarController?())
    choice.hasNavigation = hasNavigation
    return choice
  }
}

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
  /// The options that choose it, for a command that is to be typed, and for a worker.
  let options: [String]

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

  /// One that was chosen otherwise than by its name, or the same in another process.
  init(
    name: String, options: [String], besides choice: SubjectChoice? = nil,
    make: @escaping @MainActor () -> NavigationSubject
  ) {
    self.name = name
    summary = choice?.summary ?? ""
    layout = choice?.layout
    lifecycle = choice?.lifecycle
    toolbarController = choice?.toolbarController
    self.make = make
    self.options = options
  }

  /// Whether it is run by this process.
  var isInProcess: Bool {
    !options.contains(FlagName.isolated.text) && !options.contains(OptionName.exec.text)
  }

  /// The same, with this subject.
  @MainActor
  func making(_ subject: NavigationSubject) -> SubjectChoice {
    SubjectChoice(name: name, options: options, besides: self, make: { subject })
  }
}

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
  }
}

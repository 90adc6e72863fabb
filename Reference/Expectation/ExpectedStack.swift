/// The stack as the model has it after a step, with what the step changed, for whoever compares by identity.
public struct ExpectedStack: Sendable {
  /// Bottom to top.
  public package(set) var controllers: [ControllerName] = []
  /// Below this position nothing has changed in this step.
  public package(set) var firstChanged = 0
  /// The controllers that left in this step, bottom to top.
  public package(set) var removed: [ControllerName] = []
  public package(set) var countBefore = 0
  public package(set) var topBefore: ControllerName?

  package init() {}

  /// The last of the controllers.
  @inlinable public var top: ControllerName? { controllers.last }
}

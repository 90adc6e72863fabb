/// What the toolbar controller is given to contain.
package enum ToolbarControllerContent: Hashable, Sendable {
  /// A navigation controller with this root.
  case navigation(ControllerName)
  /// An object of a subclass of it.
  case subclass(ControllerName)
  /// Any other controller.
  case plain

  package var isNavigation: Bool { self != .plain }
}

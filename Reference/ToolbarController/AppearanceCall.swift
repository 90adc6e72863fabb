/// The messages about appearing that a container forwards.
public enum AppearanceCall: String, Hashable, Sendable, CaseIterable {
  /// Its view comes into the interface.
  case viewWillAppear
  /// Its view has come.
  case viewDidAppear
  /// Its view goes out of the interface.
  case viewWillDisappear
  /// Its view has gone.
  case viewDidDisappear
}

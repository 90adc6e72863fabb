/// The messages about appearing that a container forwards.
public enum AppearanceCall: String, Hashable, Sendable, CaseIterable {
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}

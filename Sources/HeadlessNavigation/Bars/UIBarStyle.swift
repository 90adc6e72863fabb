/// How a bar is drawn.
public struct UIBarStyle: Hashable, Sendable {
  /// The name of the style.
  public let name: String

  /// Creates the style of a name.
  ///
  /// - Parameter name: Any text.
  public init(named name: String) {
    self.name = name
  }

  /// The system's own.
  public static let `default` = UIBarStyle(named: "default")
  /// Light on dark.
  public static let black = UIBarStyle(named: "black")
}

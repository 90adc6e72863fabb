/// A colour, which is nothing but a name here.
public final class UIColor: Hashable, Sendable {
  /// The name of the colour.
  public let name: String

  /// Creates the colour of a name; two colours of one name are equal.
  ///
  /// - Parameter name: Any text.
  public init(named name: String) {
    self.name = name
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

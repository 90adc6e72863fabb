public import ConformanceChecks

/// What may be found inside the view of a navigation controller.
public struct InterfaceParts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inlinable
  init(_ parts: ObservedParts) {
    self.init(rawValue: parts.rawValue)
  }

  @inlinable var observed: ObservedParts { ObservedParts(rawValue: rawValue) }

  /// The navigation bar.
  public static let navigationBar = InterfaceParts(rawValue: 1)
  /// The toolbar.
  public static let toolbar = InterfaceParts(rawValue: 2)
  /// The view of the controller on top.
  public static let content = InterfaceParts(rawValue: 4)
}

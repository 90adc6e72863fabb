/// What an adapter claims about coming into being and coming back.
public struct LifecycleCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `encode()`, `restore()` and the identifiers.
  public static let preservation = Self(rawValue: 1)
  /// Bar classes, and `ownBars`.
  public static let barClasses = Self(rawValue: 2)
  /// `interface`.
  public static let interface = Self(rawValue: 4)
  /// Subclasses of the navigation controller.
  public static let subclasses = Self(rawValue: 8)
  /// Navigation controllers from storyboards.
  public static let storyboards = Self(rawValue: 16)
  /// The same from storyboards in which no relationship names a root.
  public static let storyboardsWithoutRoot = Self(rawValue: 32)
  /// `hasDelegate`.
  public static let initialDelegate = Self(rawValue: 64)

  /// Everything.
  public static let all: Self = [
    .preservation, .barClasses, .interface, .subclasses, .storyboards, .storyboardsWithoutRoot,
    .initialDelegate,
  ]
}

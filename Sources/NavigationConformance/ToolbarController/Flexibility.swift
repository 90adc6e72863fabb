/// In which directions a view stretches when the one around it does.
public struct Flexibility: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The margin on the left.
  public static let leftMargin = Self(rawValue: 1)
  /// The width.
  public static let width = Self(rawValue: 2)
  /// The margin on the right.
  public static let rightMargin = Self(rawValue: 4)
  /// The margin at the top.
  public static let topMargin = Self(rawValue: 8)
  /// The height.
  public static let height = Self(rawValue: 16)
  /// The margin at the bottom.
  public static let bottomMargin = Self(rawValue: 32)
}

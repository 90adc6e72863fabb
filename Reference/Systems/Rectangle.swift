/// A place in whole points: origin and size.
public struct Rectangle: Hashable, Sendable {
  /// Where its left edge is, in points.
  public var x: Int
  /// Where its top edge is, in points.
  public var y: Int
  /// How wide it is, in points.
  public var width: Int
  /// How high it is, in points.
  public var height: Int

  /// A place; all four in points.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rectangle: CustomStringConvertible {
  /// The four numbers as a scenario writes them: `5 20 320 460`.
  public var description: String { "\(x) \(y) \(width) \(height)" }
}

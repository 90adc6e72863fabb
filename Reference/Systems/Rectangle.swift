/// A place in whole points: origin and size.
public struct Rectangle: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

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

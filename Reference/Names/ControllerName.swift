/// The name of a content view controller in a scenario: `A` … `Z`, then `A1` … `Z1`, `A2` and so on.
///
/// A name is an index, so that tables keyed by controller are arrays.
public struct ControllerName: Hashable, Sendable, Comparable {
  /// Which one it is: 0 for `A`, 25 for `Z`, 26 for `A1`; negative for who is none of the scenario.
  public let index: Int32

  /// The name of an index.
  @inlinable
  public init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// What an adapter handed back when it is no controller of the scenario.
  public static var foreign: ControllerName {
    @inlinable get { ControllerName(-1) }
  }

  @inlinable
  public static func < (left: ControllerName, right: ControllerName) -> Bool {
    left.index < right.index
  }

  /// The index, as a place in a table.
  @inlinable public var position: Int { Int(index) }
}

extension ControllerName: CustomStringConvertible, LosslessStringConvertible {
  public var description: String {
    guard index >= 0 else { return "?" }
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : letter + String(index / 26)
  }

  /// Reads what `description` prints; anything else is `nil`.
  public init?(_ description: String) {
    var bytes = Array(description.utf8)
    guard let first = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return nil
    }
    bytes.removeFirst()
    var round = 0
    if let leading = bytes.first {
      guard leading != UInt8(ascii: "0"), bytes.count <= 6 else { return nil }
      for byte in bytes {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        round = round * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    self.init(round * 26 + Int(first - UInt8(ascii: "A")))
  }
}

/// A title, a prompt, or the name of a bar item or custom view: at most 15 bytes of UTF-8.
///
/// Two machine words without a reference, so that comparing a whole bar costs no reference counting.
public struct Label: Hashable, Sendable {
  /// The longest label, in bytes of UTF-8.
  public static var maximumByteCount: Int {
    @inlinable get { 15 }
  }

  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// A label with this text, or `nil` when the text is longer than `maximumByteCount`.
  @inlinable
  public init?(_ text: String) {
    self.init(utf8: text.utf8)
  }

  @inlinable
  init?(utf8: String.UTF8View) {
    // Most labels are a letter.
    if utf8.count == 1, let byte = utf8.first {
      low = UInt64(byte)
      high = 1 << 56
      return
    }
    var low: UInt64 = 0
    var high: UInt64 = 0
    var count: UInt64 = 0
    for byte in utf8 {
      if count < 8 {
        low |= UInt64(byte) << (8 * count)
      } else if count < 15 {
        high |= UInt64(byte) << (8 * (count - 8))
      } else {
        return nil
      }
      count += 1
    }
    self.low = low
    self.high = high | count << 56
  }

  @inlinable
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// What stands for a text that no scenario can contain, because it is too long.
  public static var tooLong: Label {
    @inlinable get { Label(low: 0, high: 0xFF << 56) }
  }

  /// The label of an observed text; one that is too long is `tooLong`, which equals no label of a scenario.
  @inlinable
  public init(observed text: String) {
    self = Label(text) ?? .tooLong
  }

  package var isEmpty: Bool { low == 0 && high == 0 }

  /// The text itself; `…` where it is too long for a label.
  public var text: String {
    let count = Int(high >> 56)
    guard count <= Label.maximumByteCount else { return "…" }
    // Most labels are a letter, and making an array of it would take longer than all the rest.
    if count == 1 { return String(UnicodeScalar(UInt8(truncatingIfNeeded: low))) }
    var bytes: [UInt8] = []
    for position in 0..<count {
      let word = position < 8 ? low : high
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * (position % 8))))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Label: CustomStringConvertible, ExpressibleByStringLiteral {
  public var description: String { text }

  /// A literal that is too long is `tooLong`; literals stand in tests and catalogues only.
  public init(stringLiteral value: String) {
    self.init(observed: value)
  }
}

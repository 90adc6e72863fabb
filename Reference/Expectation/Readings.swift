/// The readings of one open point, in the order in which its choice names them.
///
/// Four slots in place and no array: expectations are made for every step.
@usableFromInline
package struct Readings<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The choice that the readings belong to; `nil` where several choices meet and none can be told apart.
  @usableFromInline package let choice: Choice?
  @usableFromInline var first: Value?
  @usableFromInline var second: Value?
  @usableFromInline var third: Value?
  @usableFromInline var fourth: Value?
  @usableFromInline var count = 0

  @inlinable
  package init(_ choice: Choice?, _ first: Value, _ second: Value, _ third: Value? = nil) {
    self.choice = choice
    self.first = first
    self.second = second
    self.third = third
    count = third == nil ? 2 : 3
  }

  @inlinable
  init(_ choice: Choice?) {
    self.choice = choice
  }

  @inlinable var isOverflown: Bool { count > 4 }

  @inlinable
  mutating func formUnion(_ permitted: Permitted<Value>) {
    switch permitted {
    case .unstated: count = 5
    case .exactly(let value): append(value)
    case .oneOf(let readings): for value in readings.values { append(value) }
    }
  }

  @inlinable
  mutating func append(_ value: Value) {
    guard mask(of: value) == 0 else { return }
    switch count {
    case 0: first = value
    case 1: second = value
    case 2: third = value
    case 3: fourth = value
    default: break
    }
    count += 1
  }

  @inlinable package var values: [Value] {
    [first, second, third, fourth].prefix(count).compactMap { $0 }
  }

  /// Bit i is set when reading i is the value.
  @inlinable @inline(__always)
  package func mask(of value: Value) -> UInt8 {
    var mask: UInt8 = 0
    if first == value { mask |= 1 }
    if second == value { mask |= 2 }
    if third == value { mask |= 4 }
    if fourth == value { mask |= 8 }
    return mask
  }
}

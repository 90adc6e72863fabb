/// Up to fifteen names in one word: a stack or a list that is copied without allocation.
@usableFromInline
package struct NameStack: Hashable, Sendable {
  @usableFromInline package internal(set) var count = 0
  @usableFromInline var bits: UInt64 = 0

  @inlinable
  package init(_ names: Int...) {
    for name in names { append(name) }
  }

  @inlinable
  package subscript(index: Int) -> Int { Int(bits >> UInt64(index * 4) & 15) }

  @inlinable
  package var last: Int? { count > 0 ? self[count - 1] : nil }

  @inlinable
  package mutating func append(_ name: Int) {
    bits |= UInt64(name) << UInt64(count * 4)
    count += 1
  }

  @inlinable
  package mutating func truncate(to newCount: Int) {
    count = newCount
    bits &= newCount == 16 ? .max : (1 << UInt64(newCount * 4)) - 1
  }

  @inlinable
  package func firstIndex(of name: Int) -> Int? {
    var index = 0
    while index < count {
      if self[index] == name { return index }
      index += 1
    }
    return nil
  }

  @inlinable
  package func map(_ transform: (Int) -> Int) -> Self {
    var mapped = Self()
    for index in 0..<count { mapped.append(transform(self[index])) }
    return mapped
  }

  @inlinable
  package var hasNoRepeats: Bool {
    var seen = 0
    for index in 0..<count {
      if seen & (1 << self[index]) != 0 { return false }
      seen |= 1 << self[index]
    }
    return true
  }

  @inlinable
  package var elements: [Int] { (0..<count).map { self[$0] } }
}

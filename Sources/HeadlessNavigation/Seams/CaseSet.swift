/// A set of the cases of an enumeration with at most 256 of them, in four machine words.
package struct CaseSet<Case: RawRepresentable & Sendable>: Hashable, Sendable
where Case.RawValue == Int {
  private var words = SIMD4<UInt64>()

  /// Creates the empty set.
  package init() {}

  /// Whether there is nothing in it.
  package var isEmpty: Bool { words == SIMD4() }

  /// Whether a case is in it.
  package func contains(_ member: Case) -> Bool {
    // Asked once: where nothing is specialised, it is a call through a table.
    let index = member.rawValue
    return words[index >> 6] >> UInt64(index & 63) & 1 == 1
  }

  /// Puts a case in.
  package mutating func insert(_ member: Case) {
    words[member.rawValue >> 6] |= 1 << UInt64(member.rawValue & 63)
  }
}

extension CaseSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral members: Case...) {
    for member in members { insert(member) }
  }
}

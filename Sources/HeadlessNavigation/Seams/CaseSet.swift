/// A set of the cases of an enumeration with at most 256 of them, in four machine words.
package struct CaseSet<Case: RawRepresentable & Sendable>: Hashable, Sendable
where Case.RawValue == Int {
  /// Two pairs, and no four: no value here is aligned to more than 16 bytes, see DECISIONS.md, "The tests run in release,
  /// too".
  private var low = SIMD2<UInt64>()
  private var high = SIMD2<UInt64>()

  /// Creates the empty set.
  package init() {}

  /// Whether there is nothing in it.
  package var isEmpty: Bool { low == SIMD2() && high == SIMD2() }

  /// Whether a case is in it.
  package func contains(_ member: Case) -> Bool {
    // Asked once: where nothing is specialised, it is a call through a table.
    let index = member.rawValue
    return (index < 128 ? low : high)[index >> 6 & 1] >> UInt64(index & 63) & 1 == 1
  }

  /// Puts a case in.
  package mutating func insert(_ member: Case) {
    let index = member.rawValue
    let bit: UInt64 = 1 << UInt64(index & 63)
    if index < 128 { low[index >> 6] |= bit } else { high[index >> 6 & 1] |= bit }
  }
}

extension CaseSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral members: Case...) {
    for member in members { insert(member) }
  }
}

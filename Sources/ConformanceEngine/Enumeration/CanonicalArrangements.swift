/// The ways to put different names into a line, of which the first few have been used before and the
/// others come in their order.
@usableFromInline
package struct CanonicalArrangements {
  /// How many names there are.
  @usableFromInline package let names: Int
  /// How many of them have been used.
  @usableFromInline package let used: Int

  @inlinable
  package init(of names: Int, used: Int) {
    self.names = names
    self.used = used
  }

  /// How many ways there are to choose `length` names one after the other; `nil` when that is more
  /// than a number can say.
  @inlinable
  package func count(length: Int) -> Int? {
    // By how many of the chosen ones are new.
    var counts = [1]
    for chosen in 0..<length {
      var next = Array(repeating: 0, count: counts.count + 1)
      for (new, count) in counts.enumerated() {
        let (old, isTooLarge) = count.multipliedReportingOverflow(by: max(used - chosen + new, 0))
        guard !isTooLarge, Self.add(old, to: &next[new]) else { return nil }
        if used + new < names { guard Self.add(count, to: &next[new + 1]) else { return nil } }
      }
      counts = next
    }
    var sum = 0
    for count in counts { guard Self.add(count, to: &sum) else { return nil } }
    return sum
  }

  /// False when the sum is more than a number can say.
  @inlinable
  static func add(_ count: Int, to sum: inout Int) -> Bool {
    let (next, isTooLarge) = sum.addingReportingOverflow(count)
    sum = next
    return !isTooLarge
  }

  /// These ways, in the order of the names, each with how many names have been used after it.
  @inlinable
  package func all(length: Int) -> [(chosen: [Int], usedAfter: Int)] {
    guard length <= names else { return [] }
    var partial: [(chosen: [Int], usedAfter: Int)] = [([], used)]
    for _ in 0..<length {
      partial = partial.flatMap { chosen, usedAfter in
        (0..<min(usedAfter + 1, names)).filter { !chosen.contains($0) }
          .map { (chosen: chosen + [$0], usedAfter: max(usedAfter, $0 + 1)) }
      }
    }
    return partial
  }
}

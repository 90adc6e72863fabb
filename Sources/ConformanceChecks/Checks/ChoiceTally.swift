package import NavigationReference

/// How often a subject took which readings of the open points.
///
/// An observation may fit several readings at once; it is counted under the set of those it fits.
package struct ChoiceTally: Sendable {
  /// What the step being judged has shown: a set of readings for each choice, as four bits; it counts when the step does.
  /// Bits rather than a list: notes are taken at every step, and a list has to be asked whether it is one's own.
  private var noted = EightWords()
  /// Which words of it are not zero.
  private var words: UInt8 = 0
  /// What was noted of a choice of which something else was noted before.
  private var further: [Int] = []
  /// By choice and set of readings.
  private var counts = [Int](repeating: 0, count: Choice.allCases.count << 4)
  /// Sets of readings that were seen first in the step being judged, not yet told to anyone.
  package private(set) var fresh: [Sighting] = []

  package struct Sighting: Hashable, Sendable {
    package let choice: Choice
    package let mask: UInt8

    package init(choice: Choice, mask: UInt8) {
      self.choice = choice
      self.mask = mask
    }
  }

  package init() {}

  /// Notes what the step shows of a choice; what it shows of it more than once counts once.
  @inline(__always)
  package mutating func note(_ choice: Choice, _ mask: UInt8) {
    let word = Int(choice.rawValue &>> 4)
    let shift = UInt64(choice.rawValue & 15) &<< 2
    let bits = UInt64(mask & 15)
    let present = noted[word] &>> shift & 15
    guard present == 0 else {
      if present != bits { noteFurther(choice, mask) }
      return
    }
    noted[word] |= bits &<< shift
    words |= 1 &<< UInt8(word)
  }

  private mutating func noteFurther(_ choice: Choice, _ mask: UInt8) {
    further.append(Int(choice.rawValue) << 4 | Int(mask & 15))
  }

  /// Ends the step, and counts what it has shown.
  package mutating func endStep() {
    guard words != 0 else { return }
    forEachNoted { $0.count($1) }
  }

  /// Ends a step that is not as permitted, or leaves a state of which nothing is known: what it has shown of other
  /// choices is no answer to them.
  ///
  /// - Parameter isCounted: Whether what it has shown of a choice counts.
  package mutating func endStep(counting isCounted: (Choice) -> Bool) {
    forEachNoted { tally, slot in
      if let choice = Self.choice(of: slot), isCounted(choice) { tally.count(slot) }
    }
  }

  /// Hands over the slots of what was noted, and forgets it.
  @inline(__always)
  private mutating func forEachNoted(_ body: (inout Self, Int) -> Void) {
    var pending = words
    words = 0
    while pending != 0 {
      let word = pending.trailingZeroBitCount
      pending &= pending &- 1
      var bits = noted[word]
      noted[word] = 0
      while bits != 0 {
        let shift = UInt64(truncatingIfNeeded: bits.trailingZeroBitCount & ~3)
        let mask = bits &>> shift & 15
        bits ^= mask &<< shift
        body(&self, word &<< 8 | Int(truncatingIfNeeded: shift &<< 2 | mask))
      }
    }
    guard !further.isEmpty else { return }
    for slot in further { body(&self, slot) }
    further.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private mutating func count(_ slot: Int) {
    if counts[slot] == 0 { noteFresh(slot) }
    counts[slot] &+= 1
  }

  private mutating func noteFresh(_ slot: Int) {
    guard let choice = Self.choice(of: slot) else { return }
    fresh.append(Sighting(choice: choice, mask: UInt8(slot & 15)))
  }

  private static func choice(of slot: Int) -> Choice? { Choice(rawValue: UInt8(slot >> 4)) }

  package mutating func takeFresh() -> [Sighting] {
    defer { fresh.removeAll(keepingCapacity: true) }
    return fresh
  }

  package func count(_ choice: Choice, _ mask: UInt8) -> Int {
    counts[Int(choice.rawValue) << 4 | Int(mask & 15)]
  }
}

package import NavigationReference

/// How often a subject took which readings of the open points.
///
/// An observation may fit several readings at once; it is counted under the set of those it fits.
package struct ChoiceTally: Sendable {
  /// What the step being judged has shown, as slots of the counts; it counts when the step does. Only the first so many
  /// are of this step: emptying an array costs more than all that is done with it.
  private var noted: [Int] = []
  private var notedCount = 0
  /// By choice and set of readings.
  private var counts = [Int](repeating: 0, count: Choice.allCases.count << 4)
  /// Sets of readings that were seen first in the step being judged, not yet told to anyone.
  package private(set) var fresh: [Sighting] = []

  package struct Sighting: Hashable, Sendable {
    package let choice: Choice
    package let mask: UInt8
  }

  package init() {}

  package mutating func note(_ choice: Choice, _ mask: UInt8) {
    let slot = Int(choice.rawValue) << 4 | Int(mask & 15)
    if notedCount < noted.count { noted[notedCount] = slot } else { noted.append(slot) }
    notedCount += 1
  }

  /// Ends the step, and counts what it has shown.
  package mutating func endStep() {
    for position in 0..<notedCount { count(noted[position]) }
    notedCount = 0
  }

  /// Ends a step that is not as permitted, or leaves a state of which nothing is known: what it has shown of other
  /// choices is no answer to them.
  ///
  /// - Parameter isCounted: Whether what it has shown of a choice counts.
  package mutating func endStep(counting isCounted: (Choice) -> Bool) {
    for position in 0..<notedCount {
      let slot = noted[position]
      if let choice = Self.choice(of: slot), isCounted(choice) { count(slot) }
    }
    notedCount = 0
  }

  @inline(__always)
  private mutating func count(_ slot: Int) {
    if counts[slot] == 0 { noteFresh(slot) }
    counts[slot] += 1
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

package import NavigationReference

/// How often a subject took which readings of the open points.
///
/// An observation may fit several readings at once; it is counted under the set of those it fits.
package struct ChoiceTally: Sendable {
  /// What the step being judged has shown, as slots of the counts; it counts when the step does.
  private var noted: [Int] = []
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
    noted.append(Int(choice.rawValue) << 4 | Int(mask & 15))
  }

  /// Ends the step. Of one that is not as permitted, or leaves a state of which nothing is known, what it has shown of
  /// other choices is no answer to them.
  ///
  /// - Parameter isCounted: Whether what it has shown of a choice counts.
  package mutating func endStep(counting isCounted: (Choice) -> Bool = { _ in true }) {
    guard !noted.isEmpty else { return }
    for slot in noted {
      guard let choice = Choice(rawValue: UInt8(slot >> 4)), isCounted(choice) else { continue }
      if counts[slot] == 0 {
        fresh.append(Sighting(choice: choice, mask: UInt8(slot & 15)))
      }
      counts[slot] += 1
    }
    noted.removeAll(keepingCapacity: true)
  }

  package mutating func takeFresh() -> [Sighting] {
    defer { fresh.removeAll(keepingCapacity: true) }
    return fresh
  }

  package func count(_ choice: Choice, _ mask: UInt8) -> Int {
    counts[Int(choice.rawValue) << 4 | Int(mask & 15)]
  }
}

/// What one scenario has been counted for by now: a requirement that it violates twice counts once, and so does what differs
/// beside it.
struct ViolationAccount {
  private var counted: [Int: Set<Int>] = [:]

  /// The record of one more violation, with what has been counted taken off.
  mutating func counting(_ record: ViolationRecord) -> ViolationRecord {
    let requirement = record.blame.requirement
    guard let known = counted[requirement] else {
      counted[requirement] = Set(record.shadows.map(\.requirement))
      return record
    }
    var rest = record
    rest.cutShortCount = 0
    rest.shadows.removeAll { known.contains($0.requirement) }
    counted[requirement] = known.union(rest.shadows.map(\.requirement))
    return rest
  }
}

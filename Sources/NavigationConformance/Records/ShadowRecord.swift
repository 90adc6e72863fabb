/// A requirement that differed, too, in steps that are put down to another one.
package struct ShadowRecord: Hashable, Sendable {
  /// Index in the catalogue.
  package let requirement: Int
  /// In how many scenarios.
  package var scenarioCount: Int

  package init(requirement: Int, scenarioCount: Int = 1) {
    self.requirement = requirement
    self.scenarioCount = scenarioCount
  }

  /// The counts of both, in the order of requirements.
  static func sum(_ left: [ShadowRecord], _ right: [ShadowRecord]) -> [ShadowRecord] {
    var sum = left
    for shadow in right {
      let index = sum.firstIndex { $0.requirement >= shadow.requirement }
      if let index, sum[index].requirement == shadow.requirement {
        sum[index].scenarioCount += shadow.scenarioCount
      } else {
        sum.insert(shadow, at: index ?? sum.count)
      }
    }
    return sum
  }
}

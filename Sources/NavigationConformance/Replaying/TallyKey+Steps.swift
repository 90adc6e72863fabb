import ConformanceEngine
import NavigationReference

/// Steps are counted by their facts and by the aspects that are judged.
extension TallyKey {
  @inline(__always)
  init(facts: Situation, aspects: AspectSet) {
    self.init(high: facts.operation, middle: facts.state, low: aspects.rawValue)
  }

  var facts: Situation { Situation(operation: high, state: middle) }
  var aspects: AspectSet { AspectSet(rawValue: low) }
}

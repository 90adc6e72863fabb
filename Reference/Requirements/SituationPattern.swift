/// A predicate of a step's facts: all of some, one at least of others, none of yet others.
package struct SituationPattern: Hashable, Sendable {
  package let all: Situation
  /// At least one of these, unless empty.
  package let any: Situation
  package let none: Situation

  package init(all: Situation = [], any: Situation = [], none: Situation = []) {
    self.all = all
    self.any = any
    self.none = none
  }

  package static let always = SituationPattern()

  package func matches(_ situation: Situation) -> Bool {
    situation.isSuperset(of: all) && situation.isDisjoint(with: none)
      && (any.isEmpty || !situation.isDisjoint(with: any))
  }
}

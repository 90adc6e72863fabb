/// All requirements on one of the smaller systems, with what tests and reports ask of them.
package struct SystemCatalogue<
  Aspect: SystemAspect, Situation: OptionSet & Hashable & Sendable
>: Sendable {
  package let requirements: [SystemRequirement<Aspect, Situation>]
  @usableFromInline let byAspect: [[Condition]]
  /// For each requirement, those that it refines, directly or through others.
  private let refined: [Set<Int>]

  package init(_ requirements: [SystemRequirement<Aspect, Situation>]) {
    self.requirements = requirements
    var byAspect = [[Condition]](repeating: [], count: Aspect.allCases.count)
    for (index, requirement) in requirements.enumerated() {
      for aspect in requirement.aspects {
        byAspect[aspect.rawValue].append(
          Condition(index: index, all: requirement.all, none: requirement.none))
      }
    }
    self.byAspect = byAspect
    refined = requirements.map { requirement in
      var reached: Set<Int> = []
      var open = requirement.refines
      while let id = open.popLast() {
        guard let index = requirements.firstIndex(where: { $0.id == id }),
          reached.insert(index).inserted
        else { continue }
        open += requirements[index].refines
      }
      return reached
    }
  }

  package subscript(id: String) -> SystemRequirement<Aspect, Situation>? {
    requirements.first { $0.id == id }
  }

  /// The requirements of an aspect that speak in a situation.
  package func speaking(of aspect: Aspect, in situation: Situation) -> [Int] {
    var speaking: [Int] = []
    visit(aspect, in: situation) { speaking.append($0) }
    return speaking
  }

  /// Calls for each of them, in their order. This is done at every step; requirements themselves are mostly words, which
  /// would be copied.
  @inlinable
  package func visit(_ aspect: Aspect, in situation: Situation, _ body: (Int) -> Void) {
    for condition in byAspect[aspect.rawValue]
    where situation.isSuperset(of: condition.all) && situation.isDisjoint(with: condition.none) {
      body(condition.index)
    }
  }

  /// When a requirement speaks.
  @usableFromInline
  struct Condition: Sendable {
    @usableFromInline let index: Int
    @usableFromInline let all: Situation
    @usableFromInline let none: Situation
  }

  /// Those of them that no other one refines. `excused` are known deviations, which step aside for what they refine.
  package func mostSpecific(
    of aspect: Aspect, in situation: Situation, excused: Set<Int> = []
  ) -> [Int] {
    let speaking = speaking(of: aspect, in: situation).filter { !excused.contains($0) }
    return speaking.filter { candidate in
      !speaking.contains { refined[$0].contains(candidate) }
    }
  }
}

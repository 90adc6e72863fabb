/// All requirements, in the order of the areas, with what tests and reports ask of them.
package struct RequirementCatalogue: Sendable {
  package let requirements: [Requirement]
  private let byAspect: [[Int]]
  private let indices: [String: Int]
  /// For each requirement, those that it refines, directly or through others.
  private let refined: [Set<Int>]
  /// By relation; -1 where there is none.
  private let byRelation: [Int]

  package init(_ requirements: [Requirement]) {
    self.requirements = requirements
    var indices: [String: Int] = [:]
    var byAspect = [[Int]](repeating: [], count: Aspect.allCases.count)
    for (index, requirement) in requirements.enumerated() {
      indices[requirement.id] = index
      byAspect[Int(requirement.aspect.rawValue)].append(index)
    }
    self.indices = indices
    self.byAspect = byAspect
    byRelation = Relation.allCases.map { relation in
      requirements.firstIndex { $0.relation == relation } ?? -1
    }
    refined = requirements.map { requirement in
      var reached: Set<Int> = []
      var open = requirement.refines
      while let id = open.popLast() {
        guard let index = indices[id], reached.insert(index).inserted else { continue }
        open.append(contentsOf: requirements[index].refines)
      }
      return reached
    }
  }

  /// The requirements on stack, bars and messages.
  package static let core = RequirementCatalogue(
    [
      Requirement.stack, Requirement.start, Requirement.push, Requirement.pop,
      Requirement.setViewControllers, Requirement.transition, Requirement.visible,
      Requirement.modal, Requirement.placement, Requirement.gesture, Requirement.edit,
      Requirement.bar,
      Requirement.delegate, Requirement.appearance, Requirement.item, Requirement.refresh,
      Requirement.left, Requirement.centre, Requirement.right, Requirement.prompt,
      Requirement.barVisibility, Requirement.toolbarItems, Requirement.toolbarVisibility,
      Requirement.relations,
    ].flatMap { area in area.sorted { $0.id < $1.id } })

  package func index(of id: String) -> Int? { indices[id] }

  /// The requirement that asks for a relation.
  package func index(of relation: Relation) -> Int? {
    let index = byRelation[Int(relation.rawValue)]
    return index < 0 ? nil : index
  }

  package subscript(id: String) -> Requirement? { indices[id].map { requirements[$0] } }

  /// The requirements of an aspect that speak in a situation.
  package func speaking(of aspect: Aspect, in situation: Situation) -> [Int] {
    byAspect[Int(aspect.rawValue)].filter { requirements[$0].situation.matches(situation) }
  }

  /// The requirement that is broken where the aspect differs from what is permitted: the most specific of those that
  /// speak, but for those that are broken by something else than what is seen.
  package func broken(
    by aspect: Aspect, in situation: Situation, shows: (Symptom) -> Bool
  ) -> Int? {
    let broken = speaking(of: aspect, in: situation).filter { index in
      requirements[index].symptom.map { shows($0) } ?? true
    }
    return mostSpecific(of: broken).first
  }

  /// Whether one requirement says of a special situation what the other says in general.
  package func isRefined(_ general: Int, by special: Int) -> Bool {
    refined[special].contains(general)
  }

  /// Whether one says of a special situation what another says in general, and of the same aspect.
  package func isSpecialCase(_ special: Int, of general: Int) -> Bool {
    isRefined(general, by: special) && requirements[special].aspect == requirements[general].aspect
  }

  /// The most specific of requirements that speak of one aspect in one situation: those that no other of them refines.
  /// `excused` are known deviations, which step aside for what they refine.
  package func mostSpecific(of speaking: [Int], excused: Set<Int> = []) -> [Int] {
    let speaking = excused.isEmpty ? speaking : speaking.filter { !excused.contains($0) }
    guard speaking.count > 1 else { return speaking }
    return speaking.filter { candidate in
      !speaking.contains { refined[$0].contains(candidate) }
    }
  }
}

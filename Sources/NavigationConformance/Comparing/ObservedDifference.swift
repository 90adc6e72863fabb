import NavigationReference

/// How two subjects differ in the last step of a scenario.
struct ObservedDifference {
  /// What it is called by, the cause first. Where the state differs there is one: the rest may follow from it.
  let keys: [DifferenceKey]
  let rows: [SubjectDifference.Row]
  /// Whether what follows in the scenario can still be compared.
  let isTransient: Bool

  /// - Returns: `nil` where the two do not differ in anything that means something.
  init?(_ first: StepSight, _ second: StepSight, catalogue: RequirementCatalogue) {
    let pairs = Array(zip(first.rows, second.rows))
    let differing = pairs.filter { $0.text != $1.text }
    guard !differing.isEmpty else { return nil }
    isTransient = differing.allSatisfy { $0.0.isTransient }
    let names = Self.keys(differing.map(\.0), first, second, catalogue)
    keys = isTransient ? names : Array(names.prefix(1))
    let context = pairs.filter { $0.title == Aspect.stack.title && $0.text == $1.text }
    rows = (differing + context).map {
      SubjectDifference.Row(aspect: $0.title, first: $0.text, second: $1.text)
    }
  }

  private static func keys(
    _ differing: [StepSight.Row], _ first: StepSight, _ second: StepSight,
    _ catalogue: RequirementCatalogue
  ) -> [DifferenceKey] {
    var disputed = first.differing.union(second.differing)
    // Where a callback did not come, that is the cause, and what the scenario does in it is not.
    if first.missesCallback || second.missesCallback, !disputed.isDisjoint(with: .messages) {
      disputed = disputed.intersection(.messages)
    }
    var keys: [DifferenceKey] = []
    for row in differing {
      guard let aspect = row.aspects.intersection(disputed).first,
        let requirement = (first.differing.contains(aspect) ? first : second)
          .broken(by: aspect, of: catalogue),
        !keys.contains(.requirement(requirement))
      else { continue }
      keys.append(.requirement(requirement))
    }
    keys += Choice.allCases.filter { first.readings[$0] != second.readings[$0] }
      .map { .choice($0) }
    return keys.isEmpty ? [.open(differing[0].title)] : keys
  }
}

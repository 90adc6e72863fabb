import NavigationReference

/// Violations that one defect may well have brought about: the same is the first to differ, and after the same operation
/// where each operation has a way of its own to get it wrong; or whatever the operation, and only in one circumstance,
/// in which nothing else is wrong, or in which nobody is told anything and nothing is animated.
///
/// That is likely, and no more: whoever has mended the first of them sees whether the others are gone.
package struct ViolationFamily: Hashable, Sendable {
  /// The one to begin with.
  package private(set) var lead: RequirementResult
  /// The others, in the order in which they are reported.
  package private(set) var kin: [RequirementResult]
  /// What they have in common; `nil` of one that is alone.
  package private(set) var trait: Trait?

  /// What is said of each of the kin where it is told at length.
  package var remark: String? {
    trait.map { "Probably the same defect as \(lead.id): \($0.text)" }
  }

  private init(_ members: [RequirementResult], _ trait: Trait?, _ order: ViolationOrder) {
    // Families have members.
    let index = order.indexOfFirst(in: members) ?? 0
    lead = members[index]
    kin = members
    kin.remove(at: index)
    self.trait = kin.isEmpty ? nil : trait
  }

  /// The violations in families, each where the first of its members was.
  package static func families(of violations: [RequirementResult]) -> [ViolationFamily] {
    let traits = silent(
      violations,
      circumstantial(violations, violations.map { $0.counterexample.flatMap(Self.trait) }))
    let known = Set(traits.compactMap(\.self))
    let shared = violations.indices.map { index in
      traits[index] ?? violations[index].counterexample.flatMap { Self.trait($0, among: known) }
    }
    let order = ViolationOrder(of: violations)
    var members: [Trait: [RequirementResult]] = [:]
    for (result, trait) in zip(violations, shared) {
      if let trait { members[trait, default: []].append(result) }
    }
    return zip(violations, shared).compactMap { result, trait in
      guard let trait else { return ViolationFamily([result], nil, order) }
      return members.removeValue(forKey: trait).map { ViolationFamily($0, trait, order) }
    }
  }

  /// Puts a circumstance in the place of the operations where several lead to the same in it, and to nothing else.
  private static func circumstantial(
    _ violations: [RequirementResult], _ traits: [Trait?]
  ) -> [Trait?] {
    var traits = traits
    for circumstance in Circumstance.allCases {
      let found = violations.indices.filter { index in
        traits[index] != nil
          && violations[index].counterexample.map { circumstance.holds(in: $0.linesToFailure) }
            ?? false
      }
      let aspects = Set(found.compactMap { traits[$0].flatMap(\.aspect) })
      guard aspects.count == 1, let aspect = aspects.first,
        Set(found.compactMap { traits[$0]?.operation }).count > 1
      else { continue }
      for index in found { traits[index] = Trait(.first(aspect), in: circumstance) }
    }
    return traits
  }

  /// Puts a circumstance in the place of what differs and after what where, in it, several operations animate nothing and
  /// tell nobody: a subject that takes itself to be off the screen.
  private static func silent(_ violations: [RequirementResult], _ traits: [Trait?]) -> [Trait?] {
    var traits = traits
    for circumstance in Circumstance.allCases {
      let found = violations.indices.filter { index in
        guard traits[index]?.circumstance == nil, let example = violations[index].counterexample
        else { return false }
        return traits[index] != nil && circumstance.holds(in: example.linesToFailure)
          && example.comparisons.first(where: \.differs)?.isSilence ?? false
      }
      guard found.count > 2, Set(found.compactMap { traits[$0]?.operation }).count > 1 else {
        continue
      }
      for index in found { traits[index] = Trait(.silence, in: circumstance) }
    }
    return traits
  }

  /// Of one run.
  private static func trait(_ example: Counterexample) -> Trait? {
    let lines = example.scenario.lines
    guard !example.scenario.comparesRuns, lines.indices.contains(example.failingLine),
      let comparison = example.comparisons.first(where: \.differs)
    else { return nil }
    if let layout = layoutTrait(example) { return layout }
    return Trait(
      aspect: comparison.aspect,
      operation: operation(of: begun(by: lines[...example.failingLine])),
      expected: comparison.expected)
  }

  /// One frame decides all that content lies under: it reaches where it should not, or does not where it should.
  private static func layoutTrait(_ example: Counterexample) -> Trait? {
    guard example.scenario.lines[example.failingLine].hasPrefix(ScenarioSystem.layout.opening)
    else { return nil }
    let places: [FullScreenAspect] = [.navigationBar, .toolbar, .statusBar, .tabBar, .fullScreen]
    let reach = example.comparisons.first { row in
      row.differs && places.contains { $0.title == row.aspect }
    }
    return reach.map { Trait($0.expected == "yes" ? .contentUnderLess : .contentUnderMore) }
  }

  /// Of two runs, if one operation in which they are not alike is known to make what differs wrong, and no other of them is
  /// known to do anything wrong: that one may have left behind what the two differ in.
  private static func trait(_ example: Counterexample, among known: Set<Trait>) -> Trait? {
    let lines = example.scenario.lines
    guard let either = lines.firstIndex(of: ScenarioStory.either),
      let aspect = example.comparisons.first(where: \.differs)?.aspect
    else { return nil }
    let end = lines.firstIndex(of: ScenarioStory.then) ?? lines.endIndex
    var possible = Set(
      lines[either..<max(either, end)].map { Trait(aspect: aspect, operation: operation(of: $0)) })
    for circumstance in Circumstance.allCases where circumstance.holds(in: lines[..<end]) {
      possible.insert(Trait(.first(aspect), in: circumstance))
    }
    let fitting = known.filter { trait in possible.contains { $0.resembles(trait) } }
    guard fitting.count == 1, let trait = fitting.first else { return nil }
    guard let culprit = trait.operation else { return trait }
    let suspects = Set(possible.compactMap(\.operation)).intersection(known.compactMap(\.operation))
    return suspects == [culprit] ? trait : nil
  }

  /// The line that the last one of these brings to its end: itself, or the one that was left running until then.
  private static func begun(by lines: ArraySlice<String>) -> String {
    let last = lines.last ?? ""
    guard last == "settle" else { return last }
    return lines.last { $0.hasSuffix(" running") } ?? last
  }

  /// What a line does, without whom it does it to: its first word, or the property that it assigns. Assigning the stack
  /// is a set.
  private static func operation(of line: String) -> String {
    let end = line.firstRange(of: " = ")?.lowerBound
    let words = end.map { line[..<$0] } ?? line.prefix { $0 != " " }
    if words == "viewControllers" { return "set" }
    return words.firstIndex(of: ".").map { String(words[$0...].dropFirst()) } ?? String(words)
  }
}

extension RequirementResult {
  /// How many lines its scenario has.
  package var lineCount: Int { counterexample?.scenario.lines.count ?? .max }
}

extension Counterexample.Comparison {
  /// Whether somebody should have been told, or something been animated, and was not.
  fileprivate var isSilence: Bool {
    let told = AspectSet(
      .transitionCount, .barAnimation, .toolbarAnimation, .barContentAnimation,
      .toolbarItemsAnimation, .willShow, .appearing, .affected)
    guard let aspect = Aspect.allCases.first(where: { $0.title == aspect }) else { return false }
    return told.contains(aspect)
      && ["nothing", "none animated", "unanimated", "no change reported"].contains(observed)
  }
}

extension Counterexample {
  /// Without those that keep clear of something else.
  fileprivate var linesToFailure: [String] {
    scenario.lines.indices.prefix(failingLine + 1)
      .filter { index in !detours.contains { $0.line == index } }
      .map { scenario.lines[$0] }
  }
}

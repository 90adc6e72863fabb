/// A finite set of lines to search in: shapes, and how many names may fill them.
///
/// A shape is a line whose names are canonical within the line. Its instances are all injective
/// ways to fill in names; a line that mentions one name twice is a shape of its own.
@usableFromInline
package struct Vocabulary<Language: ScenarioLanguage>: Sendable {
  /// Simplest first, each once.
  @usableFromInline package let shapes: [Language.Line]
  /// The largest number of different names in one scenario.
  @usableFromInline package let cast: Int

  @inlinable
  package init(shapes: [Language.Line], cast: Int, language: Language) {
    var seen: Set<Language.Line> = []
    self.shapes =
      shapes
      .flatMap { language.canonicalForm(of: [$0]) }
      .filter { seen.insert($0).inserted }
      .map { (shape: $0, key: Simplicity(of: [$0], in: language)) }
      .sorted { $0.key < $1.key }
      .map(\.shape)
    self.cast = cast
  }

  /// The vocabulary of a scenario itself: the shapes of its lines, what they simplify to, and the
  /// elementary lines, over as many names as it has.
  ///
  /// A long list simplifies to all of its parts, twice as many with each element.
  ///
  /// - Parameter limit: how many shapes there may be. Beyond, those are left out that take most
  ///   steps to come to.
  @inlinable
  package init(
    of lines: [Language.Line], language: Language, elementaryLines: [Language.Line]? = nil,
    atMost limit: Int = .max
  ) {
    var seen: Set<Language.Line> = []
    var shapes: [Language.Line] = []
    var pending = lines + (elementaryLines ?? language.elementaryLines)
    while !pending.isEmpty, shapes.count < limit {
      var simpler: [Language.Line] = []
      for line in pending {
        guard let shape = language.canonicalForm(of: [line]).first, seen.insert(shape).inserted
        else { continue }
        shapes.append(shape)
        guard shapes.count < limit else { break }
        simpler += language.simplifications(of: shape)
      }
      pending = simpler
    }
    self.init(shapes: shapes, cast: language.names(in: lines).count, language: language)
  }

  /// The vocabulary of a scenario as far as it goes to try things with. What is left out of it may
  /// have been simpler, so that no claim may rest on it.
  @inlinable
  package init(
    toTryWith lines: [Language.Line], language: Language, elementaryLines: [Language.Line]? = nil
  ) {
    self.init(
      of: lines, language: language, elementaryLines: elementaryLines, atMost: Self.trialLimit)
  }

  @inlinable package static var trialLimit: Int { 10_000 }

  /// Whether these lines can be said in it, all of them in one scenario.
  @inlinable
  package func includes(_ lines: [Language.Line], in language: Language) -> Bool {
    language.names(in: lines).count <= cast
      && lines.allSatisfy { line in
        language.canonicalForm(of: [line]).allSatisfy { shapes.contains($0) }
      }
  }

  /// How many instances there are over `names` names; long lists have very many.
  @inlinable
  package func instanceCount(names: Int, in language: Language) -> Int {
    shapes.reduce(0) { sum, shape in
      let count = Self.arrangementCount(of: names, count: language.names(in: [shape]).count)
      return sum.addingReportingOverflow(count).overflow ? .max : sum + count
    }
  }

  /// Every instance over `names`, simplest first, each once. A shape that would make them more than
  /// `limit` is left out.
  @inlinable
  package func lines(
    over names: [Language.Name], in language: Language, atMost limit: Int = .max
  ) -> [Language.Line] {
    var seen: Set<Language.Line> = []
    var lines: [Language.Line] = []
    for shape in shapes {
      let roles = language.names(in: [shape])
      let count = Self.arrangementCount(of: names.count, count: roles.count)
      guard count <= limit - lines.count else { continue }
      for filling in Self.arrangements(of: names, count: roles.count) {
        let map = Dictionary(uniqueKeysWithValues: zip(roles, filling))
        let line = language.renaming(shape) { map[$0] ?? $0 }
        if seen.insert(line).inserted { lines.append(line) }
      }
    }
    return lines
  }

  /// How many ordered choices of `count` different elements there are.
  @inlinable
  package static func arrangementCount(of names: Int, count: Int) -> Int {
    guard count <= names else { return 0 }
    return ((names - count)..<names).reduce(1) { product, factor in
      let (next, overflow) = product.multipliedReportingOverflow(by: factor + 1)
      return overflow ? .max : next
    }
  }

  /// All ordered choices of `count` different elements, in the order of the elements.
  @inlinable
  package static func arrangements(
    of names: [Language.Name], count: Int
  ) -> [[Language.Name]] {
    guard count <= names.count else { return [] }
    var partial: [[Language.Name]] = [[]]
    for _ in 0..<count {
      partial = partial.flatMap { chosen in
        names.filter { !chosen.contains($0) }.map { chosen + [$0] }
      }
    }
    return partial
  }
}

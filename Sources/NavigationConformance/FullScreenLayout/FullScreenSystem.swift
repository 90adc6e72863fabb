import ConformanceEngine
import NavigationReference

/// Layouts as a system that can be judged: every scenario is one layout, or two that differ in one condition.
struct FullScreenSystem: JudgedSystem {
  typealias Line = LayoutConditions
  typealias State = FullScreenModel
  typealias Name = ControllerName

  static var title: String { "layout" }
  static var kind: ScenarioSystem { .layout }
  var claimNames: [String] { [] }

  func common(with other: Self) -> Self { self }

  var claimsEverything: Bool { true }

  func claims(_ aspect: FullScreenAspect) -> Bool { true }
  func allows(_ line: LayoutConditions) -> Bool { true }
  func namesMissing(for line: LayoutConditions) -> [String] { [] }

  // MARK: Text

  private static let keyword = "layout"

  func text(of line: LayoutConditions) -> String {
    ([Self.keyword] + LayoutFactor.allCases.filter { line[$0] }.map(\.rawValue))
      .joined(separator: " ")
  }

  static func line(
    from reader: inout ScenarioReader
  ) throws(ScenarioFault) -> LayoutConditions {
    let start = reader.position
    guard reader.word() == keyword else {
      reader.position = start
      throw reader.fault(
        expected: "'layout'", among: [keyword],
        advice: "for example layout navigationBarTranslucent wantsFullScreen")
    }
    var conditions = LayoutConditions()
    reader.skipBlanks()
    while !reader.isAtEnd {
      try read(&reader, into: &conditions)
      reader.skipBlanks()
    }
    return conditions
  }

  private static func read(
    _ reader: inout ScenarioReader, into conditions: inout LayoutConditions
  ) throws(ScenarioFault) {
    let start = reader.position
    let words = LayoutFactor.allCases.map(\.rawValue)
    guard let factor = LayoutFactor(rawValue: reader.word()) else {
      reader.position = start
      throw reader.fault(
        expected: "a condition", among: words,
        advice: "the conditions are \(words.joined(separator: ", "))")
    }
    guard !conditions[factor] else {
      throw ScenarioFault(
        offset: start, message: "'\(factor.rawValue)' stands twice", advice: "write it once")
    }
    guard let changed = conditions.toggled(factor) else {
      throw ScenarioFault(
        offset: start, message: "'\(factor.rawValue)' needs a presentation",
        advice: "write presented before it")
    }
    conditions = changed
  }

  // MARK: Search

  func rank(of line: LayoutConditions) -> Int { LayoutFactor.allCases.count { line[$0] } }
  func listLength(of line: LayoutConditions) -> Int { 0 }
  func names(in line: LayoutConditions) -> [ControllerName] { [] }

  func renaming(
    _ line: LayoutConditions, by map: (ControllerName) -> ControllerName
  ) -> LayoutConditions {
    line
  }

  func canonicalName(_ index: Int) -> ControllerName { ControllerName(index) }

  var vocabulary: Vocabulary<Self> {
    Vocabulary(shapes: LayoutConditions.all, cast: 0, language: self)
  }

  /// Each layout, and each pair of layouts that differ in one condition.
  func smallScenarios(atMost limit: Int) -> [[LayoutConditions]] {
    let all = vocabulary.shapes
    return all.map { [$0] }
      + all.flatMap { first in
        LayoutFactor.allCases.compactMap { first.toggled($0) }
          .filter { first.onlyDifference(from: $0) != nil }
          .map { [first, $0] }
      }
  }

  func simplifications(of line: LayoutConditions) -> [LayoutConditions] {
    LayoutFactor.allCases.filter { line[$0] }.compactMap { line.toggled($0) }
  }

  var draws: Bool { false }

  func line(
    after state: FullScreenModel, count: Int, using randomness: inout SeededGenerator
  ) -> LayoutConditions? {
    nil
  }

  var trialLines: [LayoutConditions] {
    var open = LayoutConditions()
    open[.navigationBarTranslucent] = true
    open[.toolbar] = true
    open[.wantsFullScreen] = true
    return [LayoutConditions(), open]
  }
}

import NavigationReference

/// Why a stored record cannot be read.
package struct RecordFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// More than any machine will ever count, and little enough that a thousand of them can be added up.
  private static let largestCount = 1 << 53

  static func count(_ number: Int, _ name: String) throws(RecordFault) -> Int {
    guard (0...largestCount).contains(number) else {
      throw RecordFault(
        "'\(name)' expects a count of at most \(largestCount), found \(number)")
    }
    return number
  }

  /// How many somebody asked for, which may be any number.
  static func wantedCount(_ number: Int) throws(RecordFault) -> Int {
    guard number >= 0 else {
      throw RecordFault("'wanted' expects a number of scenarios from 0, found \(number)")
    }
    return number
  }

  /// The place of a scenario among all there could be.
  static func index(_ number: Int, _ name: String) throws(RecordFault) -> Int {
    guard number >= 0 else {
      throw RecordFault("'\(name)' expects an index from 0, found \(number)")
    }
    return number
  }

  static func requirement(_ id: String) throws(RecordFault) -> Int {
    guard let index = RequirementCatalogue.core.index(of: id) else {
      throw RecordFault(noRequirement: id)
    }
    return index
  }

  init(noRequirement id: String) { self.init("there is no requirement '\(id)'") }

  /// One of the smaller systems.
  static func system(_ name: String) throws(RecordFault) -> ScenarioSystem {
    guard let system = ScenarioSystem.small.first(where: { $0.name == name }) else {
      throw RecordFault("there is no system '\(name)'")
    }
    return system
  }

  static func phase(_ name: String) throws(RecordFault) -> ScenarioPosition.Phase {
    guard let phase = ScenarioPosition.Phase(rawValue: name) else {
      throw RecordFault("there is no phase '\(name)'")
    }
    return phase
  }

  static func kind(_ name: String) throws(RecordFault) -> OperationKind {
    guard let kind = OperationKind.allCases.first(where: { "\($0)" == name }) else {
      throw RecordFault("there is no kind of operation '\(name)'")
    }
    return kind
  }

  /// By the grammar alone: what was run is kept, and a run of many hours does not end because its end is doubted.
  static func lines(_ text: String) throws(RecordFault) -> [ScenarioLine] {
    do throws(ScenarioError) {
      return try NavigationScenario.parse(text).lines
    } catch {
      throw RecordFault("the scenario '\(text)' cannot be read: \(error.message)")
    }
  }

  static func word(_ text: String, _ name: String) throws(RecordFault) -> UInt64 {
    guard text.count == 16, let word = UInt64(text, radix: 16) else {
      throw RecordFault("'\(name)' expects sixteen hexadecimal digits, found '\(text)'")
    }
    return word
  }
}

import NavigationConformance
import NavigationReference
import Testing

@Suite("Scenarios as a language") struct NavigationLanguageTests {
  private let language = NavigationLanguage(claims: .all)

  /// Lines of every kind, as they are generated.
  private var lines: [ScenarioLine] {
    var all: Set<ScenarioLine> = []
    var expectation = Expectation()
    for index in 0..<150 {
      var generator = ScenarioGenerator(
        seed: 11, index: UInt64(index), plan: GenerationPlan(), claims: .all)
      var model = NavigationModel()
      while let line = generator.next(in: model) {
        model.apply(line, to: &expectation)
        all.insert(line)
      }
    }
    return all.sorted { $0.text < $1.text }
  }

  @Test func `a simplification is simpler than what it stands for`() {
    for line in lines {
      for simpler in language.simplifications(of: line) {
        #expect(language.weight(of: simpler) < language.weight(of: line), "\(line.text)")
      }
    }
  }

  @Test func `a line is determined by its weight and its names`() {
    var seen: [LineWeight: [ScenarioLine]] = [:]
    for line in lines {
      let weight = language.weight(of: line)
      for other in seen[weight, default: []] where other.names == line.names {
        Issue.record("\(line.text) and \(other.text) weigh the same")
      }
      seen[weight, default: []].append(line)
    }
  }

  @Test func `names are what renaming changes`() {
    for line in lines {
      let moved = language.renaming(line) { ControllerName($0.position + 40) }
      #expect(
        language.names(in: moved)
          == language.names(in: line).map { ControllerName($0.position + 40) })
      #expect(language.renaming(moved) { ControllerName($0.position - 40) } == line)
    }
  }

  @Test func `weights are a total order`() {
    let weights = lines.prefix(60).map { language.weight(of: $0) }
    for first in weights {
      #expect(!(first < first))
      for second in weights where first != second {
        #expect((first < second) != (second < first))
      }
    }
  }
}

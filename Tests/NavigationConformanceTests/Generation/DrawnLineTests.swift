import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// Whatever can be written is drawn: a bug that shows in other lines only is one that no campaign finds.
@Suite("Lines that are drawn", .aside) struct DrawnLineTests {
  private static let scenarios = scenarios(of: 11)
  /// Of one seed alone so few scenarios do not have all that is rare.
  private static let withLongLists = (20...29).flatMap(scenarios)

  private static func scenarios(of seed: UInt64) -> [[ScenarioLine]] {
    (0..<sample(1_500, of: 3_000 as UInt64)).map {
      ScenarioGenerator(seed: seed, index: $0, plan: GenerationPlan(), claims: .all).scenario
    }
  }

  /// What a line says, whoever it says it of: names, labels and the lengths of lists are left out.
  private static func shape(of line: ScenarioLine) -> String {
    nameless(line).text
      .replacing(/\b[A-Z][0-9]*\b/, with: "N").replacing(/N( N)+/, with: "N")
      .replacing(/"(\\.|[^"\\])*"|\b[a-z]\b/, with: "l").replacing(/\[l(, l)*\]/, with: "[l]")
  }

  private static func nameless(_ line: ScenarioLine) -> ScenarioLine {
    line.renamed { _ in ControllerName(0) }
  }

  @Test func `every line of the whole vocabulary is drawn`() {
    var missing = Set<String>()
    for line in WholeVocabulary.shapes {
      // Wherever one would be carried out, the model refuses it.
      if case .callback(_, .push(_, animated: true)) = line { continue }
      missing.insert(Self.shape(of: line))
    }
    // Most lines have been seen before.
    var seen = Set<ScenarioLine>()
    for line in Self.scenarios.joined() where seen.insert(Self.nameless(line)).inserted {
      missing.remove(Self.shape(of: line))
    }
    #expect(missing.sorted() == [])
  }

  @Test func `texts are drawn that are empty, short, and as long as a label can be`() {
    var titles: Set<String> = []
    var prompts: Set<String> = []
    for line in Self.scenarios.joined() {
      switch line {
      case .change(_, .title(let text?)), .change(_, .itemTitle(let text?)):
        titles.insert(text.text)
      case .change(_, .prompt(let text?)): prompts.insert(text.text)
      default: break
      }
    }
    #expect(titles == ["", "a", "b", "c", "d", "Straße <1> & 2"])
    #expect(prompts == ["", "p", "q", "r", "東京 & \"Kyo\""])
    #expect(titles.union(prompts).allSatisfy { $0.utf8.count <= Label.maximumByteCount })
  }

  @Test func `long lists of each kind are drawn`() {
    var longest = (set: 0, sameStack: 0, partOfStack: 0, sameTop: 0, toolbarItems: 0)
    var expectation = Expectation()
    for lines in Self.withLongLists {
      var model = NavigationModel()
      for line in lines {
        let stack = model.stack.controllers
        switch line {
        case .setViewControllers(let names, _), .assignViewControllers(let names):
          longest.set = max(longest.set, names.count)
          if names == stack {
            longest.sameStack = max(longest.sameStack, names.count)
          } else if stack.starts(with: names) {
            longest.partOfStack = max(longest.partOfStack, names.count)
          } else if names.last == stack.last {
            longest.sameTop = max(longest.sameTop, names.count)
          }
        case .change(_, .toolbarItems(let items?)), .setToolbarItems(_, let items?, _):
          longest.toolbarItems = max(longest.toolbarItems, items.count)
        default: break
        }
        model.apply(line, to: &expectation)
      }
    }
    #expect(longest.set > 12)
    #expect(longest.sameStack > 8)
    #expect(longest.partOfStack > 8)
    #expect(longest.sameTop > 8)
    #expect(longest.toolbarItems == 8)
  }
}

import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Labels in order of use") struct CanonicalLabelsTests {
  private let language = NavigationLanguage(claims: .all)

  private func canonical(_ text: String) throws -> String {
    NavigationScenario(lines: CanonicalLabels(try NavigationScenario(text).lines).lines).oneLine
  }

  private func drawn(_ index: UInt64) -> [ScenarioLine] {
    ScenarioGenerator(seed: 3, index: index, plan: GenerationPlan(), claims: .all).scenario
  }

  @Test(arguments: [
    (
      "start A; A.toolbarItems = [z2, z2]; A.setToolbarItems [t, z2]",
      "start A; A.toolbarItems = [x, x]; A.setToolbarItems [y, x]"
    ),
    (
      "A.title = \"b\"; start A; A.item.title = \"a\"; A.item.titleView = y; A.item.left = x4",
      "A.title = \"a\"; start A; A.item.title = \"b\"; A.item.titleView = x; A.item.left = y"
    ),
    (
      "start A; A.item.prompt = \"\"; A.item.title = \"c\"; A.title = none",
      "start A; A.item.prompt = \"\"; A.item.title = \"a\"; A.title = none"
    ),
    (
      "A.toolbarItems = [y]; start A; setToolbarHidden false; tapToolbarItem y",
      "A.toolbarItems = [x]; start A; setToolbarHidden false; tapToolbarItem x"
    ),
    (
      "start A; navigationBar.tintColor = t; A.item.right = view s; A.toolbarItems = every kind",
      "start A; navigationBar.tintColor = x; A.item.right = view y; A.toolbarItems = every kind"
    ),
  ])
  func `the first are given out first, texts and the others by themselves`(
    _ text: String, _ expected: String
  ) throws {
    #expect(try canonical(text) == expected)
    #expect(try canonical(expected) == expected)
  }

  @Test func `items of a certain kind keep their names`() throws {
    let lines: [ScenarioLine] = [
      .setToolbarItems(ControllerName(0), ["flexible-space", "y"], animated: false)
    ]
    #expect(
      CanonicalLabels(lines).lines == [
        .setToolbarItems(ControllerName(0), ["flexible-space", "x"], animated: false)
      ])
  }

  @Test func `a scenario stays one that the model accepts, and becomes no less simple`() {
    for index in 0..<UInt64(sample(60, of: 2_000)) {
      let lines = drawn(index)
      let canonical = CanonicalLabels(lines).lines
      #expect(CanonicalLabels(canonical).lines == canonical)
      #expect(canonical.map(\.names) == lines.map(\.names))
      #expect(language.accepts(all: canonical))
      #expect(!(Simplicity(of: lines, in: language) < Simplicity(of: canonical, in: language)))
    }
  }

  @Test func `what is equal stays equal, and what differs stays different`() {
    for index in 0..<UInt64(sample(60, of: 2_000)) {
      let lines = drawn(index)
      var marks: [Label: Label] = [:]
      for (old, new) in zip(Self.marks(of: lines), Self.marks(of: CanonicalLabels(lines).lines)) {
        #expect(marks[old, default: new] == new)
        marks[old] = new
      }
      #expect(Set(marks.values).count == marks.count)
    }
  }

  private static func marks(of lines: [ScenarioLine]) -> [Label] {
    var marks: [Label] = []
    for line in lines {
      _ = line.relabelled(
        texts: { $0 },
        marks: { mark in
          marks.append(mark)
          return mark
        })
    }
    return marks
  }
}

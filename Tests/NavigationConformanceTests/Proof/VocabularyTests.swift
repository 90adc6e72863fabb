import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Vocabularies of proofs") struct VocabularyTests {
  @Test func `the whole vocabulary has every kind of line and every field`() {
    let kinds = Set(WholeVocabulary.shapes.map { kind(of: $0) })
    var generated: Set<String> = []
    for index in 0..<600 {
      var generator = ScenarioGenerator(
        seed: 5, index: UInt64(index), plan: GenerationPlan(), claims: .all)
      var model = NavigationModel()
      var expectation = Expectation()
      while let line = generator.next(in: model) {
        model.apply(line, to: &expectation)
        generated.insert(kind(of: line))
      }
    }
    #expect(generated.count > 30)
    #expect(generated.subtracting(kinds).sorted() == [])
  }

  /// The line without names and values, but with flags and motions.
  private func kind(of line: ScenarioLine) -> String {
    switch line {
    case .change(_, let attribute): "change " + "\(attribute)".prefix { $0 != "(" }
    case .changeBar(let property): "navigationBar " + "\(property)".prefix { $0 != "(" }
    case .setViewControllers(_, let motion): "set \(motion)"
    case .assignViewControllers: "viewControllers ="
    case .setToolbarItems(_, _, let animated): "setToolbarItems \(animated)"
    case .tapToolbarItem: "tapToolbarItem"
    default: line.renamed { _ in ControllerName(0) }.text
    }
  }

  @Test func `the whole vocabulary names no controller twice in a line, and each line once`() {
    #expect(WholeVocabulary.shapes.allSatisfy { Set($0.names).count == $0.names.count })
    #expect(Set(WholeVocabulary.shapes).count == WholeVocabulary.shapes.count)
    let vocabulary = WholeVocabulary(claims: .all).vocabulary
    #expect(vocabulary.shapes.count == WholeVocabulary.shapes.count)
  }

  @Test(arguments: [
    ("start A; set A B C; push D", true),
    ("start B; set B A D; push C", true),
    ("start A; A.title = \"a\"; B.item.title = \"b\"", true),
    ("start A; set A B C D", false),
    ("start A; push B; push C; push D; push E", false),
    ("start A; A.title = \"b\"", false),
    ("start A; A.toolbarItems = [x, x]", false),
  ])
  func `the whole vocabulary knows what it can say`(text: String, isKnown: Bool) throws {
    let lines = try NavigationScenario(text).lines
    #expect(
      WholeVocabulary(claims: .all).vocabulary
        .includes(lines, in: NavigationLanguage(claims: .all)) == isKnown)
  }

  @Test(arguments: [
    ("start A; A.title = \"b\"; B.item.title = \"c\"", true),
    ("start A; A.toolbarItems = [x, x]; set A B C", true),
    ("start A; set A B C D", false),
    ("start A; push B; push C; push D; push E", false),
  ])
  func `what can be said with a counterexample's values belongs to it as far as its limits go`(
    text: String, isKnown: Bool
  ) throws {
    let lines = try NavigationScenario(text).lines
    let whole = WholeVocabulary(claims: .all, with: lines).vocabulary
    #expect(whole.includes(lines, in: NavigationLanguage(claims: .all)) == isKnown)
    #expect(whole.cast == WholeVocabulary.cast)
    let plain = WholeVocabulary(claims: .all).vocabulary.shapes
    #expect(plain.allSatisfy { whole.shapes.contains($0) })
    #expect(whole.shapes.allSatisfy { $0.names.count <= WholeVocabulary.longestList })
  }

  @Test func `values go into lines of other kinds, too`() throws {
    func shapes(_ text: String) throws -> [String] {
      let lines = try NavigationScenario(text).lines
      return WholeVocabulary(claims: .all, with: lines).vocabulary.shapes.map(\.text)
    }
    let items = try shapes("start A; B.toolbarItems = [x, y, z]; push B")
    #expect(items.contains("A.setToolbarItems [x, y, z]"))
    let titles = try shapes("start A; A.title = \"c\"")
    #expect(titles.contains("A.item.title = \"c\""))
    #expect(titles.contains("A.item.prompt = \"c\""))
    #expect(!titles.contains("A.item.left = c"))
  }

  @Test(arguments: [
    ("start A; push B", 3, 2), ("start A; set B C D; pop", 5, 3), ("start empty", 1, 1),
  ])
  func `a line may be replaced by any over the controllers and one more`(
    text: String, names: Int, longest: Int
  ) throws {
    let lines = try NavigationScenario(text).lines
    let choices = NavigationVocabulary.choices(near: lines, claims: .all)
    #expect(Set(choices.flatMap(\.names)) == Set((0..<names).map { ControllerName($0) }))
    #expect(choices.map(\.names.count).max() == longest)
    #expect(Set(choices).count == choices.count)
    for line in ["A.viewWillAppear: setToolbarHidden true", "A.item.left = none", "popToRoot"] {
      #expect(choices.contains(try NavigationScenario("start A; \(line)").lines[1]))
    }
  }

  @Test func `a line is replaced by what is claimed`() throws {
    let claims: Capabilities = [.popTo, .raises]
    let lines = try NavigationScenario("start A; push B; pop").lines
    let choices = NavigationVocabulary.choices(near: lines, claims: claims)
    #expect(choices.count > 10)
    #expect(choices.allSatisfy { claims.allows($0) })
  }

  @Test func `of two runs the whole vocabulary has the values of both sides`() throws {
    let lines = try NavigationScenario("start A; A.item.left = l; set A B C D").lines
    let plain = RelationVocabulary.whole(of: .animation, claims: .all)
    let whole = RelationVocabulary.whole(of: .animation, claims: .all, with: lines)
    func common(_ vocabulary: RelationVocabulary) -> [String] {
      vocabulary.vocabulary.shapes.compactMap {
        if case .common(let line) = $0 { line.text } else { nil }
      }
    }
    #expect(!common(plain).contains("A.item.left = l"))
    #expect(common(whole).contains("A.item.left = l"))
    #expect(common(whole).contains("A.item.right = l"))
    #expect(!common(whole).contains("set A B C D"))
    #expect(whole.limits == plain.limits)
  }

  @Test func `where it has no values of its own, the whole vocabulary is what it always is`() throws
  {
    let lines = try NavigationScenario("start B; set B A D; A.title = \"a\"; push C").lines
    #expect(
      WholeVocabulary(claims: .all, with: lines).vocabulary.shapes
        == WholeVocabulary(claims: .all).vocabulary.shapes)
  }

  @Test func `what is not claimed is in no vocabulary`() throws {
    let claims: Capabilities = [.popTo, .raises]
    let whole = WholeVocabulary(claims: claims).vocabulary
    #expect(whole.shapes.allSatisfy { claims.allows($0) })
    #expect(
      whole.shapes.map(\.text) == [
        "start A", "push A", "push A animated", "pop", "pop animated", "popTo A",
        "popTo A animated",
        "show", "settle",
      ])
  }

  @Test(arguments: [
    (
      "start A; push B; pop animated", 0, 2,
      ["start A", "push A", "push A animated", "pop", "pop animated"]
    ),
    (
      "start A; set A B C; popTo A", 3, 3,
      ["start A", "push A", "pop", "popTo A", "set A", "set A B", "set A B C"]
    ),
    (
      "A.title = \"x\"; A.item.left = y; start A; setToolbarHidden false animated", 0, 1,
      [
        "start A", "push A", "pop", "setToolbarHidden false", "setToolbarHidden false animated",
        "A.title = \"x\"", "A.item.left = y",
      ]
    ),
    (
      "start A; A.title = \"x\"; A.item.title = none", 0, 1,
      [
        "start A", "push A", "pop", "A.title = none", "A.item.title = none", "A.title = \"x\"",
        "A.item.title = \"x\"",
      ]
    ),
  ])
  func `its own vocabulary is what a counterexample is made of, with push and pop`(
    text: String, list: Int, cast: Int, shapes: [String]
  ) throws {
    let own = OwnVocabulary(of: try NavigationScenario(text).lines, claims: .all)
    #expect(own.longestList == list)
    #expect(own.cast == cast)
    #expect(own.vocabulary.shapes.map(\.text) == shapes)
  }
}

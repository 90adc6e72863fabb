import ConformanceEngine
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

  @Test func `of a long list no more parts are looked at than can be, the nearest first`() throws {
    let labels = (1...30).map { "i\($0)" }
    let long = try NavigationScenario(
      "start A; A.toolbarItems = [\(labels.joined(separator: ", "))]")
    let limit = Vocabulary<NavigationLanguage>.trialLimit
    let own = Vocabulary(toTryWith: long.lines, language: language)
    #expect(own.shapes.count == limit)
    for line in long.lines + language.simplifications(of: long.lines[1]) {
      #expect(own.shapes.contains(line), "\(line.text)")
    }
  }

  @Test func `of what is generated every part is looked at`() {
    let own = Vocabulary(of: lines, language: language)
    #expect(own.shapes.count < Vocabulary<NavigationLanguage>.trialLimit)
  }

  @Test func `a simplification is simpler than what it stands for`() {
    for line in lines {
      for simpler in language.simplifications(of: line) {
        #expect(language.weight(of: simpler) < language.weight(of: line), "\(line.text)")
      }
    }
  }

  @Test func `what says more than an item is tried with an item in its place`() {
    let a = ControllerName(0)
    #expect(
      language.simplifications(of: .change(a, .editButton))
        == [.change(a, .rightItem(nil)), .change(a, .rightItem("x"))])
    #expect(
      language.simplifications(of: .change(a, .everyToolbarItemKind))
        == [nil, ["x"], ["x", "y"]].map { .change(a, .toolbarItems($0)) })
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

  private func rewrites(
    of text: String, claims: Capabilities = .all
  ) throws -> [String] {
    let lines = try NavigationScenario("start Z; " + text).lines.dropFirst()
    return NavigationLanguage(claims: claims).rewrites(of: lines)
      .map { $0.map(\.text).joined(separator: "; ") }
  }

  @Test(arguments: [
    ("set A B C; push D", "set A B C D"), ("viewControllers = A B; push C", "set A B C"),
    ("set A B; push C; push D", "set A B C D"),
    ("set A B; C.title = \"a\"; push C", "C.title = \"a\"; set A B C"),
  ])
  func `who is pushed above a set comes with it`(_ window: String, _ rewrite: String) throws {
    #expect(try rewrites(of: window) == [rewrite])
  }

  @Test func `who is pushed above a set comes with it in each of their ways`() throws {
    #expect(
      try rewrites(of: "set A B; push C animated") == ["set A B C", "set A B C animated"])
    #expect(
      try rewrites(of: "set A B animated; push C") == ["set A B C", "set A B C animated"])
  }

  @Test(arguments: ["set A B; pop; push C", "set A B; push C; set D; push E"])
  func `who leaves before a push does not come with it`(_ window: String) throws {
    #expect(try rewrites(of: window) == [])
  }

  @Test(arguments: [
    ("set A B; set C animated", "set A B C animated"),
    ("set A B C; viewControllers = B D", "viewControllers = A C B D"),
    ("viewControllers = A; push B; C.title = \"a\"; set C", "push B; C.title = \"a\"; set A C"),
  ])
  func `who is set first is set below those who are set after`(
    _ window: String, _ rewrite: String
  ) throws {
    #expect(try rewrites(of: window) == [rewrite])
  }

  @Test(arguments: ["set A B", "set A B; set B A", "set A; pop; viewControllers = B A"])
  func `a set without anybody else has nobody to give to one after it`(_ window: String) throws {
    #expect(try rewrites(of: window) == [])
  }

  @Test(arguments: [
    "gesture begin; gesture finish", "gesture begin; gesture update; gesture finish",
  ])
  func `who is swiped away may be popped`(_ window: String) throws {
    #expect(try rewrites(of: window) == ["pop", "pop animated"])
  }

  @Test func `who is not swiped away after all is not popped`() throws {
    #expect(try rewrites(of: "gesture begin; gesture cancel") == [])
  }

  @Test func `nobody comes in a set that is not claimed`() throws {
    #expect(
      try rewrites(
        of: "viewControllers = A B; push C", claims: .all.subtracting(.setViewControllers)) == [])
  }

  @Test func `who is pushed above the first root comes with it in a set`() throws {
    let lines = try NavigationScenario("start A; push B; push C").lines
    let rewrites = language.rewrites(of: lines[...])
      .map { $0.map(\.text).joined(separator: "; ") }
    #expect(rewrites == ["start C; push B", "start A; set A B C"])
  }
}

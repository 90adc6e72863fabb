import NavigationReference
import Testing

@testable import NavigationConformance

@Suite struct ScenarioRoundTripTests {
  @Test func `Reading what was printed gives the same lines, whatever they are`() throws {
    var random = RandomLines(seed: 1)
    for _ in 0..<sample(1_500, of: 6_000) {
      var lines: [ScenarioLine] = []
      for _ in 0..<random.next(upTo: 8) { lines.append(random.line()) }
      let scenario = NavigationScenario(lines: lines)
      #expect(try NavigationScenario.parse(scenario.text) == scenario)
      #expect(try NavigationScenario.parse(scenario.oneLine) == scenario)
    }
  }

  @Test func `Every kind of line survives alone`() throws {
    var random = RandomLines(seed: 2)
    for kind in 0..<RandomLines.kindCount {
      for _ in 0..<sample(50, of: 200) {
        let line = random.line(kind: kind)
        #expect(try NavigationScenario.parse(line.text).lines == [line], "\(line.text)")
        #expect(!line.text.contains("\n"))
      }
    }
  }

  @Test func `Every odd text survives in every place`() throws {
    for text in RandomLines.oddTexts {
      let label = text.flatMap { Label($0) }
      let attributes: [Attribute] = [
        .title(label), .itemTitle(label), .titleView(label), .leftItem(label), .rightItem(label),
        .backItem(label), .prompt(label), .toolbarItems(label.map { [$0, $0] }),
      ]
      let views = label.map { [Attribute.leftView($0), .rightView($0)] } ?? []
      let lines = (attributes + views).map { ScenarioLine.change(ControllerName(0), $0) }
      let scenario = NavigationScenario(lines: lines)
      #expect(try NavigationScenario.parse(scenario.text) == scenario)
    }
  }

  @Test func `Texts that look alike stay different`() throws {
    let composed = try NavigationScenario("A.title = \"é\"")
    let decomposed = try NavigationScenario("A.title = \"e\u{301}\"")
    #expect(composed != decomposed)
    #expect(Array(decomposed.text.utf8) == Array("A.title = \"e\u{301}\"".utf8))
  }

  @Test func `A printed text has no character that breaks a line or hides`() throws {
    var random = RandomLines(seed: 3)
    for _ in 0..<4_000 {
      for scalar in random.line(kind: 0).text.unicodeScalars {
        #expect(!ScenarioText.needsEscape(scalar))
      }
    }
  }

  @Test func `A printed story pastes back, indented and with a marked line`() throws {
    var random = RandomLines(seed: 4)
    for _ in 0..<1_000 {
      var lines: [ScenarioLine] = []
      for _ in 0...random.next(upTo: 6) { lines.append(random.line()) }
      let marked = random.next(upTo: lines.count)
      let story = lines.enumerated()
        .map { ($0.offset == marked ? "    ▸ " : "      ") + $0.element.text }
        .joined(separator: "\n")
      #expect(try NavigationScenario.parse(story).lines == lines)
    }
  }

  @Test func `What the model accepts can be read with the model's check`() throws {
    var random = RandomLines(seed: 5)
    var accepted = 0
    for _ in 0..<sample(400, of: 1_500) {
      var model = NavigationModel()
      var expectation = Expectation()
      var lines: [ScenarioLine] = []
      for _ in 0..<60 {
        let line = random.line()
        guard model.refusal(of: line) == nil, !names(in: line).contains(where: { $0.index > 60 })
        else { continue }
        model.apply(line, to: &expectation)
        lines.append(line)
      }
      accepted += lines.count
      #expect(try NavigationScenario(NavigationScenario(lines: lines).text).lines == lines)
    }
    #expect(accepted > sample(2_500, of: 10_000))
  }

  /// The names in a line, so that the test can leave out those that make the model's tables large.
  private func names(in line: ScenarioLine) -> [ControllerName] {
    line.text.split { !($0.isLetter || $0.isNumber) }.compactMap { ControllerName(String($0)) }
  }

  @Test func `A very long scenario is read and printed in one go`() throws {
    var lines: [ScenarioLine] = [.start(.onScreen(root: ControllerName(0)))]
    for index in 0..<sample(5_000, of: 50_000) {
      lines.append(.push(ControllerName(1 + index % 200), .animated))
      lines.append(.pop(.still))
    }
    let scenario = NavigationScenario(lines: lines)
    let text = scenario.text
    #expect(text.utf8.count < 3_000_000)
    #expect(try NavigationScenario(text) == scenario)
    #expect(try NavigationScenario(scenario.oneLine) == scenario)
  }
}

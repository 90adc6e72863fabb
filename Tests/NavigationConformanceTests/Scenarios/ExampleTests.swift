import Foundation
import NavigationConformance
import NavigationReference
import Testing

@Suite struct ExampleTests {
  @Test func `The worked examples are found`() {
    #expect(ExampleStory.names.count >= 11)
  }

  @Test(arguments: ExampleStory.names)
  func `A worked example is a scenario with a title and a source`(_ name: String) throws {
    let story = try ExampleStory(named: name)
    let scenario = try NavigationScenario(story.text)
    #expect(scenario.lines == story.steps.map(\.line))
    let head = story.text.components(separatedBy: "\n").prefix(2)
    #expect(head.allSatisfy { $0.hasPrefix("# ") && $0.count > 10 })
    let documents = [
      "# UINavigationController Class Reference, ", "# Navigation Controllers, ",
      "# UIToolbars in iPhone OS 2.x, ",
    ]
    #expect(documents.contains { head.last?.hasPrefix($0) == true })
  }

  @Test(arguments: ExampleStory.names)
  func `What a worked example says is seen is what the model states`(_ name: String) throws {
    let story = try ExampleStory(named: name)
    var model = NavigationModel()
    var expectation = Expectation()
    var count = 0
    for step in story.steps {
      #expect(model.refusal(of: step.line) == nil)
      model.apply(step.line, to: &expectation)
      let value = ExampleValue(model: model, expectation: expectation)
      for sight in step.sights {
        let aspect = Aspect.allCases.first { $0.title == sight.title }
        let place = Comment(rawValue: "\(name):\(sight.lineNumber): \(sight.title)")
        #expect(aspect.flatMap { value[$0] } == sight.value, place)
        count += 1
      }
    }
    #expect(count >= 2)
  }
}

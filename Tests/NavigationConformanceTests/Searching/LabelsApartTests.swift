import NavigationReference
import Testing

@testable import NavigationConformance

@Suite("Labels of their own") struct LabelsApartTests {
  private func apart(_ text: String) throws -> String {
    NavigationScenario(lines: LabelsApart(try NavigationScenario(text).lines).lines).oneLine
  }

  private func drawn(_ index: UInt64) -> [ScenarioLine] {
    ScenarioGenerator(seed: 7, index: index, plan: GenerationPlan(), claims: .all).scenario
  }

  @Test(arguments: [
    (
      "start A; A.item.back = x; B.item.back = x; push B",
      "start A; A.item.back = x; B.item.back = x2; push B"
    ),
    (
      "start A; A.item.left = x; A.item.right = x; A.item.left = x",
      "start A; A.item.left = x; A.item.right = x2; A.item.left = x"
    ),
    (
      "start A; A.item.left = view x; A.item.right = view x; A.item.right = x; A.item.left = view x",
      "start A; A.item.left = view x; A.item.right = view x2; A.item.right = x3; A.item.left = view x"
    ),
    (
      "start A; A.title = \"a\"; A.item.title = \"a\"; A.item.prompt = \"a\"",
      "start A; A.title = \"a\"; A.item.title = \"a2\"; A.item.prompt = \"a3\""
    ),
    (
      "start A; A.toolbarItems = [x, y, x]; A.setToolbarItems [y, x]; B.setToolbarItems [x] animated",
      "start A; A.toolbarItems = [x, y, x]; A.setToolbarItems [y, x]; B.setToolbarItems [x2] animated"
    ),
    (
      "A.toolbarItems = [x]; start A; setToolbarHidden false; B.toolbarItems = [x]; push B; tapToolbarItem x",
      "A.toolbarItems = [x]; start A; setToolbarHidden false; B.toolbarItems = [x2]; push B; tapToolbarItem x2"
    ),
    (
      "start A; navigationBar.tintColor = x; navigationBar.barTintColor = x; A.view.tintColor = x",
      "start A; navigationBar.tintColor = x; navigationBar.barTintColor = x2; A.view.tintColor = x3"
    ),
  ])
  func `each place has a label of its own, and the same one when it has the same again`(
    _ text: String, _ expected: String
  ) throws {
    #expect(try apart(text) == expected)
  }

  @Test func `a text that is empty stays empty, and nothing stays nothing`() throws {
    let text = "start A; A.title = \"\"; A.item.title = \"\"; A.item.left = none; A.title = none"
    #expect(try apart(text) == text)
  }

  @Test func `a label that is as long as labels can be gives way to a number`() throws {
    let long = "abcdefghijklmno"
    #expect(
      try apart("start A; A.item.left = \(long); A.item.right = \(long); B.item.left = \(long)")
        == "start A; A.item.left = \(long); A.item.right = x2; B.item.left = x3")
  }

  @Test func `what is apart stays as it is, and beginnings are told apart alike`() {
    var changedCount = 0
    for index in 0..<sample(60, of: 600) {
      let lines = drawn(UInt64(index))
      let apart = LabelsApart(lines).lines
      if apart != lines { changedCount += 1 }
      #expect(LabelsApart(apart).lines == apart)
      let half = lines.count / 2
      #expect(LabelsApart(Array(lines.prefix(half))).lines == Array(apart.prefix(half)))
    }
    #expect(changedCount > 10)
  }

  @Test func `the model accepts the same lines, in the same situations`() {
    var (one, other) = (Expectation(), Expectation())
    for index in 0..<sample(60, of: 600) {
      let lines = drawn(UInt64(index))
      var (model, told) = (NavigationModel(), NavigationModel())
      for (line, apart) in zip(lines, LabelsApart(lines).lines) {
        #expect(told.refusal(of: apart) == nil)
        model.apply(line, to: &one)
        told.apply(apart, to: &other)
        #expect(model.stack.controllers == told.stack.controllers)
        #expect(one.transition == other.transition)
        // What is stated may differ: where the same is shown before and after, nothing is said of an animation.
        #expect(one.situation == other.situation)
      }
    }
  }
}

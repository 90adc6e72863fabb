import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference
import Testing

@testable import NavigationConformance

/// A bug that shows through several kinds of lines comes to one scenario, whichever of them it was met with, and so to
/// one file of a corpus.
@MainActor @Suite("One bug, one form") struct OneFormTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let fault: NavigationFault
    let form: String
    /// What it was met with.
    let met: [String]

    var testDescription: String { "\(fault)" }
  }

  nonisolated static let examples = [
    Example(
      fault: .titleOfPrevious, form: "start A; B.title = \"a\"; push B",
      met: [
        "start A; B.title = \"a\"; set A B", "start A; B.title = \"a\"; viewControllers = A B",
        "start A; B.title = \"a\"; set A B animated",
      ]),
    Example(
      fault: .inBetweenShownWhenAnimated, form: "start A; set A B C; popToRoot animated",
      met: ["start A; set A B C; popTo A animated"]),
    Example(
      fault: .barNotAlongside,
      form: "start A; B.viewWillAppear: setNavigationBarHidden true animated; push B animated",
      met: [
        "start A; B.viewWillAppear: setNavigationBarHidden true animated; set B animated",
        "start A; B.viewWillAppear: setNavigationBarHidden true animated; set A B animated",
      ]),
    Example(
      fault: .visibleLostUnderModal, form: "start A; present B; push C",
      met: ["start A; present B; set C", "start A; present B; set A C"]),
    Example(
      fault: .toolbarItemsNotUpdatedByPush,
      form: "start A; setToolbarHidden false; B.toolbarItems = [x]; push B",
      met: [
        "start A; setToolbarHidden false; B.setToolbarItems [x]; push B",
        "start A; B.setToolbarItems [x]; B.viewWillAppear: setToolbarHidden false; push B",
      ]),
    Example(
      fault: .deepPushLost, form: "start A; set A B C D E F; push G",
      met: [
        "start A; set A B C D E; push F; push G",
        "start A; set B C D; push E; push A; push F; push G",
        "start A; push B; push C; push D; push E; push F; push G",
      ]),
    Example(
      fault: .deepPopToRootKeepsOne, form: "start A; set A B C D; popToRoot",
      met: [
        "start A; set A B C; push D; popToRoot", "start A; push B; push C; push D; popToRoot",
        "start A; set A B C; push D animated; popToRoot animated",
      ]),
    Example(
      fault: .controllerTitleFirst, form: "A.title = \"a\"; A.item.title = \"b\"; start A",
      met: [
        "A.title = \"b\"; A.item.title = \"a\"; start A",
        "A.title = \"a\"; A.item.title = \"a3\"; start A",
      ]),
    Example(
      fault: .titleBeatsTitleView, form: "A.title = \"a\"; A.item.titleView = x; start A",
      met: ["A.item.title = \"a\"; A.item.titleView = x; start A"]),
    Example(
      fault: .toolbarItemsUnique,
      form: "start A; setToolbarHidden false; A.toolbarItems = [x, x]",
      met: ["start A; setToolbarHidden false; A.toolbarItems = [z2, z2]"]),
    Example(
      fault: .rightItemOfPrevious, form: "start A; push B; A.item.right = x",
      met: ["start A; push B; A.item.right = A.editButton"]),
    Example(
      fault: .barChangeInWillShowLost,
      form: "start A; delegate.willShow B: setNavigationBarHidden true; push B",
      met: [
        "start A; setNavigationBarHidden true; delegate.willShow B: setNavigationBarHidden false; push B"
      ]),
  ]

  private func blame(
    of lines: [ScenarioLine], on subject: NavigationSubject
  ) async -> Blame? {
    var oracle = SubjectOracle(subject: subject, catalogue: .core)
    return await oracle.execute(lines).failure
  }

  @Test(arguments: examples)
  func `what it was met with does not show in what is kept`(_ example: Example) async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [example.fault]))
    let form = try NavigationScenario(example.form)
    let sought = try #require(await blame(of: form.lines, on: subject))
    let all = example.met + [example.form]
    for text in all.prefix(sample(1, of: all.count)) {
      let lines = try NavigationScenario(text).lines
      #expect(await blame(of: lines, on: subject) == sought, "\(text)")
      var investigation = Investigation(subject: subject, catalogue: .core, proof: .none)
      let found = await investigation.counterexample(from: lines, showing: sought, origin: .given)
      #expect(found.scenario.oneLine == example.form, "\(text)")
    }
  }

  /// What shrinking does not lead to is looked for among all that is as short: two lines have to change at once.
  @Test(arguments: [
    "start A; push B; set C animated", "start A; set A B C; popToRoot animated",
  ])
  func `of scenarios of one length the simplest is kept`(_ met: String) async throws {
    let subject = NavigationSubject(
      "subject", HeadlessAdapter(faults: [.inBetweenAppearWhenAnimated]))
    let lines = try NavigationScenario(met).lines
    let sought = try #require(await blame(of: lines, on: subject))
    var investigation = Investigation(subject: subject, catalogue: .core, proof: .steps(100))
    let found = await investigation.counterexample(from: lines, showing: sought, origin: .given)
    #expect(found.scenario.oneLine == "start A; push B; set C animated")
  }
}

import Foundation
import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

@MainActor
@Suite struct CatalogueTests {
  @Test func `Every requirement is listed, and no line is too long`() async {
    let terminal = Terminal()
    #expect(await terminal.run("requirements") == .conforms)
    let lines: [Substring] = terminal.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let listed = Set(
      lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first })
    for requirement in RequirementDescription.all {
      #expect(listed.contains(Substring(requirement.id)))
    }
    #expect(
      lines.last
        == "\(RequirementDescription.all.count) requirements, version \(SuiteVersion.current)")
  }

  @Test func `As JSON it holds everything that is known`() async throws {
    let terminal = Terminal()
    #expect(await terminal.run("requirements", "--format", "json") == .conforms)
    let object = try JSONSerialization.jsonObject(with: Data(terminal.output.utf8))
    let list = try #require(object as? [String: Any])
    #expect(list["schemaVersion"] as? Int == 1)
    let entries = try #require(list["requirements"] as? [[String: Any]])
    #expect(entries.map { $0["id"] as? String } == RequirementDescription.all.map(\.id))
    for (entry, requirement) in zip(entries, RequirementDescription.all) {
      #expect(entry["statement"] as? String == requirement.statement)
      #expect(entry["hint"] as? String == requirement.hint)
      #expect(entry["rows"] as? [String] == requirement.rows)
    }
  }

  @Test func `As Markdown each has its place, and so have choices and statements not carried`()
    async
  {
    let terminal = Terminal()
    #expect(await terminal.run("requirements", "--format=markdown") == .conforms)
    #expect(terminal.output.hasPrefix("## Requirements \(SuiteVersion.current)\n\n"))
    let leads = Self.beginnings(of: terminal.output, words: 6)
    for requirement in RequirementDescription.all {
      let id = requirement.id
      let lead = "- <a id=\"\(id.lowercased())\"></a>**\(id)** · \(requirement.level.rawValue) ·"
      #expect(leads.contains(lead))
    }
    let choices = Self.beginnings(of: terminal.output, words: 4)
    for choice in ChoiceDescription.all {
      #expect(choices.contains("| <a id=\"\(choice.id)\"></a>\(choice.id) |"))
    }
    let statements = Self.beginnings(of: terminal.output, words: 3)
    for statement in UncheckedStatement.all {
      #expect(statements.contains("| \(statement.id) |"))
    }
  }

  /// What the lines begin with: to search the whole text for each would take seconds.
  private static func beginnings(of text: String, words count: Int) -> Set<String> {
    Set(
      text.split(separator: "\n").map { line in
        line.split(separator: " ", omittingEmptySubsequences: false).prefix(count)
          .joined(separator: " ")
      })
  }

  @Test func `A requirement is explained with everything that helps`() async throws {
    let terminal = Terminal()
    #expect(await terminal.run("explain", "PUSH-03") == .conforms)
    let requirement = try #require(RequirementDescription.all.first { $0.id == "PUSH-03" })
    let text = terminal.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(text.hasPrefix("PUSH-03 \(requirement.statement) level documented: said outright "))
    #expect(text.contains(" why \(requirement.intent) if it fails \(requirement.hint) "))
    #expect(text.hasSuffix(" check it toycheck check --requirement PUSH-03"))
  }

  @Test func `Who ends instead of raising an error is told what that brings`() async {
    let terminal = Terminal()
    #expect(await terminal.run("explain", "endsOnRaise") == .conforms)
    let text = terminal.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      text.hasSuffix(
        "brings what 'raises' brings, with '--isolated' or '--exec': in a process of its own it is seen that "
          + "a refusal ends the subject"))
    #expect(!text.contains("no requirement"))
  }

  @Test(arguments: [
    ("STACK-09", nil), ("LAY-01", nil), ("CW-06", nil), ("CLS-03", "needs barClasses"),
    ("CW-30", "needs rotation"), ("EDIT-03", "needs barContent, editButton"),
    ("TB-16", "needs toolbar, toolbarItems, toolbarItemTaps"),
    ("RIGHT-04", "needs barContent, itemViews"),
    ("TB-03", "needs toolbar, toolbarItems, toolbarItemKinds"),
    ("TB-12", "needs toolbar, toolbarItems"),
    (
      "PUSH-03",
      "needs raises; 'endsOnRaise' stands for 'raises' with '--isolated' or '--exec'"
    ),
    (
      "ITEM-08",
      "needs itemCreation and one of toolbarItems, hidesBottomBar, navigationBarColors, contentInset"
    ),
  ])
  func `A requirement says what has to be claimed for it to apply`(
    _ id: String, _ needs: String?
  ) async {
    let terminal = Terminal()
    #expect(await terminal.run("explain", id) == .conforms)
    let text = terminal.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(text.contains(" needs ") == (needs != nil))
    #expect(text.contains(" \(needs ?? "why") "))
  }

  @Test func `A capability is explained by the requirements that need it`() async {
    let terminal = Terminal()
    #expect(await terminal.run("explain", "disappearance", "editButton") == .conforms)
    #expect(
      terminal.output == """
        disappearance
          A capability of an adapter of a navigation controller. What it takes to claim
          it stands in CONFORMANCE.md, under Claim what the subject has.

          brings       APP-01

        editButton
          A capability of an adapter of a navigation controller. What it takes to claim
          it stands in CONFORMANCE.md, under Claim what the subject has.

          with others  EDIT-02, EDIT-03, EDIT-04, EDIT-06, EDIT-07, EDIT-09, which need
                       barContent as well

        """)
  }

  @Test func `So is one of the smaller systems, and one that several have of each`() async {
    let terminal = Terminal()
    for name in ScenarioSystem.allCases.flatMap(\.capabilityNames) {
      #expect(await terminal.run("explain", name) == .conforms)
      let heads = terminal.output.split(separator: "\n").count { $0 == name }
      let systems = ScenarioSystem.allCases.filter { $0.capabilityNames.contains(name) }
      #expect(heads == systems.count, "\(name)")
    }
    #expect(await terminal.run("explain", "rotation") == .conforms)
    #expect(
      terminal.output == """
        rotation
          A capability of an adapter of a toolbar controller. What it claims stands in
          Reference/TOOLBAR-CONTROLLER.md.

          brings       CW-30, CW-31
          with others  CW-32, which needs frames as well

        """)
    #expect(await terminal.run("explain", "contentStack") == .conforms)
    #expect(
      terminal.output.hasSuffix(
        "  brings       no requirement; what it is for stands in that document\n"))
  }

  @Test(arguments: [
    "offScreen", "modalByContent", "tabBarControllers", "navigationControllers",
    "controllersElsewhere", "reentrantCallbacks",
  ])
  func `A capability that no requirement needs lets more be done`(_ name: String) async {
    let terminal = Terminal()
    #expect(await terminal.run("explain", name) == .conforms)
    #expect(
      terminal.output.hasSuffix("\n  brings       no requirement; more can be done in scenarios\n"))
  }

  @Test(arguments: [
    (
      "CW-26",
      """
      CW-26
        A statement of the documents, and no requirement of its own.

        carried by   CW-06:
      """, "toycheck explain CW-06\n"
    ),
    (
      "POP-26",
      """
      POP-26
        A statement of the documents, and no requirement of its own.


      """, "\n"
    ),
    (
      "INIT-17",
      """
      INIT-17
        A statement of the documents, and no requirement of its own.

        not checked  That there is nobody to name can be read; what is read instead is
                     not said, so no answer is wrong.

      """, "\n"
    ),
    (
      "popped-order",
      """
      popped-order

      """, " · another order\n  statements   POP-08, POP-13\n"
    ),
    (
      "waits-for-transitions",
      """
      waits-for-transitions
        No push, pop or set is made while a transition runs.

        rule         for the caller; scenarios keep to it, and nothing is required
                     where it is broken
        statements   TRANS-05

      """, "toycheck check --profile robustness\n"
    ),
    (
      "UIKIT-11",
      """
      UIKIT-11
        Popping to a controller that is not on the stack raises.

        profile      uikit: it never decides conformance
        observed     https://

      """.dropLast().description, "toycheck check --profile uikit\n"
    ),
  ])
  func `A statement or a choice is explained, too`(
    _ id: String, _ beginning: String, _ end: String
  ) async {
    let terminal = Terminal()
    #expect(await terminal.run("explain", id) == .conforms)
    #expect(terminal.output.hasPrefix(beginning))
    #expect(terminal.output.hasSuffix(end))
  }

  @Test func `Whatever a message cites can be explained`() async {
    let terminal = Terminal()
    let ids =
      StatementExplanation.ids + ChoiceDescription.all.map(\.id)
      + CallerRuleDescription.all.flatMap { $0.rows + [$0.id] }
    #expect(await terminal.run(["explain"] + ids) == .conforms)
    #expect(terminal.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `What nobody knows is told with what was meant`() async {
    let terminal = Terminal()
    #expect(await terminal.run("explain", "poped-order") == .usage)
    #expect(
      terminal.error
        == "toycheck: there is no requirement, statement, choice, rule, row of a profile or capability "
        + "'poped-order'; did you mean 'popped-order'?\nsee 'toycheck requirements'\n")
  }

  @Test func `Several can be explained at once`() async {
    let terminal = Terminal()
    let all = RequirementDescription.all.map(\.id)
    // In debug builds every eighth; what may be cited has them all.
    let ids = stride(from: 0, to: all.count, by: sample(8, of: 1)).map { all[$0] }
    #expect(await terminal.run(["explain"] + ids) == .conforms)
    let lines: [Substring] = terminal.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(ids.allSatisfy { lines.contains(Substring($0)) })
  }

  @Test func `Without an ID an example is given`() async throws {
    let terminal = Terminal()
    #expect(await terminal.run("explain") == .usage)
    let example = try #require(RequirementDescription.all.first?.id)
    #expect(
      terminal.error == """
        toycheck: 'explain' needs the ID of a requirement, such as \(example)
        see 'toycheck explain --help'

        """)
  }
}

import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference
import Testing

@MainActor @Suite("Relations") struct RelationTests {
  private func replay(
    _ text: String, faults: NavigationFaults = [], variants: NavigationVariants = []
  ) async throws -> ReplayReport {
    let subject = NavigationSubject(
      "subject", HeadlessAdapter(faults: faults, variants: variants))
    return await Conformance(of: subject).replay(try NavigationScenario(text))
  }

  @Test func `every relation is a requirement, and carries the statement it follows from`() {
    let relations = RequirementCatalogue.core.requirements.compactMap { requirement in
      requirement.relation.map { ($0, requirement) }
    }
    #expect(Set(relations.map(\.0)) == Set(Relation.allCases))
    #expect(relations.count == Relation.allCases.count)
    for (relation, requirement) in relations {
      #expect(requirement.id == "REL-" + (requirement.rows.first ?? ""))
      #expect(
        RequirementCatalogue.core.index(of: relation).map {
          RequirementCatalogue.core.requirements[$0].id
        } == requirement.id)
    }
  }

  @Test func `every relation has a known-wrong subject`() {
    let shown = Set(KnownWrong.all.map(\.requirement))
    let relations = RequirementCatalogue.core.requirements.filter { $0.relation != nil }
    for requirement in relations {
      #expect(shown.contains(requirement.id), "\(requirement.id) is shown by no fault")
    }
  }

  /// The model is as wrong as the subject: it, too, takes a pop-to for one that stops above its target. Nothing that
  /// compares the subject with such a model can tell.
  @Test func `a subject whose error the model shares is found all the same`() async throws {
    let subject = NavigationSubject(
      "subject", HeadlessAdapter(faults: [.popToStopsOneAbove]))
    var examined = 0
    for controllers in 1...4 {
      for target in 0..<controllers {
        let names = (0..<controllers).map { ControllerName($0) }
        let lines: [ScenarioLine] = [
          .start(.onScreen(root: names[0])), .setViewControllers(names, .still),
          .popTo(names[target], .still),
        ]
        // What the broken model says of the line, and what the subject does.
        let misread = names.prefix(min(target + 2, controllers)).map(\.description)
        let seen = await Conformance(of: subject).replay(NavigationScenario(lines: lines))
        let stack = try #require(seen.steps.last?.comparisons.first { $0.aspect == "stack" })
        #expect(stack.observed == misread.joined(separator: " "))
        examined += 1
      }
    }
    #expect(examined == 10)
    let report = try await replay(
      "start A; push B; either; pop; or; popTo A", faults: [.popToStopsOneAbove])
    #expect(report.violated?.id == "REL-POP-16")
  }

  @Test func `what the documents leave open makes no two runs differ`() async throws {
    let scenarios = [
      // The bar may follow a changed item now or later.
      "start A; push B; B.item.right = x; either; push C; pop; or",
      "start A; push B; A.title = \"a\"; either; set A B; or",
      "start A; push B; set C B; either; push D; pop; or",
    ]
    let variants: [NavigationVariants] = [[.refreshAtTopChange], []]
    for scenario in scenarios {
      for variants in variants {
        let report = try await replay(scenario, variants: variants)
        #expect(report.violated == nil, "\(scenario)")
        #expect(!report.endedEarly, "\(scenario)")
      }
    }
  }

  @Test func `assigned toolbar items and hidden toolbars may differ after a way there and back`()
    async throws
  {
    for variants: NavigationVariants in [[.assignedToolbarItemsWait], [.explicitShowWins], []] {
      for scenario in [
        "start A; toolbarHidden = false; A.toolbarItems = [x]; either; push B; pop; or",
        "A.hidesBottomBarWhenPushed = true; start A; toolbarHidden = false; either; push B; pop; or",
      ] {
        let report = try await replay(scenario, variants: variants)
        #expect(report.violated == nil, "\(scenario)")
      }
    }
  }

  @Test func `a subject that refuses one of two equal lines is found`() async throws {
    let report = try await replay(
      "start A; push B; either; set B A animated; or; set B A", faults: [.setRefusesMoved])
    // Both are refused alike, and there is nothing to compare.
    #expect(report.violated == nil)
    #expect(report.endedEarly)
  }

  @Test func `the two runs of a violation stand beside each other`() async throws {
    let report = try await replay(
      "start A; push B; either; pop; or; popTo A; then; push C", faults: [.popToStopsOneAbove])
    let violation = try #require(report.violated)
    let text = ReplayText(report).text
    #expect(violation.counterexample?.comparisons.first?.aspect == "stack")
    #expect(violation.counterexample?.comparisons.first?.expected == "A C")
    #expect(violation.counterexample?.comparisons.first?.observed == "A B C")
    #expect(text.contains("either"))
    #expect(text.hasSuffix("✗ subject violates REL-POP-16 in two runs.\n"))
  }
}

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

  @Test func `who asks about relations alone gets two runs after every scenario`() async throws {
    func exercised(_ requirements: [String]) async throws -> Int {
      let subject = NavigationSubject("subject", HeadlessAdapter())
      var options = CampaignOptions(
        scenarioCount: sample(300, of: 600), requirements: requirements)
      options.beginsSmall = false
      let report = try await Conformance(of: subject).verdicts(options)
      #expect(report.violations.isEmpty)
      return report.requirements.first { $0.id == "REL-G-06" }?.exercisedCount ?? 0
    }
    let beside = try await exercised(["REL-G-06", "PUSH-01"])
    let alone = try await exercised(["REL-G-06"])
    #expect(alone > 100)
    #expect(alone > 10 * beside)
  }

  @Test func `what is wrong inside another container only is put down to the place`() async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [.containedToolbarMissing]))
    var options = CampaignOptions(scenarioCount: 60, requirements: ["REL-CON-03"])
    options.proof = .none
    options.beginsSmall = false
    let report = try await Conformance(of: subject).check(options)
    let found = try #require(report.violations.first?.counterexample)
    #expect(
      found.scenario.oneLine
        == "either; start A embedded; or; start A; then; setToolbarHidden false")
  }

  @Test func `a set that changes the top is compared by what the bars show, too`() {
    let instance = RelationInstance.animation(.setViewControllers([.init(0), .init(1)], .animated))
    var started = NavigationModel()
    var expectation = NavigationReference.Expectation()
    started.apply(.start(.onScreen(root: .init(0))), to: &expectation)
    var ended = started
    ended.apply(.setViewControllers([.init(0), .init(1)], .still), to: &expectation)
    let scope = instance.scope(
      from: started, open: OpenPoints(), later: OpenPoints(), to: ended, isHiding: false)
    for aspect in [Aspect.left, .right, .prompt, .toolbarShown] {
      #expect(scope.contains(aspect), "\(aspect)")
    }
    let same = RelationInstance.animation(.setViewControllers([.init(1), .init(0)], .animated))
    #expect(
      !same.scope(
        from: started, open: OpenPoints(), later: OpenPoints(), to: ended, isHiding: false
      ).contains(.right))
  }

  @Test func `what bars show is not compared where the two ways have led to two stacks`()
    async throws
  {
    let report = try await replay(
      "start A; either; set A B; or; set A; push B", faults: [.setLosesKept])
    #expect(report.violated == nil)
    #expect(report.endedEarly)
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

  @Test func `under what is presented the runs may show different things`() async throws {
    let variants: [NavigationVariants] = [
      [.visibleFollowsTopUnderModal], [.contentRemovedUnderModal], [.toolbarFollowsVisible], [],
    ]
    for variants in variants {
      for scenario in [
        "start A; toolbarHidden = false; present B; either; push C; pop; or",
        "start A; present B; either; set A; or",
        "start A; push B; present C; either; pop; or; popTo A",
      ] {
        let report = try await replay(scenario, variants: variants)
        #expect(report.violated == nil, "\(scenario)")
        #expect(!report.endedEarly, "\(scenario)")
      }
    }
  }

  @Test(arguments: [
    "push B; pop", "gesture begin; gesture cancel", "present B animated; dismiss animated",
  ])
  func `an edit button may say something else when its controller comes back`(
    _ lines: String
  ) async throws {
    for variants: NavigationVariants in [[.editingEndsOnLeaving], [.editingEndsOnRemoval], []] {
      let report = try await replay(
        "A.item.right = A.editButton; start Z; push A; tapEdit; either; \(lines); or",
        variants: variants)
      #expect(report.violated == nil)
      #expect(!report.endedEarly)
    }
  }

  @Test func `who is told of a gesture, and of what is presented, makes no two runs differ`()
    async throws
  {
    let variants: [NavigationVariants] = [
      [.gestureToldAtFinish], [.cancelledGestureTold], [.backButtonUnanimated],
      [.delegateToldOfModal], [.contentPresentationUnseen],
    ]
    for variants in variants {
      for scenario in [
        "start A; push B; either; gesture begin; gesture update; gesture finish; or; pop animated",
        "start A; push B; either; gesture begin; gesture cancel; or; then; pop; push C animated",
        "start A; push B; either; present C; dismiss; or; then; tapBack",
        "start A; either; A.present B animated; dismiss animated; or; then; push B",
      ] {
        let report = try await replay(scenario, variants: variants)
        #expect(report.violated == nil, "\(scenario)")
        #expect(!report.endedEarly, "\(scenario)")
      }
    }
  }

  @Test func `whom one way of hiding the bar tells, the other need not tell`() async throws {
    var mutation = Mutation()
    mutation.after = { stage, operation in
      guard operation.isAssignedBar, let top = stage.top else { return }
      stage.tell(stage.delegate, top)
    }
    let subject = NavigationSubject("subject", MutantAdapter(mutation))
    let scenario = try NavigationScenario(
      "start A; either; navigationBarHidden = true; or; setNavigationBarHidden true")
    let report = await Conformance(of: subject).replay(scenario)
    #expect(report.violated == nil)
    #expect(report.unsupported == nil)
    var options = CampaignOptions(
      scenarioCount: sample(300, of: 4_000), requirements: ["REL-BVIS-05"])
    options.proof = .none
    let campaign = try await Conformance(of: subject).verdicts(options)
    #expect(campaign.violations.map(\.id) == [])
    #expect(campaign.requirements.first { $0.id == "REL-BVIS-05" }?.verdict == .holds)
  }

  @Test func `with a finger on the screen there is nothing to compare`() async throws {
    let report = try await replay(
      "start A; push B; either; push C; pop; or; then; gesture begin",
      faults: [.barNotRefreshedByPop])
    #expect(report.violated == nil)
    #expect(report.endedEarly)
  }

  /// Every statement of which two runs can be compared, or that one run can be held to without an expectation.
  @Test func `what needs no model is a relation, or is seen in one run`() {
    let relations = Set(
      RequirementDescription.all.filter { $0.id.hasPrefix("REL-") }.flatMap(\.rows))
    #expect(
      relations == [
        "SETVC-03", "TV-03", "BVIS-05", "TRANS-10", "POP-19", "POP-15", "POP-16", "POP-22",
        "SETVC-17", "SETVC-18", "SETVC-19", "STACK-22", "G-08", "G-06", "G-07", "POP-03", "UPD-03",
        "PROP-03", "PROP-05", "ST-08", "ITEM-01", "CLS-08", "CW-38", "CON-03",
      ])
    let single = Set(RequirementDescription.all.map(\.id)).intersection([
      "LAY-14", "BAR-01", "BAR-02",
    ])
    #expect(single.count == 3)
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
    #expect(text.hasSuffix("✗ subject violates REL-POP-16 between two runs.\n"))
  }

  /// It is told twice because a relation has two sides, but nobody need look for what the two have apart.
  @Test func `what is compared within one run is not said to be between two`() async throws {
    let report = try await replay(
      "start A; set A B C; either; popTo A; or; popTo A", faults: [.popToRemovesOneItem])
    #expect(report.violated?.id == "REL-ITEM-01")
    #expect(
      ReplayText(report).text.hasSuffix("✗ subject violates REL-ITEM-01 within one run.\n"))
  }
}

// Hundreds of campaigns: in release only.
#if !DEBUG
  import HeadlessNavigation
  import HeadlessNavigationAdapter
  import Testing

  @testable import NavigationConformance

  /// What a campaign makes of a fault, with no small scenarios before it, so that the seed decides what it is met with.
  @MainActor @Suite("Forms of faults") struct FormSurveyTests {
    private static let seeds: [UInt64] = [1, 2, 3]

    private func forms(of wrong: KnownWrong) async throws -> [String: [UInt64]] {
      let subject = NavigationSubject("subject", HeadlessAdapter(faults: [wrong.fault]))
      var forms: [String: [UInt64]] = [:]
      for seed in Self.seeds {
        var options = CampaignOptions(seed: seed, scenarioCount: 3_000)
        options.beginsSmall = false
        options.proof = .steps(20_000)
        options.ending = wrong.requirement
        let report = try await Conformance(of: subject).check(options)
        let violation = report.violations.first { $0.id == wrong.requirement }
        guard let found = violation?.counterexample else { continue }
        forms[found.scenario.oneLine, default: []].append(seed)
      }
      return forms
    }

    /// These were left with several forms while no more than one line was replaced at once, or all of them.
    private nonisolated static let manifold: [NavigationFault] = [
      .popToTransitionPerController, .ownBackItemShown, .leftIgnoredAboveRoot,
      .inBetweenShownWhenAnimated,
    ]

    @Test(arguments: manifold)
    func `whole campaigns with other seeds leave one file for what more than one has found`(
      _ fault: NavigationFault
    ) async throws {
      let subject = NavigationSubject("subject", HeadlessAdapter(faults: [fault]))
      var forms: [String: Set<String>] = [:]
      for seed in Self.seeds {
        let report = try await Conformance(of: subject).check(CampaignOptions(seed: seed))
        for violation in report.violations {
          guard let found = violation.counterexample else { continue }
          forms[violation.id, default: []].insert(found.scenario.oneLine)
        }
      }
      #expect(forms.count > 1)
      for (requirement, forms) in forms.sorted(by: { $0.key < $1.key }) {
        #expect(forms.count == 1, "\(requirement): \(forms.sorted())")
      }
    }

    @Test func `nine faults in ten come to one form whatever the seed`() async throws {
      var several = 0
      var all = 0
      for wrong in stride(from: 0, to: KnownWrong.all.count, by: 4).map({ KnownWrong.all[$0] }) {
        let forms = try await forms(of: wrong)
        guard !forms.isEmpty else { continue }
        all += 1
        guard forms.count > 1 else { continue }
        several += 1
        print(wrong.fault, wrong.requirement)
        for form in forms.keys.sorted() { print("  \(form)", forms[form] ?? []) }
      }
      print("\(several) of \(all) faults have several forms")
      #expect(all > 40)
      #expect(several * 10 <= all)
    }
  }
#endif

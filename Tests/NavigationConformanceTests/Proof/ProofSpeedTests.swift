#if !DEBUG
  import ConformanceEngine
  import ConformanceTestSupport
  import HeadlessNavigation
  import HeadlessNavigationAdapter
  import NavigationReference
  import Testing

  @testable import NavigationConformance

  /// How long a proof may take on HeadlessNavigation, on one core. What is measured stands far below these limits, so that
  /// a slow machine does not break them.
  @MainActor @Suite("Speed of proofs", .serialized) struct ProofSpeedTests {
    /// Scenarios of requirements that the fault leaves alone, so that nothing is found and everything is searched.
    private func time(
      _ vocabulary: Vocabulary<NavigationLanguage>, below lineCount: Int, of id: String
    ) async throws -> Duration {
      let index = try #require(RequirementCatalogue.core.index(of: id))
      let proof = ShortestProof(
        subject: NavigationSubject("s", HeadlessAdapter(faults: [.popToReturnsOnlyTop])),
        catalogue: .core, requirement: index)
      var budget = SearchBudget(steps: .max)
      let (outcome, time) = await ProcessorTime.most {
        await proof.search(vocabulary, below: lineCount, &budget)
      }
      #expect(time > .zero)
      guard case .exhausted(let scenarios) = outcome else {
        Issue.record("\(outcome)")
        return time
      }
      #expect(scenarios > 500)
      print("\(id): \(scenarios) scenarios below \(lineCount) lines in \(time)")
      return time
    }

    private func own(_ text: String) throws -> Vocabulary<NavigationLanguage> {
      OwnVocabulary(of: try NavigationScenario(text).lines, claims: .all).vocabulary
    }

    /// A requirement on transitions, on messages, on one operation, and on all of them.
    private nonisolated static let requirements = ["TRANS-13", "DLG-25", "SETVC-06", "STACK-05"]

    @Test(arguments: requirements)
    func `the whole vocabulary below 3 lines takes no second`(_ id: String) async throws {
      let whole = WholeVocabulary(claims: .all).vocabulary
      #expect(try await time(whole, below: 3, of: id) < .seconds(1))
    }

    @Test(arguments: requirements)
    func `the whole vocabulary below 4 lines takes no minute`(_ id: String) async throws {
      let whole = WholeVocabulary(claims: .all).vocabulary
      #expect(try await time(whole, below: 4, of: id) < .seconds(60))
    }

    @Test(arguments: requirements)
    func `pushes and pops of three controllers below 6 lines take no 3 seconds`(
      _ id: String
    ) async throws {
      let vocabulary = try own("start A; push B; push C animated; pop")
      #expect(try await time(vocabulary, below: 6, of: id) < .seconds(3))
    }

    @Test(arguments: requirements)
    func `sets of three controllers below 4 lines take no 3 seconds`(_ id: String) async throws {
      let vocabulary = try own("start A; set A B C animated")
      #expect(try await time(vocabulary, below: 4, of: id) < .seconds(3))
    }

    /// Pairs of runs in the whole vocabulary, on a subject that agrees in all of them.
    private func time(pairsOf relation: Relation, below lineCount: Int) async throws -> Duration {
      let claims = Capabilities.all
      let proof = RelationProof(
        subject: NavigationSubject("s", HeadlessAdapter()), catalogue: .core)
      var budget = SearchBudget(steps: .max)
      let (outcome, time) = await ProcessorTime.most {
        await proof.search(
          .whole(of: relation, claims: claims), below: lineCount, &budget)
      }
      #expect(time > .zero)
      guard case .exhausted(let pairs) = outcome else {
        Issue.record("\(outcome)")
        return time
      }
      print(
        "\(relation): \(pairs) pairs of runs below \(lineCount) lines in \(time), "
          + "\(budget.executedSteps) steps and \(budget.modelSteps) of the model")
      return time
    }

    @Test(arguments: Relation.allCases)
    func `pairs of runs below 6 lines take no 3 seconds`(_ relation: Relation) async throws {
      #expect(try await time(pairsOf: relation, below: 6) < .seconds(3))
    }

    /// The two with the fewest lines of their own have room for many more about them.
    @Test(arguments: Relation.allCases.filter { ![.setSame, .popAtRoot].contains($0) })
    func `pairs of runs below 7 lines take no 30 seconds`(_ relation: Relation) async throws {
      #expect(try await time(pairsOf: relation, below: 7) < .seconds(30))
    }

    @Test(arguments: requirements)
    func `sets of three controllers below 5 lines take no minute`(_ id: String) async throws {
      let vocabulary = try own("start A; set A B C animated")
      #expect(try await time(vocabulary, below: 5, of: id) < .seconds(60))
    }
  }
#endif

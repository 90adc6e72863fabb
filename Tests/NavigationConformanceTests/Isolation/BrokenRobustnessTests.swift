#if os(macOS) || os(Linux)
  import ConformanceTestSupport
  import NavigationReference
  import Testing

  @testable import NavigationConformance

  /// Broken rules, and subjects in a process of their own that do not live through them.
  @Suite(.serialized, .aside) struct BrokenRobustnessTests {
    private func result(
      _ word: String, _ rule: CallerRule, attempts: Int = RobustnessCheck.attemptCount
    ) async throws -> RobustnessReport.RuleResult {
      var check = RobustnessCheck(subject: try FaultySubject.subject(word))
      return await check.result(of: rule, seed: 1, attempts: attempts)
    }

    @Test func `A breakdown is what comes of a broken rule, and is shown in few lines`()
      async throws
    {
      let result = try await result("served-empty-trap", .setsSomething)
      #expect(result.broken == "the subject goes on; it crashed (signal 4)")
      #expect(result.scenario?.oneLine == "start A; set")
      // Whoever does not live to say has accepted nothing, and is not asked again.
      #expect(result.accepted == nil)
      #expect(result.refused == nil)
      #expect(result.count == 1)
      let choice = ChoiceResult(result)
      #expect(choice.readings == ["breaks down"])
      #expect(choice.examples.map(\.scenario.oneLine) == ["start A; set"])
    }

    #if !DEBUG
      // Half a second for each time that it has to be waited for.
      @Test func `A subject that does not come back from a broken rule is found out`() async throws
      {
        let result = try await result("served-empty-hang", .setsSomething)
        #expect(result.broken == "the subject goes on; it hung")
        #expect(result.scenario?.oneLine == "start A; set")
        #expect(result.count == 1)
      }
    #endif

    @Test func `A breakdown that needs no broken rule comes of none`() async throws {
      let result = try await result("served-trap", .setsSomething)
      #expect(result.broken == nil)
      #expect(result.count - result.refusedCount < RobustnessCheck.attemptCount)
    }

    @Test func `A class that is no bar's and crashes the subject is harm`() async throws {
      let result = try await result("served-foreign-trap", .givesBarClasses)
      #expect(result.broken == "the subject goes on; it crashed (signal 4)")
      #expect(result.scenario?.oneLine == "start A foreign toolbar")
      #expect(result.count == 1)
      // For who says that it ends where it refuses, that was the refusal.
      let ending = try await self.result("ends-on-foreign", .givesBarClasses, attempts: 10)
      #expect(ending.broken == nil)
      #expect(ending.refusedCount == 10)
    }

    @Test func `One that refuses by ending has refused`() async throws {
      let result = try await result(
        "ends-on-raise", .popsToWhatIsThere, attempts: sample(20, of: 200))
      #expect(result.broken == nil)
      #expect(result.count > 5)
      #expect(result.refusedCount == result.count)
    }
  }
#endif

import NavigationReference
import Testing

@testable import NavigationConformance

/// What `--validate` says of lines that are not as they should be.
@Suite("Lines that are looked at") struct WireValidationTests {
  private func problems(
    also members: [WireValue.Member] = [], _ observation: WireValue
  ) throws -> [String] {
    let remote = try AnsweringTransport.subject(claims: [], also: members) { _ in observation }
    return WireValidation(remote).run().problems
  }

  @Test func `a member of the greeting that nobody knows is named`() throws {
    let problems = try problems(
      also: [WireValue.Member("capabilites", ["popTo"])], ["stack": ["A"]])
    #expect(
      problems == ["'capabilites' is not known in 'hello'; did you mean 'capabilities'?"])
  }

  @Test func `a word that is no name of a controller is named`() throws {
    let problems = try problems(["stack": ["a"]])
    #expect(
      problems == [
        "'stack' says 'a', which is no name of a controller; one that no scenario named is '?'\n"
          + "  at step 1 of 'start A'\n"
          + #"  '{"id":1,"step":1,"observation":{"stack":["a"]}}'"#
      ])
  }

  @Test func `a controller that no scenario named is none of its affairs`() throws {
    #expect(try problems(["stack": ["?"]]) == [])
  }

  @Test func `a field of the wrong kind says nothing of those beside it`() throws {
    let remote = try AnsweringTransport.subject(claims: [.itemStack, .navigationBar]) { _ in
      ["stack": ["A"], "items": ["i"], "itemOf": ["i"], "barHidden": false]
    }
    #expect(
      WireValidation(remote).run().problems == [
        "'itemOf' expects an object, found an array\n  at step 1 of 'start A'\n"
          + #"  '{"id":1,"step":1,"observation":{"stack":["A"],"items":["i"],"itemOf":["i"],"#
          + #""barHidden":false}}'"#
      ])
  }

  @Test func `a line is quoted as it was written`() throws {
    for text in [
      #"{"id":1,"step":3,"raised":{"stack":["A"],"reason":"A is on it"}}"#,
      #"{"step": 3, "id": 1, "observation": {}, "note": 1}"#,
    ] {
      let answer = try WireAnswer(Array(text.utf8))
      #expect(String(decoding: answer.line, as: UTF8.self) == text + "\n")
    }
  }

  @Test func `a subject without a navigation controller is not asked about one`() throws {
    let remote = try AnsweringTransport.subject(
      claims: [],
      also: [
        WireValue.Member("navigation", false), WireValue.Member("systems", ["layout": []]),
      ]
    ) { _ in [:] }
    let result = WireValidation(remote).run()
    #expect(result.problems == [])
    #expect(result.scenarioCount == 0)
  }

  // MARK: What is missing

  private func unsaid(
    _ claims: Capabilities, _ observe: @escaping (_ step: WireValue) -> WireValue
  ) throws -> [String] {
    WireValidation(try AnsweringTransport.subject(claims: claims, observe)).run().problems
  }

  @Test func `a missing field is one problem, wherever it is missed`() throws {
    #expect(
      try unsaid([.navigationBar]) { _ in ["stack": ["A"]] } == [
        "'barHidden' is claimed, and not said by the end of 'start A'\n"
          + "  at step 1 of 'start A'\n"
          + #"  '{"id":1,"step":1,"observation":{"stack":["A"]}}'"#
      ])
  }

  @Test(arguments: [(3, 3, nil), (30, 20, WireValidationResult.Ending.problems)])
  func `where the list is full it is said that it stops`(
    _ count: Int, _ listed: Int, _ ending: WireValidationResult.Ending?
  ) throws {
    let strangers = (1...count).map { WireValue.Member("x\($0)", 1) }
    let subject = try AnsweringTransport.subject(claims: []) { _ in
      .object([WireValue.Member("stack", ["A"])] + strangers)
    }
    let result = WireValidation(subject).run()
    #expect(result.problems.count == listed)
    #expect(result.ending == ending)
  }

  /// It ends at every push, or answers the step after it.
  @Test func `after many breakdowns it stops as well, and names each kind once`() throws {
    let result = WireValidation(try BreakingSubject.make(.exited(code: 1))).run()
    #expect(result.ending == .breakdowns)
    #expect(result.problems.count == 2, "\(result.problems)")
  }

  // MARK: Other systems

  private func lifecycleProblems(
    _ observe: @escaping (_ step: WireValue) -> WireValue
  ) async throws -> WireValidationResult {
    let remote = try AnsweringTransport.subject(claims: [], observe)
    let subject = LifecycleSubject("S", remote, claims: .preservation, ProcessLimits())
    return try #require(await subject.validateWire())
  }

  @Test func `lines about a life cycle that are as they should be are said to be`() async throws {
    let result = try await lifecycleProblems { _ in
      ["stack": ["A"], "encoded": [], "restored": []]
    }
    #expect(result.problems == [])
    #expect(result.scenarioCount == 141)
    #expect(result.answerCount > 200)
  }

  @Test func `what is misspelled about a life cycle is named with what was meant`() async throws {
    let result = try await lifecycleProblems { _ in
      ["stack": ["A"], "encodd": [], "restored": []]
    }
    #expect(
      result.problems.first
        == "'encodd' is not known in an observation; did you mean 'encoded'?\n"
        + "  at 'restorationIdentifier = n; A.restorationIdentifier = x; make root A; push B; encode; "
        + "restore; pop; set B A'\n"
        + #"  '{"id":1,"step":1,"observation":{"stack":["A"],"encodd":[],"restored":[]}}'"#)
    #expect(
      result.problems.dropFirst().first?.hasPrefix(
        "'encoded' is claimed or needed, and not said by the end of step 3, '{\"op\":\"encode\"}'\n"
      )
        == true)
  }

  @Test func `a field of the wrong kind is named with the step`() async throws {
    let result = try await lifecycleProblems { _ in ["stack": "A"] }
    #expect(
      result.problems.first?.hasPrefix(
        "step 1: 'stack' expects an array of texts, found a text\n  at 'restorationIdentifier = n; "
      )
        == true)
  }

  @Test func `what is missing of a life cycle is one problem`() async throws {
    let result = try await lifecycleProblems { _ in ["stack": ["A"], "restored": []] }
    #expect(result.problems.count == 1)
    #expect(result.problems.first?.hasPrefix("'encoded' is claimed or needed, and not said") == true)
  }

  @Test func `a field of the wrong kind is one problem as well`() async throws {
    let result = try await lifecycleProblems { _ in ["stack": "A"] }
    #expect(result.problems.count == 1)
  }

  @Test func `a subject in this process has no lines`() async {
    let subject = FullScreenLayoutSubject("S", NoLayout())
    #expect(await subject.validateWire() == nil)
  }

  private struct NoLayout: FullScreenLayoutAdapter {
    mutating func start() throws {}
    mutating func layOut(_ conditions: LayoutConditions) throws -> ContentLayout {
      throw Unsupported()
    }
    var interior: [String] { [] }
  }
}

import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// What `--validate` says of lines that are not as they should be.
@Suite("Lines that are looked at", .aside) struct WireValidationTests {
  private func problems(
    also members: [WireValue.Member] = [], _ observation: WireValue
  ) throws -> [String] {
    let remote = try AnsweringTransport.subject(claims: [], also: members) { _ in observation }
    return WireValidation(remote).run().problems.map(\.text)
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
      WireValidation(remote).run().problems.map(\.text) == [
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
    let remote = try AnsweringTransport.subject(claims: claims, observe)
    return WireValidation(remote).run().problems.map(\.text)
  }

  @Test(arguments: [
    (Capabilities.topViewController, ["top"]), (.barContent, ["left", "center", "right"]),
    (.navigationBarShown, ["barShown"]), (.interfaceParts, ["interfaceParts"]),
  ])
  func `what is claimed and said by no line is named, each once`(
    _ claim: Capabilities, _ fields: [String]
  ) throws {
    let name = claim.names.joined()
    #expect(
      try unsaid(claim) { _ in ["stack": ["A"]] }
        == fields.map {
          "'\(name)' is claimed, but no observation says '\($0)'; expected it in the first "
            + "observation after the start, and whenever it has changed"
        })
  }

  @Test func `an event that is claimed and never comes is named`() throws {
    #expect(
      try unsaid([.willShow]) { _ in ["stack": ["A"]] } == [
        "'willShow' is claimed, but no event 'willShow' came in starts, pushes, pops and changes of "
          + "the bars; expected at least one"
      ])
  }

  @Test func `a field that is said once is not missing`() throws {
    let problems = try unsaid([.topViewController]) { step in
      step["op"] == "pop" ? ["stack": ["A"], "top": "A"] : ["stack": ["A"]]
    }
    #expect(problems == [])
  }

  @Test func `a claim that needs another is not missed without it`() throws {
    let claims: Capabilities = [.navigationBarColors, .contentInset, .anotherController]
    #expect(try unsaid(claims) { _ in ["stack": ["A"]] } == [])
  }

  /// It ends at every push, and so never comes to say more.
  @Test func `what a subject that breaks down does not come to say is not missed`() throws {
    let subject = try BreakingSubject.make(.exited(code: 1), claims: [.willShow])
    let problems = WireValidation(subject).run().problems.map(\.text)
    #expect(problems.count == 2, "\(problems)")
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
      result.problems.first?.text == #"""
        'encodd' is not known in an observation; did you mean 'encoded'?
          at 'restorationIdentifier = n; A.restorationIdentifier = x; make root A; push B; encode; restore; pop; set B A'
          '{"id":1,"step":1,"observation":{"stack":["A"],"encodd":[],"restored":[]}}'
        """#)
    #expect(
      result.problems.dropFirst().first?.text.hasPrefix(
        "'encoded' is claimed or needed, and not said by the end of step 3, '{\"op\":\"encode\"}'\n"
      )
        == true)
  }

  @Test func `a field of the wrong kind is named with the step`() async throws {
    let result = try await lifecycleProblems { _ in ["stack": "A"] }
    #expect(
      result.problems.first?.text.hasPrefix(
        "step 1: 'stack' expects an array of texts, found a text\n  at 'restorationIdentifier = n; "
      )
        == true)
  }

  @Test func `what is missing of a life cycle is one problem`() async throws {
    let result = try await lifecycleProblems { _ in ["stack": ["A"], "restored": []] }
    #expect(result.problems.count == 1)
    let problem = try #require(result.problems.first?.text)
    #expect(problem.hasPrefix("'encoded' is claimed or needed, and not said"))
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

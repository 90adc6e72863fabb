import ConformanceEngine
import NavigationReference
import Testing

@testable import NavigationConformance

/// What a subject says of a life cycle in lines of its own, and how it is told what is wrong with them.
@Suite("Systems on the wire") struct WireSystemMistakeTests {
  private static let hello =
    #"{"hello":{"protocol":1,"name":"S","version":"1","language":"C","capabilities":[],"#
    + #""systems":{"lifecycle":["preservation"]}}}"#

  /// Judges `make root A` and what follows, with these answers.
  private func session(
    _ scenario: String, _ answers: [String], claims: LifecycleCapabilities = .preservation
  ) async throws -> SystemSession<LifecycleSystem> {
    let lines = [Self.hello] + answers
    let remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      try WireConversation(ScriptedTransport(lines.map { Array($0.utf8) }))
    }
    let subject = LifecycleSubject("S", remote, claims: claims, ProcessLimits())
    var session = SystemSession(subject.system)
    _ = await session.run(try SystemScenario<LifecycleSystem>.lines(of: scenario))
    return session
  }

  @Test(
    arguments: [
      (#""contentStack":["A"],"#, nil), (#""contentStack":["A","B"],"#, "CW-27"),
      // Nothing has changed, so the push has been refused by the content.
      ("", nil),
    ] as [(String, String?)])
  func `what is said with a refusal tells whose it is`(
    _ said: String, _ blamed: String?
  ) async throws {
    let hello =
      #"{"hello":{"protocol":1,"name":"S","version":"1","language":"C","capabilities":[],"#
      + #""systems":{"toolbarController":["contentStack"]}}}"#
    func answer(_ step: Int, _ seen: String) -> String { #"{"id":1,"step":\#(step),\#(seen)}"# }
    let before = #"{"exposesContent":true,"contentDelegate":"toolbarController","#
    let lines = [
      hello,
      answer(
        1, #""observation":\#(before)"toolbarObject":null,"contentStack":["A"]}"#),
      answer(
        2, #""raised":{\#(said)"reason":"no"}"#),
    ]
    let remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      try WireConversation(ScriptedTransport(lines.map { Array($0.utf8) }))
    }
    let subject = ToolbarControllerSubject("S", remote, claims: .contentStack, ProcessLimits())
    var session = SystemSession(subject.system)
    let failure = await session.run(
      try SystemScenario<ToolbarControllerSystem>.lines(of: "contain navigation A; push B")
    ).failure
    #expect(session.observation.mistake == nil)
    #expect(session.observation.raised == "no")
    #expect(
      failure.map { ToolbarControllerModel.catalogue.requirements[$0.requirement].id } == blamed)
  }

  @Test func `what is not said again is as it was`() async throws {
    let session = try await session(
      "restorationIdentifier = n; A.restorationIdentifier = x; make root A; encode",
      [
        #"{"id":1,"step":1,"observation":{"stack":["A"]}}"#,
        #"{"id":1,"step":2,"observation":{"encoded":[{"controller":"A","path":"n/x"}]}}"#,
      ])
    #expect(session.observation.mistake == nil)
    #expect(session.observation.breakdown == nil)
    #expect(session.observation[.stack] == .list(["A"]))
    #expect(session.observation[.encoded] == .list(["A"]))
  }

  @Test func `a result is not carried over to the next step`() async throws {
    let session = try await session(
      "restorationIdentifier = n; A.restorationIdentifier = x; make root A; encode; encode",
      [
        #"{"id":1,"step":1,"observation":{"stack":["A"]}}"#,
        #"{"id":1,"step":2,"observation":{"encoded":[{"controller":"A","path":"x"}]}}"#,
        #"{"id":1,"step":3,"observation":{}}"#,
      ])
    #expect(
      session.observation.mistake
        == "'encoded' is claimed or needed, and not said by the end of step 3, "
        + "'{\"op\":\"encode\"}'")
  }

  @Test func `a refusal to make one without a root is what comes of it`() async throws {
    let session = try await session(
      "make storyboard; push A",
      [
        #"{"id":1,"step":1,"raised":{"reason":"no root"}}"#,
        #"{"id":1,"step":2,"observation":{"stack":["A"]}}"#,
      ], claims: [.storyboardsWithoutRoot, .interface, .initialDelegate])
    #expect(session.lines.count == 1)
    #expect(session.observation.mistake == nil)
    #expect(session.observation.raised == "no root")
    #expect(session.observation[.withoutRoot] == .word("an error"))
    #expect(session.observation[.delegate] == nil)
  }

  @Test func `whether there is a delegate has to be said with what makes one`() async throws {
    let session = try await session(
      "make root A", [#"{"id":1,"step":1,"observation":{"stack":["A"]}}"#],
      claims: .initialDelegate)
    #expect(
      session.observation.mistake
        == "'hasDelegate' is claimed or needed, and not said by the end of step 1, "
        + #"'{"op":"make","creation":"root","root":"A","identifier":null,"identifiers":{}}'"#)
  }

  @Test func `a field that is never said is named with the step`() async throws {
    let session = try await session(
      "make root A", [#"{"id":1,"step":1,"observation":{"stakc":["A"]}}"#])
    #expect(
      session.observation.mistake
        == "'stack' is claimed or needed, and not said by the end of step 1, "
        + #"'{"op":"make","creation":"root","root":"A","identifier":null,"identifiers":{}}'"#)
  }

  @Test func `a field of the wrong kind is a protocol error in its step`() async throws {
    let session = try await session(
      "make root A", [#"{"id":1,"step":1,"observation":{"stack":"A"}}"#])
    #expect(
      session.observation.breakdown?.kind
        == .protocolError("step 1: 'stack' expects an array of texts, found a text"))
  }

  @Test func `an error of the subject's own glue is passed on`() async throws {
    let session = try await session(
      "make root A; pop",
      [
        #"{"id":1,"step":1,"observation":{"stack":["A"]}}"#,
        #"{"id":1,"step":2,"error":"no such method"}"#,
      ])
    #expect(
      session.observation.mistake
        == "Step 2, '{\"op\":\"pop\"}', was answered with an error: no such method")
  }

  @Test func `a replay puts a mistake down to the adapter`() async throws {
    let remote = try AnsweringTransport.subject(claims: []) { _ in [:] }
    let subject = LifecycleSubject("S", remote, claims: .preservation, ProcessLimits())
    let report = try await LifecycleConformance(of: subject).replay("make root A")
    #expect(report.unsupported == nil)
    #expect(report.adapterError?.hasPrefix("'stack' is claimed or needed, and not said") == true)
    #expect(
      ReplayText(report).text.contains("Nothing more is judged: the adapter of S made a mistake."))
  }

  @Test func `an answer that does not come is a breakdown in its line`() async throws {
    let session = try await session(
      "make root A; push B; relaunch",
      [
        #"{"id":1,"step":1,"observation":{"stack":["A"]}}"#,
        #"{"id":1,"step":2,"observation":{"stack":["A","B"]}}"#,
        #"{"id":1,"step":3,"observation":{"encoded":[]}}"#,
      ])
    #expect(session.observation.breakdown?.kind == .exited(code: 0))
    #expect(session.lines.count == 3)
  }

  @Test func `an end behind the first difference is a note to that`() async throws {
    let session = try await session(
      "restorationIdentifier = n; A.restorationIdentifier = x; make root A; encode; pop",
      [
        #"{"id":1,"step":1,"observation":{"stack":["A"]}}"#,
        #"{"id":1,"step":2,"observation":{"encoded":[]}}"#,
      ])
    #expect(session.lines.count == 4)
    #expect(session.observation.breakdown == nil)
    #expect(session.aftermath?.kind == .exited(code: 0))
  }

  /// A process that is gone when a second scenario comes, and what the next one answers.
  private func stray(
    _ answersOfNext: [String]
  ) async throws -> SystemStray<LifecycleLine>? {
    let first = [Self.hello, #"{"id":1,"step":1,"observation":{"stack":["A"]}}"#]
    var processes = [first, [Self.hello] + answersOfNext]
    let remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      let lines = processes.isEmpty ? [Self.hello] : processes.removeFirst()
      return try WireConversation(ScriptedTransport(lines.map { Array($0.utf8) }))
    }
    let subject = LifecycleSubject("S", remote, claims: .preservation, ProcessLimits())
    var session = SystemSession(subject.system)
    _ = await session.run(try SystemScenario<LifecycleSystem>.lines(of: "make root A"))
    _ = await session.run(try SystemScenario<LifecycleSystem>.lines(of: "make root B"))
    #expect(session.observation.breakdown == nil)
    return session.stray
  }

  private static let secondScenario = [
    #"{"id":1,"step":1,"observation":{"stack":["B"]}}"#,
    #"{"id":2,"step":1,"unsupported":"start"}"#,
  ]

  @Test func `an end that comes of the scenario before is that one's`() async throws {
    let stray = try #require(await stray(Self.secondScenario))
    #expect(stray.breakdown.kind == .exited(code: 0))
    #expect(stray.after == [.make(.root(ControllerName(0)))])
  }

  @Test func `an end that comes of neither scenario is nobody's`() async throws {
    let formerByItself = [
      #"{"id":3,"step":1,"observation":{"stack":["A"]}}"#,
      #"{"id":4,"step":1,"unsupported":"start"}"#,
    ]
    let stray = try #require(await stray(Self.secondScenario + formerByItself))
    #expect(stray.breakdown.kind == .exited(code: 0))
    #expect(stray.after == nil)
  }

  @Test func `a refusal ends its line and not those behind it`() async throws {
    let session = try await session(
      "make root A; relaunch; pop",
      [
        #"{"id":1,"step":1,"observation":{"stack":["A"]}}"#,
        #"{"id":1,"step":2,"raised":{"reason":"nothing to encode"}}"#,
        #"{"id":1,"step":3,"observation":{"restored":[]}}"#,
        #"{"id":1,"step":4,"observation":{"stack":["A"]}}"#,
      ])
    #expect(session.observation.breakdown == nil)
    #expect(session.observation.mistake == nil)
  }

  @Test(arguments: [
    (
      #"{"lifecycle":["preservaton"]}"#,
      "there is no capability 'preservaton' of 'lifecycle'; did you mean 'preservation'?"
    ),
    (#"{"layout":["frames"]}"#, "there is no capability 'frames' of 'layout'"),
    (#"{"lifecycle":true}"#, "'lifecycle' expects an array of texts, found a flag"),
    ("[]", "'systems' expects an object, found an array"),
  ])
  func `a claim that cannot be understood is named`(_ systems: String, _ message: String) throws {
    let text =
      #"{"hello":{"protocol":1,"name":"S","version":"1","language":"C","capabilities":[],"#
      + #""systems":"# + systems + "}}"
    let value = try WireReader.value(of: Array(text.utf8))
    #expect(throws: WireFault(message)) { try WireHello(value) }
  }

  @Test(arguments: [
    (
      #""capabilities":["popTo"],"navigation":false,"systems":{"layout":[]}"#,
      "'navigation' is false, and 'popTo' is claimed of it in 'capabilities'; expected an empty array"
    ),
    (
      #""capabilities":[],"navigation":false"#,
      "'navigation' is false, and no other system is claimed; name one in 'systems', such as "
        + #"{"layout":[]}"#
    ),
    (
      #""capabilities":[],"navigation":"no""#,
      "'navigation' expects true or false, found a text"
    ),
  ])
  func `no navigation controller is claimed in one way`(_ members: String, _ message: String) throws
  {
    let text =
      #"{"hello":{"protocol":1,"name":"S","version":"1","language":"C","# + members + "}}"
    let value = try WireReader.value(of: Array(text.utf8))
    #expect(throws: WireFault(message)) { try WireHello(value) }
  }

  @Test func `who has other systems only says so, and is read so`() throws {
    var claims = WireSystemClaims()
    claims.isLayoutClaimed = true
    let hello = WireHello(
      name: "S", version: "1", language: "C", capabilities: [], systems: claims,
      hasNavigation: false)
    #expect(try WireHello(hello.value) == hello)
    #expect(try WireSchema().errors(in: Array(hello.value.text.utf8)) == [])
  }

  @Test func `a system of a later version is passed over`() throws {
    let text =
      #"{"hello":{"protocol":1,"name":"S","version":"1","language":"C","capabilities":[],"#
      + #""systems":{"tabs":["x"],"layout":[]}}}"#
    let hello = try WireHello(try WireReader.value(of: Array(text.utf8)))
    #expect(hello.systems.isLayoutClaimed)
    #expect(hello.systems.lifecycle == nil)
  }

  @Test func `what is said of oneself is what is read`() throws {
    var claims = WireSystemClaims()
    claims.isLayoutClaimed = true
    claims.lifecycle = .all
    claims.toolbarController = [.frames, .rotation]
    let hello = WireHello(
      name: "S", version: "1", language: "C", capabilities: [.popTo], systems: claims)
    #expect(try WireHello(hello.value) == hello)
    var bytes: [UInt8] = []
    hello.value.append(to: &bytes)
    #expect(try WireSchema().errors(in: bytes) == [])
  }
}

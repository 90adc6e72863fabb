import ConformanceChecks
import NavigationReference
import Testing

@testable import NavigationConformance

/// What is said wrongly is named, in the words in which it is said.
@Suite("Wire mistakes") struct WireMistakeTests {
  @Test(arguments: [
    (#"{"op":"startPresented"}"#, "a step has no 'root'"),
    (
      #"{"op":"present","controller":"m","animated":true}"#,
      "'controller' expects the name of a controller such as A, found 'm'"
    ),
    (
      #"{"op":"present","controller":"M","by":"b","animated":true}"#,
      "'by' expects the name of a controller such as A, found 'b'"
    ),
    (
      #"{"op":"present","controller":"M","by":2,"animated":true}"#,
      "'by' expects a text, found a number"
    ),
    (#"{"op":"present","controller":"M"}"#, "a step has no 'animated'"),
    (#"{"op":"dismiss","animated":null}"#, "'animated' expects true or false, found null"),
    (#"{"op":"assignNavigationBar","value":"x"}"#, "a step has no 'property'"),
    (
      #"{"op":"assignNavigationBar","property":"barStyle","value":null}"#,
      "'value' expects a text, found null"
    ),
    (
      #"{"op":"assignNavigationBar","property":"translucent","value":"x"}"#,
      "'value' expects true or false, found a text"
    ),
    (
      #"{"op":"assign","controller":"A","property":"item.rightEditButton","value":false}"#,
      "'value' expects true for 'item.rightEditButton', found false"
    ),
    (
      #"{"op":"assign","controller":"A","property":"item.rightEditButton","value":"x"}"#,
      "'value' expects true or false, found a text"
    ),
    (
      #"{"op":"assign","controller":"A","property":"view.tintColor","value":[]}"#,
      "'value' expects a text, found an array"
    ),
    (
      #"{"op":"assign","controller":"A","property":"isTabBarController","value":false}"#,
      "'value' expects true for 'isTabBarController', found false"
    ),
    (
      #"{"op":"assign","controller":"A","property":"isNavigationController","value":false}"#,
      "'value' expects true for 'isNavigationController', found false"
    ),
    (
      #"{"op":"assign","controller":"A","property":"isElsewhere","value":false}"#,
      "'value' expects true for 'isElsewhere', found false"
    ),
    (
      #"{"op":"assign","controller":"A","property":"view.isScrollView","value":1}"#,
      "'value' expects true or false, found a number"
    ),
  ])
  func `a step that cannot be carried out as it is says why`(
    _ step: String, _ reason: String
  ) throws {
    let value = try WireReader.value(of: Array(step.utf8))
    #expect(throws: WireFault(reason)) { try value.line() }
  }

  @Test(arguments: [
    #"{"op":"assignNavigationBar","property":"shadow","value":"x"}"#,
    #"{"op":"assign","controller":"A","property":"view.alpha","value":1}"#, #"{"op":"twist"}"#,
  ])
  func `what a later version may have is not known, and no mistake`(_ step: String) throws {
    #expect(try WireReader.value(of: Array(step.utf8)).line() == nil)
  }

  @Test(arguments: [
    (#"{"barObject":1}"#, "'barObject' expects a text, found a number"),
    (#"{"barObject":null}"#, "'barObject' expects a text, found null"),
    (#"{"anotherBarObject":null}"#, "'anotherBarObject' expects a text, found null"),
    (#"{"toolbarObject":{}}"#, "'toolbarObject' expects a text, found an object"),
    (#"{"barDelegate":"yes"}"#, "'barDelegate' expects true or false, found a text"),
    (#"{"barAppearance":"x"}"#, "'barAppearance' expects an object, found a text"),
    (#"{"barAppearance":{"barStyle":1}}"#, "'barStyle' expects a text, found a number"),
    (
      #"{"barAppearance":{"translucent":"no"}}"#,
      "'translucent' expects true or false, found a text"
    ),
    (#"{"barAppearance":{"tintColor":true}}"#, "'tintColor' expects a text, found a flag"),
    (#"{"barAppearance":{"barTintColor":[]}}"#, "'barTintColor' expects a text, found an array"),
    (#"{"itemColor":1}"#, "'itemColor' expects a text, found a number"),
    (#"{"barColor":false}"#, "'barColor' expects a text, found a flag"),
    (#"{"interfaceParts":"content"}"#, "'interfaceParts' expects an array of texts, found a text"),
    (
      #"{"interfaceParts":["bar"]}"#,
      "'interfaceParts' expects navigationBar, toolbar and content, found 'bar'"
    ),
    (
      #"{"contentInsetAdjusted":20}"#,
      "'contentInsetAdjusted' expects true or false, found a number"
    ),
    (
      #"{"popGestureInstalled":null}"#,
      "'popGestureInstalled' expects true or false, found null"
    ),
    (#"{"lentDelegateKept":1}"#, "'lentDelegateKept' expects true or false, found a number"),
    (
      #"{"lentControllerKept":"no"}"#, "'lentControllerKept' expects true or false, found a text"
    ),
    (#"{"right":{"editButton":"Ready"}}"#, "'editButton' expects Edit or Done, found 'Ready'"),
    (#"{"right":{"editButton":true}}"#, "'editButton' expects a text, found a flag"),
    (
      #"{"right":{"edit":"Done"}}"#,
      "'right' expects one of 'item', 'back', 'title', 'view' and 'editButton', found 'edit'"
    ),
    (
      #"{"events":[{"event":"setEditing","controller":"A","animated":true}]}"#,
      "an event has no 'editing'"
    ),
    (
      #"{"events":[{"event":"setEditing","controller":"A","editing":1,"animated":true}]}"#,
      "'editing' expects true or false, found a number"
    ),
  ])
  func `an observation that cannot be read says why`(
    _ observation: String, _ reason: String
  ) throws {
    let value = try WireReader.value(of: Array(observation.utf8))
    var state = WireObservation()
    #expect(throws: WireFault(reason)) { try state.add(value) }
  }

  private static let looks: Capabilities = [
    .navigationBarObject, .anotherController, .navigationBarAppearance,
  ]

  @Test func `another controller's bar that is not said is named as what is missing`() async throws
  {
    let subject = try AnsweringTransport.subject(claims: Self.looks) { step in
      step["op"] == "start" ? ["stack": ["A"], "barObject": "b"] : [:]
    }
    var session = Session(claims: Self.looks)
    var script = Script(try NavigationScenario("start A; another").lines)
    #expect(await subject.run(&session, &script) == .unsupported)
    #expect(
      session.mistake
        == "'anotherController' is claimed, but no observation says 'anotherBarObject' in 'start A; "
        + "another'; expected it in answer to every 'another'.\n  Say it, or take the claim away.")
  }

  @Test func `a lent delegate of which nothing is said is named as what is missing`() async throws {
    let claims: Capabilities = [.delegateReplacement, .delegateOwnership]
    let subject = try AnsweringTransport.subject(claims: claims) { step in
      step["op"] == "start" ? ["stack": ["A"]] : [:]
    }
    var session = Session(claims: claims)
    var script = Script(try NavigationScenario("start A; lendDelegate").lines)
    #expect(await subject.run(&session, &script) == .unsupported)
    #expect(
      session.mistake
        == "'delegateOwnership' is claimed, but no observation says 'lentDelegateKept' in 'start A; "
        + "lendDelegate'; expected it in answer to every 'lendDelegate'.\n  "
        + "Say it, or take the claim away.")
  }

  @Test func `a lent controller of which nothing is said is named as what is missing`() async throws
  {
    let subject = try AnsweringTransport.subject(claims: .controllerOwnership) { step in
      step["op"] == "start" ? ["stack": ["A"]] : [:]
    }
    var session = Session(claims: .controllerOwnership)
    var script = Script(try NavigationScenario("start A; lendController").lines)
    #expect(await subject.run(&session, &script) == .unsupported)
    #expect(
      session.mistake
        == "'controllerOwnership' is claimed, but no observation says 'lentControllerKept' in 'start A; "
        + "lendController'; expected it in answer to every 'lendController'.\n  "
        + "Say it, or take the claim away.")
  }

  /// What was said beside it is no news, and what was not read is not shown.
  @Test func `a field that is missing is named, and nothing is shown that was not read`()
    async throws
  {
    let claims: Capabilities = [.topViewController, .navigationBar]
    let remote = try AnsweringTransport.subject(claims: claims) { _ in
      ["stack": ["A"], "top": "A", "barHiden": false]
    }
    let subject = NavigationSubject(remote, name: "PyNav", ProcessLimits())
    var replay = ScenarioReplay(subject: subject)
    let report = await replay.run(try NavigationScenario("start A; push B"))
    #expect(
      ReplayText(report).text == """
          start A   # step 1 of 2

        not carried out:
              push B

        Nothing more is judged: the adapter of PyNav made a mistake. 'navigationBar' is
        claimed, but no observation says 'barHidden' in 'start A'; expected it in the
        first observation after the start, and whenever it has changed. It says
        'barHiden', which is not known; did you mean 'barHidden'?

        """)
    #expect(report.unsupported == nil)
  }

  @Test(arguments: [("b", true), ("c", false)])
  func `one bar for two controllers is told by its name`(
    _ name: String, _ isShared: Bool
  ) async throws {
    let subject = try AnsweringTransport.subject(claims: Self.looks) { step in
      step["op"] == "start"
        ? ["stack": ["A"], "barObject": "b"] : ["anotherBarObject": .text(name)]
    }
    var session = Session(claims: Self.looks)
    var script = Script(try NavigationScenario("start A; another").lines)
    #expect(await subject.run(&session, &script) == (isShared ? .differs : .completed))
    #expect(session.observation.bars.isBarShared == isShared)
  }

  @Test func `A controller that no scenario can name is no controller`() {
    #expect(
      throws: WireFault(
        "'stack' says 'Z999999', which is no name of a controller; one that no scenario named is '?'"
      )
    ) { try WireFields.index(of: "Z999999", in: "stack") }
  }
}

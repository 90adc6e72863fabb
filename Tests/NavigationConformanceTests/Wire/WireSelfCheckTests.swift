import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// What a subject at the other end of the wire claims is tried before anything is judged.
@Suite("Self-check over the wire", .aside) struct WireSelfCheckTests {
  /// A stack that says whatever else it is given to say.
  private func check(_ claims: Capabilities, saying more: WireValue) throws -> SelfCheckResult {
    var stack: [WireValue] = []
    let subject = try AnsweringTransport.subject(claims: claims) { step in
      switch step["op"] {
      case "start": stack = [step["root"] ?? .null]
      case "push": stack.append(step["controller"] ?? .null)
      case "pop": stack.removeLast()
      default: break
      }
      guard case .object(let members) = more else { return ["stack": .array(stack)] }
      return .object([WireValue.Member("stack", .array(stack))] + members)
    }
    return WireSelfCheck(subject).run()
  }

  @Test(arguments: [
    (Capabilities.popGestureView, "popGestureInstalled"),
    (.navigationBarObject, "barObject"), (.toolbarObject, "toolbarObject"),
    (.navigationBarDelegate, "barDelegate"), (.navigationBarAppearance, "barAppearance"),
    (.interfaceParts, "interfaceParts"),
  ])
  func `what is claimed and never said is named`(
    _ claim: Capabilities, _ field: String
  ) throws {
    let name = claim.names.joined()
    #expect(
      try check(claim, saying: [:]).failure
        == "'\(name)' is claimed, but no observation says '\(field)'; expected it in the first "
        + "observation after the start, and whenever it has changed.\n  "
        + "Say it, or take the claim away.")
  }

  @Test func `what is misspelled in the place of what is claimed is named`() throws {
    #expect(
      try check(.navigationBar, saying: ["barHiden": false]).failure
        == "'navigationBar' is claimed, but no observation says 'barHidden'; expected it in the first "
        + "observation after the start, and whenever it has changed.\n  "
        + "It says 'barHiden', which is not known; did you mean 'barHidden'?")
    #expect(
      try check(.willShow, saying: ["events": [["event": "willSow", "controller": "A"]]]).failure
        == "'willShow' is claimed, but no event 'willShow' came in starts, pushes, pops and changes of "
        + "the bars; expected at least one.\n  "
        + "It says 'willSow', which is not known; did you mean 'willShow'?")
  }

  /// It cannot be told from one that does not report, but whoever wrote it can tell.
  @Test func `what a subject violates that never tells is named with the event`() throws {
    let never = try check(.disappearance, saying: [:]).failure
    #expect(
      never?.hasSuffix(
        "\n  Report it in 'events', or take the claim away. If it is the subject that never does it, "
          + "that violates APP-01; without the claim the rest is judged.") == true)
    // The documents know no did-show.
    let silent = try check(.didShow, saying: [:]).failure
    #expect(silent?.hasSuffix("\n  Report it in 'events', or take the claim away.") == true)
  }

  /// A stack with a bar that follows what it is told, or does not, and tells nobody.
  private func checkSilentBar(follows: Bool) throws -> SelfCheckResult {
    var stack: [WireValue] = []
    var isHidden: WireValue = false
    let subject = try AnsweringTransport.subject(claims: [.navigationBar, .barAnimations]) { step in
      switch step["op"] {
      case "start": (stack, isHidden) = ([step["root"] ?? .null], false)
      case "push": stack.append(step["controller"] ?? .null)
      case "pop": stack.removeLast()
      case "setNavigationBarHidden": if follows { isHidden = step["hidden"] ?? .null }
      default: isHidden = step["hidden"] ?? .null
      }
      return ["stack": .array(stack), "barHidden": isHidden, "barDuration": 1]
    }
    return WireSelfCheck(subject).run()
  }

  @Test func `a bar that does not follow is for the requirements to judge, and so is its silence`()
    throws
  {
    #expect(try checkSilentBar(follows: false).failure == nil)
    #expect(
      try checkSilentBar(follows: true).failure
        == "'barAnimations' is claimed, but no event 'navigationBarVisibility' came in starts, pushes, "
        + "pops and changes of the bars; expected at least one.\n  "
        + "Report it in 'events', or take the claim away. If it is the subject that never does it, "
        + "that violates BVIS-03; without the claim the rest is judged.")
  }

  /// Nobody but the subject refuses; what its glue cannot do is an error.
  @Test(arguments: [("popTo", false), ("push", true)])
  func `what a subject refuses that is claimed is for the requirements to judge`(
    _ refused: String, _ isNeeded: Bool
  ) throws {
    var stack: [WireValue] = []
    let subject = try AnsweringTransport.subject(claims: .popTo) { step in
      if step["op"] == WireValue.text(refused) { return ["raised": "not now"] }
      switch step["op"] {
      case "start": stack = [step["root"] ?? .null]
      case "push": stack.append(step["controller"] ?? .null)
      default: if stack.count > 1 { stack.removeLast() }
      }
      return ["stack": .array(stack)]
    }
    let failure = WireSelfCheck(subject).run().failure
    #expect(
      failure
        == (isNeeded
          ? "'push B' was refused in the simplest scenario: not now; expected an observation.\n  "
            + "Answer 'raised' to what the subject itself refuses, and to nothing else." : nil))
  }

  /// It has nothing that what comes then could be done to.
  @Test func `what a subject refuses after a start that it refused is held against nobody`() throws
  {
    var stack: [WireValue] = []
    let subject = try AnsweringTransport.subject(claims: .emptyStart) { step in
      switch step["op"] {
      case "start": stack = [step["root"] ?? .null]
      case "startEmpty": stack = []
      case _ where stack.isEmpty: break
      case "push": stack.append(step["controller"] ?? .null)
      default: if stack.count > 1 { stack.removeLast() }
      }
      return stack.isEmpty ? ["raised": "no root"] : ["stack": .array(stack)]
    }
    #expect(WireSelfCheck(subject).run().failure == nil)
  }

  @Test func `one of two events that is misspelled is noted, if it is claimed and never came`()
    throws
  {
    func notes(_ events: [String], _ claims: Capabilities = .disappearance) throws -> [String] {
      let said = events.map { name -> WireValue in
        ["event": .text(name), "controller": "A", "animated": .flag(false)]
      }
      let result = try check(claims, saying: ["events": .array(said)])
      #expect(result.failure == nil)
      return result.notes.filter { $0.contains("is not known") }
    }
    #expect(
      try notes(["viewWilDisappear", "viewDidDisappear"]) == [
        "'viewWilDisappear' is said, which is not known; did you mean 'viewWillDisappear'?"
      ])
    #expect(try notes(["viewWilDisappear", "viewWillDisappear"]) == [])
    #expect(try notes(["viewWilDisappear"], []) == [])
    #expect(try notes(["viewDidDisappear", "mood"]) == [])
  }

  /// A later version may have it.
  @Test func `a stranger that is near to nothing is not taken for what is missing`() throws {
    let failure = try check(.navigationBar, saying: ["mood": "good", "barShown": true]).failure
    #expect(failure?.hasSuffix("\n  Say it, or take the claim away.") == true)
  }

  @Test func `a misspelled stack is named`() throws {
    let subject = try AnsweringTransport.subject(claims: []) { _ in ["stakc": ["A"]] }
    #expect(
      WireSelfCheck(subject).run().failure
        == "After 'start A', 'stack' reads nothing; expected A.\n  "
        + "It says 'stakc', which is not known; did you mean 'stack'?")
  }

  @Test func `an answer that cannot be read is shown`() throws {
    let failure = try check([.topViewController], saying: ["top": 7]).failure
    #expect(
      failure
        == "The answer to 'start A' cannot be read: 'top' expects a controller or null, found a number, in "
        + "'{\"id\":2,\"step\":1,\"observation\":{\"stack\":[\"A\"],\"top\":7}}'; expected an "
        + "observation.\n  Reference/WIRE.md describes each field.")
  }

  /// It breaks down at every push, and so never comes to say more.
  @Test func `what a subject that breaks down does not come to say is not held against it`() throws
  {
    let subject = try BreakingSubject.make(
      .exited(code: 1), claims: [.willShow, .navigationBar, .barContent])
    #expect(WireSelfCheck(subject).run().failure == nil)
  }

  @Test func `an edit button that tells nobody is for the requirements to judge`() throws {
    let claims: Capabilities = [.barContent, .editButton]
    let said: WireValue = ["left": nil, "center": nil, "right": nil]
    #expect(try check(claims, saying: said).failure == nil)
  }

  @Test func `an item of the toolbar that runs nothing is for the requirements to judge`() throws {
    let claims: Capabilities = [.toolbar, .toolbarItems, .toolbarItemTaps]
    let said: WireValue = ["toolbarHidden": false, "toolbarItems": []]
    #expect(try check(claims, saying: said).failure == nil)
  }

  @Test func `who never says a stack, and has another system, is told how to say it has none`()
    throws
  {
    var systems = WireSystemClaims()
    systems.isLayoutClaimed = true
    let begin =
      "After 'start A', 'stack' reads nothing; expected A.\n  "
      + "Send the whole stack, bottom to top, whenever it has changed."
    let end =
      " A subject that has no navigation controller, only other systems, says so with "
      + "\"navigation\":false in its 'hello'."
    for (members, failure) in [
      ([], begin), ([WireValue.Member("systems", systems.value)], begin + end),
    ] {
      let subject = try AnsweringTransport.subject(claims: [], also: members) { _ in
        ["stack": []]
      }
      #expect(WireSelfCheck(subject).run().failure == failure)
    }
  }

  /// Other systems are claimed, and no step of a navigation controller is known.
  @Test func `who knows no start, and has another system, is told how to say so`() throws {
    var systems = WireSystemClaims()
    systems.isLayoutClaimed = true
    let begin =
      "'start' is answered 'unsupported', but every subject needs it; expected an observation.\n  "
      + "Implement it."
    let end =
      " A subject that has no navigation controller, only other systems, says so with "
      + "\"navigation\":false in its 'hello'."
    for (members, failure) in [
      ([], begin), ([WireValue.Member("systems", systems.value)], begin + end),
    ] {
      let subject = try AnsweringTransport.subject(claims: [], also: members) { _ in [:] }
      var check = WireSelfCheck(subject)
      let answer = WireAnswer(id: 1, step: 1, .unsupported("start"))
      let mistake = #expect(throws: AdapterMistake.self) {
        try check.take(answer, of: .start(.onScreen(root: ControllerName(0))))
      }
      #expect(mistake?.description == failure)
    }
  }

  @Test func `a claim that needs another is not asked for without it`() throws {
    let claims: Capabilities = [.navigationBarColors, .contentInset, .anotherController]
    #expect(try check(claims, saying: [:]).failure == nil)
  }

  /// Nothing but what the controller is called differs.
  @Test func `who is lent has no name to be called by, and nobody else`() throws {
    for (named, failure) in [
      ("lendController", nil),
      (
        "pop",
        "The event 'willShow' names a controller of no scenario; expected one that the scenario "
          + "names.\n  Controllers are called in answers what the scenario calls them."
      ),
    ] {
      var stack: [WireValue] = []
      let subject = try AnsweringTransport.subject(
        claims: [.willShow, .controllerOwnership]
      ) { step in
        switch step["op"] {
        case "start": stack = [step["root"] ?? .null]
        case "push": stack.append(step["controller"] ?? .null)
        case "pop": stack.removeLast()
        default: break
        }
        let shown = step["op"] == WireValue.text(named) ? "?" : stack.last ?? .null
        return [
          "stack": .array(stack), "lentControllerKept": false,
          "events": [["event": "willShow", "controller": shown, "animated": false]],
        ]
      }
      #expect(WireSelfCheck(subject).run().failure == failure)
    }
  }

  /// Until it is shown it has no content that could change.
  @Test func `a bar that is hidden from the start is for the requirements to judge`() throws {
    var stack: [WireValue] = []
    var isHidden = true
    let subject = try AnsweringTransport.subject(
      claims: [.navigationBar, .barContentAnimations]
    ) { step in
      var events: [WireValue] = []
      switch step["op"] {
      case "start":
        stack = [step["root"] ?? .null]
        isHidden = true
      case "push": stack.append(step["controller"] ?? .null)
      case "pop": stack.removeLast()
      case "setNavigationBarHidden": isHidden = step["hidden"] == true
      default: break
      }
      if !isHidden, step["op"] == "push" || step["op"] == "pop" {
        events.append(["event": "navigationBarContent", "animated": step["animated"] ?? .null])
      }
      return [
        "stack": .array(stack), "barHidden": isHidden ? true : false, "events": .array(events),
      ]
    }
    #expect(WireSelfCheck(subject).run().failure == nil)
  }

  @Test func `what is said and not claimed is noted`() throws {
    let result = try check([], saying: ["barObject": "b"])
    #expect(result.failure == nil)
    #expect(
      result.notes == [
        "'barObject' is said, but 'navigationBarObject' is not claimed; claim it to have it judged"
      ])
  }

  /// A stack that tells of a controller before it appears, carries out of what is wanted then what is among these, and pops
  /// or does not.
  private func check(
    carryingOut operations: Set<String>, pops: Bool = true
  ) throws -> SelfCheckResult {
    var stack: [WireValue] = []
    var isHidden: WireValue = false
    var wanted: WireValue?
    let subject = try AnsweringTransport.subject(
      claims: [.appearance, .callbacks, .navigationBar]
    ) { step in
      var events: [WireValue] = []
      switch step["op"] {
      case "start": (stack, isHidden, wanted) = ([step["root"] ?? .null], false, nil)
      case "push":
        stack.append(step["controller"] ?? .null)
        events = [
          [
            "event": "viewWillAppear", "controller": step["controller"] ?? .null,
            "animated": step["animated"] ?? false,
          ]
        ]
        if case .text(let operation)? = wanted?["op"], operations.contains(operation) {
          if operation == "push" { stack.append(wanted?["controller"] ?? .null) }
          isHidden = wanted?["hidden"] ?? isHidden
        }
        wanted = nil
      case "pop": if pops { stack.removeLast() }
      case "callback": wanted = step["do"]
      default: isHidden = step["hidden"] ?? isHidden
      }
      return ["stack": .array(stack), "barHidden": isHidden, "events": .array(events)]
    }
    return WireSelfCheck(subject).run()
  }

  @Test(arguments: [["push"], ["setNavigationBarHidden"], ["push", "setNavigationBarHidden"]])
  func `one kind of callback that is carried out is enough`(_ operations: Set<String>) throws {
    #expect(try check(carryingOut: operations).failure == nil)
  }

  @Test func `callbacks of which none is carried out are named`() throws {
    #expect(
      try check(carryingOut: []).failure
        == "'callbacks' is claimed, but what a scenario wants done in viewWillAppear had no effect; "
        + "expected each request to be carried out there and then.\n  "
        + "Carry it out before the message returns, once, or take the claim away.")
  }

  @Test func `what a pop leaves is for the requirements to say`() throws {
    #expect(try check(carryingOut: ["push"], pops: false).failure == nil)
  }

  @Test func `a stack that is not sent after a pop is named`() throws {
    var stack: [WireValue] = []
    let subject = try AnsweringTransport.subject(claims: []) { step in
      switch step["op"] {
      case "start": stack = [step["root"] ?? .null]
      case "push": stack.append(step["controller"] ?? .null)
      default: return ["returned": stack.popLast() ?? .null]
      }
      return ["stack": .array(stack)]
    }
    #expect(
      WireSelfCheck(subject).run().failure
        == "After a pop that returned B, 'stack' reads A B, and after a push of C it reads A C; "
        + "expected A after the pop.\n  "
        + "Send the whole stack, bottom to top, whenever it has changed.")
  }

  @Test(arguments: [
    (
      #"{"barAppearance":{"barStlye":"x"}}"#,
      "'barStlye' is not known in 'barAppearance'; did you mean 'barStyle'?"
    ),
    (
      #"{"events":[{"event":"setEditing","controller":"A","editing":true,"animated":true,"editin":1}]}"#,
      "'editin' is not known in the event 'setEditing'; did you mean 'editing'?"
    ),
    (
      #"{"barObjekt":"b"}"#, "'barObjekt' is not known in an observation; did you mean 'barObject'?"
    ),
  ])
  func `what is misspelled is named by the validation`(
    _ said: String, _ reason: String
  ) throws {
    let value = try WireReader.value(of: Array(said.utf8))
    let subject = try AnsweringTransport.subject(claims: []) { _ in
      guard case .object(let members) = value else { return [:] }
      return .object([WireValue.Member("stack", ["A"])] + members)
    }
    let problems = WireValidation(subject).run().problems.map(\.text)
    let problem = try #require(problems.first)
    #expect(problem.hasPrefix(reason + "\n  at step 1 of 'start A'\n"), "\(problem)")
  }
}

import ConformanceChecks
import NavigationReference
import Testing

@testable import NavigationConformance

/// A requirement that rules one thing out is broken where that one thing is seen, and nothing that could be taken for it.
@Suite("What breaks a requirement and not the more general one") struct SymptomTests {
  /// A session that has carried out the lines, with what is seen after the last one.
  private func session(
    _ text: String, seeing change: (inout Observation) -> Void
  ) throws -> Session {
    var session = Session(claims: .all)
    session.begin()
    for line in try NavigationScenario(text).lines { _ = session.prepare(line) }
    change(&session.observation)
    return session
  }

  private func shows(
    _ symptom: Symptom, after text: String, _ change: (inout Observation) -> Void
  ) throws -> Bool {
    try session(text, seeing: change).shows(symptom)
  }

  // MARK: Bar items

  @Test func `the top's own back item is seen on the left`() throws {
    let text = "start A; A.item.back = x; push B; B.item.back = y"
    #expect(try shows(.ownBackItem, after: text) { $0.left = .item("y") })
    #expect(try !shows(.ownBackItem, after: text) { $0.left = .item("x") })
    #expect(try !shows(.ownBackItem, after: text) { $0.left = .backButton })
  }

  @Test func `whose a back item is cannot be told where two have the same label`() throws {
    let text = "start A; A.item.back = x; B.item.back = x; set A C B"
    #expect(try !shows(.ownBackItem, after: text) { $0.left = .item("x") })
  }

  @Test(arguments: ["B.item.left = x", "A.item.right = x", "A.toolbarItems = [x]"])
  func `nor where something else has had the label`(_ line: String) throws {
    let text = "start A; \(line); B.item.back = x; push B"
    #expect(try !shows(.ownBackItem, after: text) { $0.left = .item("x") })
  }

  @Test func `a label that was given twice to the same thing is that thing's`() throws {
    let text = "start A; B.item.back = x; B.item.back = y; B.item.back = x; push B"
    #expect(try shows(.ownBackItem, after: text) { $0.left = .item("x") })
  }

  @Test func `the previous controller's back item is seen in place of a custom left item`() throws {
    let text = "start A; A.item.back = x; B.item.left = y; push B"
    #expect(try shows(.previousBackItem, after: text) { $0.left = .item("x") })
    #expect(try !shows(.previousBackItem, after: text) { $0.left = .backButton })
    #expect(try !shows(.previousBackItem, after: text) { $0.left = .nothing })
  }

  @Test func `the default back button is seen`() throws {
    let text = "start A; A.title = \"a\"; A.item.back = x; push B"
    #expect(try shows(.defaultBackButton, after: text) { $0.left = .backButton })
    #expect(try !shows(.defaultBackButton, after: text) { $0.left = .nothing })
  }

  @Test func `the previous controller's right item is seen`() throws {
    let text = "start A; A.item.right = x; push B"
    #expect(try shows(.previousRightItem, after: text) { $0.right = .item("x") })
    #expect(try !shows(.previousRightItem, after: text) { $0.right = .item("y") })
  }

  @Test func `the old top's right item is seen, whether it was left below or taken away`() throws {
    for text in ["start A; A.item.right = x; push B", "start B; A.item.right = x; push A; pop"] {
      #expect(try shows(.rightItemOfOldTop, after: text) { $0.right = .item("x") })
    }
    let other = "start A; push B; C.item.right = x; push C; pop; pop"
    #expect(try !shows(.rightItemOfOldTop, after: other) { $0.right = .item("x") })
  }

  @Test func `a view that stays is a right item, and an item of its name is another`() throws {
    let text = "start A; A.item.right = view x; push B"
    #expect(try shows(.previousRightItem, after: text) { $0.right = .view("x") })
    #expect(try !shows(.previousRightItem, after: text) { $0.right = .item("x") })
  }

  @Test func `the old top's edit button is one of its right items`() throws {
    let text = "start B; A.item.right = A.editButton; push A; pop"
    #expect(try shows(.rightItemOfOldTop, after: text) { $0.right = .editButton(isDone: false) })
    let none = "start B; push A; pop"
    #expect(try !shows(.rightItemOfOldTop, after: none) { $0.right = .editButton(isDone: false) })
  }

  @Test func `a transition that was left running has an old top, too`() throws {
    let text = "start B; A.item.right = x; push A; pop running; settle"
    #expect(try shows(.rightItemOfOldTop, after: text) { $0.right = .item("x") })
  }

  // MARK: Titles and colours

  @Test func `a title is seen in place of the title view`() throws {
    let text = "A.title = \"a\"; A.item.title = \"i\"; A.item.titleView = v; start A"
    #expect(try shows(.title, after: text) { $0.centre = .text("a") })
    #expect(try shows(.title, after: text) { $0.centre = .text("i") })
    #expect(try !shows(.title, after: text) { $0.centre = .nothing })
    #expect(try !shows(.title, after: text) { $0.centre = .text("o") })
  }

  @Test func `the controller's title is seen in place of its item's`() throws {
    let text = "A.title = \"a\"; A.item.title = \"i\"; start A"
    #expect(try shows(.ownTitle, after: text) { $0.centre = .text("a") })
    #expect(try !shows(.ownTitle, after: text) { $0.centre = .nothing })
    let shared = "B.title = \"a\"; \(text)"
    #expect(try !shows(.ownTitle, after: shared) { $0.centre = .text("a") })
  }

  @Test func `the view's tint is seen in the bar`() throws {
    let text = "A.view.tintColor = x; start A; navigationBar.tintColor = y"
    #expect(try shows(.viewTint, after: text) { $0.bars.itemColor = "x" })
    #expect(try !shows(.viewTint, after: text) { $0.bars.itemColor = nil })
    let shared = "A.view.tintColor = x; start A; navigationBar.barTintColor = x"
    #expect(try !shows(.viewTint, after: shared) { $0.bars.itemColor = "x" })
  }

  // MARK: The toolbar

  @Test func `a toolbar item of the old top is seen`() throws {
    let text = "start A; push B; setToolbarHidden false; B.toolbarItems = [x, y]; pop"
    #expect(try shows(.toolbarItemOfOldTop, after: text) { $0.toolbarItems = ["x"] })
    #expect(try !shows(.toolbarItemOfOldTop, after: text) { $0.toolbarItems = ["z"] })
  }

  @Test func `the right items are seen in another order`() throws {
    let text = "A.toolbarItems = [x, y, z]; start A; setToolbarHidden false"
    #expect(try shows(.otherOrder, after: text) { $0.toolbarItems = ["z", "y", "x"] })
    #expect(try !shows(.otherOrder, after: text) { $0.toolbarItems = ["x", "y", "z"] })
    #expect(try !shows(.otherOrder, after: text) { $0.toolbarItems = ["y", "x"] })
  }

  @Test func `the right items are seen, but one of them less often`() throws {
    let text = "A.toolbarItems = [x, y, x]; start A; setToolbarHidden false"
    #expect(try shows(.fewerOccurrences, after: text) { $0.toolbarItems = ["x", "y"] })
    #expect(try !shows(.fewerOccurrences, after: text) { $0.toolbarItems = ["x", "x"] })
    #expect(try !shows(.fewerOccurrences, after: text) { $0.toolbarItems = ["x", "x", "y"] })
  }

  @Test(arguments: [
    (
      Symptom.otherOrder, "A.toolbarItems = [y, x]; B.toolbarItems = [x, y]", ["y", "x"] as [Label]
    ),
    (.fewerOccurrences, "A.toolbarItems = [x]; B.toolbarItems = [x, x]", ["x"]),
  ])
  func `what another controller has, too, is seen in doubt`(
    _ symptom: Symptom, _ items: String, _ seen: [Label]
  ) throws {
    let text = items + "; start A; setToolbarHidden false; push B"
    let session = try session(text) { $0.toolbarItems = seen }
    #expect(!session.shows(symptom))
    #expect(session.mayShow(symptom))
  }

  // MARK: Controllers in between

  private func event(_ kind: ObservedEvent.Kind, _ name: ControllerName) -> ObservedEvent {
    var event = ObservedEvent(kind)
    event.controller = name.index
    event.destination = name.index
    event.isAnimated = true
    return event
  }

  private let names = (
    a: ControllerName(0), b: ControllerName(1), c: ControllerName(2)
  )

  @Test(arguments: ["popTo A animated", "popToRoot animated", "popTo A running; settle"])
  func `somebody in between is told or shown, and neither the old top nor the new`(
    _ end: String
  ) throws {
    let text = "start A; set A B C; \(end)"
    for (name, isBetween) in [(names.a, false), (names.b, true), (names.c, false)] {
      let isTold = try shows(.toldInBetween, after: text) {
        $0.events = [event(.willShow, name)]
      }
      let isShown = try shows(.shownInBetween, after: text) {
        $0.events = [event(.popTransition, name)]
      }
      #expect(isTold == isBetween)
      #expect(isShown == isBetween)
    }
  }

  @Test func `somebody below the new top is told of an appearance`() throws {
    let text = "start A; push C; set A B"
    #expect(
      try shows(.toldBelowTop, after: text) { $0.events = [event(.viewWillAppear, names.a)] })
    for name in [names.b, names.c] {
      #expect(
        try !shows(.toldBelowTop, after: text) { $0.events = [event(.viewWillAppear, name)] })
    }
    let gone = "start A; set A B C; set A D"
    #expect(
      try !shows(.toldBelowTop, after: gone) { $0.events = [event(.viewDidDisappear, names.b)] })
  }

  @Test func `a controller is on the stack twice`() throws {
    let seen = [names.a, names.b, names.a].map(\.index)
    for count in 0...3 {
      let shown = try shows(.repeatedController, after: "start A; push B; push A") {
        $0.stack = Array(seen.prefix(count))
      }
      #expect(shown == (count == 3))
    }
  }
}

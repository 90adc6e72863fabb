import MistakenAdapters
import NavigationConformance
import Testing

@Suite struct StackMistakeTests {
  @Test func `A stack that was read earlier is no reading`() async throws {
    try await expectMistake(
      StackMistakes.KeepsEarlierStack(),
      """
      After a push of B, viewControllers reads A, as it did before; expected A B.
        Read the subject's stack at each call and keep no earlier answer; if it is read anew, check \
      that push reaches the subject.
      """)
  }

  @Test func `A start leaves nothing of the earlier subject`() async throws {
    try await expectMistake(
      StackMistakes.StartsOnceOnly(),
      """
      After a second start, with C, viewControllers reads an earlier controller, C; expected C.
        Make a fresh subject in start; nothing of an earlier one may be left.
      """)
  }

  @Test func `A start leaves no flag of the earlier subject`() async throws {
    try await expectMistake(
      StackMistakes.KeepsFlag(),
      """
      After a second start, isNavigationBarHidden reads true, as it was set before it; \
      expected false, as after the first start.
        Make a fresh subject in start; nothing of an earlier one may be left.
      """)
  }

  @Test func `Two names are two controllers`() async throws {
    try await expectMistake(
      StackMistakes.OneController(),
      """
      makeController(label:log:) returned the same object for A and for B; \
      expected a new one at each call.
        Make a controller at each call; controllers are known by identity.
      """)
  }

  @Test func `One name is another controller in another scenario`() async throws {
    try await expectMistake(
      StackMistakes.OneControllerPerLabel(),
      """
      makeController(label:log:) returned the controller C of an earlier scenario; \
      expected a new one at each call.
        Make a controller at each call; the same label comes in every scenario.
      """)
  }

  @Test func `A push hands over the controller it is given`() async throws {
    try await expectMistake(
      StackMistakes.PushesAnother(),
      """
      After a push of B, viewControllers reads A, a controller of no scenario; expected A B.
        Hand over the very objects that makeController returned; controllers are known by identity.
      """)
  }

  @Test func `A stack is handed over bottom to top`() async throws {
    try await expectMistake(
      StackMistakes.HandsOverTopFirst(),
      """
      After a push of B, viewControllers reads B A; expected A B.
        Hand the stack over bottom to top.
      """)
  }

  @Test func `A reading makes no controllers`() async throws {
    try await expectMistake(
      StackMistakes.MakesNewAtEachReading(),
      """
      After start with A, viewControllers reads a controller of no scenario; expected A.
        Hand over the very objects that makeController returned; controllers are known by identity.
      """)
  }

  @Test func `A pop makes no controllers`() async throws {
    try await expectMistake(
      StackMistakes.ReturnsAnother(),
      """
      pop(animated:) returned a controller of no scenario; expected those that left.
        Hand over the very objects that makeController returned; controllers are known by identity.
      """)
  }

  @Test func `A start does not throw`() async throws {
    try await expectMistake(
      StackMistakes.ThrowsInStart(),
      """
      start(root:log:) threw an error in the simplest scenario: NoScreen(); expected no error.
        Throw what the subject itself refuses, and nothing else.
      """)
  }

  @Test func `Results in another order are permitted`() async throws {
    let report = try await report(on: StackMistakes.ReturnsTopFirst())
    #expect(report.outcome == .conforms)
    #expect(
      report.notes == [
        "pop(to:animated:) and popToRoot(animated:) returned D C B, top first; the documents leave "
          + "the order open. If the subject itself returns B C D, the adapter turned it round"
      ])
    let order = report.choices.first { $0.id == "popped-order" }
    #expect(order?.readings == ["top to bottom"])
  }

  @Test func `What is not deterministic is reported with both observations`() async throws {
    let report = try await report(on: StackMistakes.ForgetsNowAndThen())
    #expect(report.outcome == .notDeterministic)
    #expect(report.adapterError == nil)
    #expect(report.violations == [])
    let found = try #require(report.nondeterminism)
    #expect(found.scenario.text == "start A\npush B\npop")
    let (first, second) = (found.first, found.second)
    #expect(first != second)
    #expect(first.contains("step 3: pop\n"))
    #expect(second.contains("step 3: pop\n"))
    let returned = [first, second].map {
      $0.split(separator: "\n").first { $0.hasPrefix("returned") }
    }
    #expect(Set(returned) == ["returned: B", "returned: nothing"])
  }

  @Test func `A stack that was read before a pop is no reading`() async throws {
    try await expectMistake(
      StackMistakes.ReadsBeforePop(),
      """
      After a pop that returned B, viewControllers reads A B, and after a push of C it reads A C; \
      expected A after the pop.
        Read the subject's stack at each call, and let settle() return when nothing is pending.
      """)
  }

  @Test func `Every way to start makes a fresh subject`() async throws {
    try await expectMistake(
      StackMistakes.StartsAnewOnScreenOnly(),
      """
      After startOffScreen(root:log:), viewControllers reads a controller of an earlier start; \
      expected none of them.
        Make a fresh subject in start; nothing of an earlier one may be left.
      """)
  }

  @Test func `Results in no order are permitted, and pointed out`() async throws {
    let report = try await report(on: StackMistakes.LosesOrder())
    #expect(report.adapterError == nil)
    #expect(report.violations == [])
    #expect(
      report.notes == [
        "popToRoot(animated:) returned C B D, in neither order of the stack; the documents leave "
          + "the order open. If the subject itself returns B C D, the adapter lost the order"
      ])
  }
}

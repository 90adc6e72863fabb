import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference
import Testing

/// Two open points in one step: each reading of the one conforms beside each of the other.
@MainActor @Suite("Readings that meet") struct MeetingReadingsTests {
  @Test(arguments: [
    "present B", "present B animated", "A.present B", "present B; dismiss",
  ])
  func `an edit button that waits to be replaced may stop saying Done`(_ end: String) async throws {
    let subject = NavigationSubject(
      "subject", HeadlessAdapter(variants: [.refreshAtTopChange, .editingEndsOnLeaving]))
    let text = "A.item.right = A.editButton; start A; tapEdit; A.item.right = x; \(end)"
    let replay = await Conformance(of: subject).replay(try NavigationScenario(text))
    #expect(replay.violated == nil)
  }

  @Test(
    arguments: [
      // What is shown before may already be what is shown after.
      ("start A; A.title = \"b\"; push B animated", nil),
      ("A.item.title = \"a\"; A.title = \"b\"; start A; push B animated", nil),
      ("A.title = \"b\"; start A; push B animated", true),
      ("A.title = \"b\"; start A; push B", false),
    ] as [(String, Bool?)])
  func `the bar is asked to move only where it cannot show the same as before`(
    _ text: String, _ isAsked: Bool?
  ) throws {
    var model = NavigationModel()
    var expectation = Expectation()
    let before = "A.item.left = x; B.item.left = x; A.title = \"a\"; B.title = \"a\"; "
    for line in try NavigationScenario(before + text).lines { model.apply(line, to: &expectation) }
    #expect(expectation.barContentAnimation == isAsked)
  }
}

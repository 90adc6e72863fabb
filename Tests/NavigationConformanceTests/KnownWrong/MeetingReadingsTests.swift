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

  /// Each of these readings is permitted by itself, and together they look like something else.
  @Test(
    arguments: [
      (
        [.barFollowsCallbacks],
        "start A; B.viewWillAppear: setNavigationBarHidden true; push B animated"
      ),
      (
        [.barFollowsCallbacks],
        "start A; delegate.willShow B: setNavigationBarHidden true; push B animated"
      ),
      (
        [.hiddenReadsEffective, .toolbarFollowsVisible],
        "start A; setToolbarHidden false; B.hidesBottomBarWhenPushed = true; present B"
      ),
      (
        [.editingEndsOnLeaving],
        "start A; B.item.right = B.editButton; push B; tapEdit; gesture begin; gesture cancel"
      ),
      (
        [.editingEndsOnRemoval],
        "A.item.right = A.editButton; start A; tapEdit; push B; either; set C A; or; set C; push A"
      ),
    ] as [(NavigationVariants, String)])
  func `who reads open points so does nothing wrong`(
    _ variants: NavigationVariants, _ text: String
  ) async throws {
    let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
    let replay = await Conformance(of: subject).replay(try NavigationScenario(text))
    #expect(replay.violated == nil)
    #expect(!replay.endedEarly)
  }

  @Test(
    arguments: [
      ("push B animated", true),
      ("B.viewWillAppear: setNavigationBarHidden true; push B animated", nil),
      ("B.viewWillAppear: setNavigationBarHidden false; push B animated", true),
      ("push B running; settle", true),
      ("push B running; setNavigationBarHidden true; settle", nil),
      ("push B running; setNavigationBarHidden true; setNavigationBarHidden false; settle", nil),
      ("push B running; setNavigationBarHidden false; settle", true),
    ] as [(String, Bool?)])
  func `a bar that is hidden before it has to show the new top need not move`(
    _ text: String, _ isAsked: Bool?
  ) throws {
    var model = NavigationModel()
    var expectation = Expectation()
    let before = "B.item.left = x; A.title = \"a\"; B.title = \"b\"; start A; "
    for line in try NavigationScenario(before + text).lines { model.apply(line, to: &expectation) }
    #expect(expectation.barContentAnimation == isAsked)
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

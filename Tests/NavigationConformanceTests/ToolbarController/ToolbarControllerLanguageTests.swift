import HeadlessNavigationAdapter
import NavigationConformance
import Testing

/// The language of scenarios about toolbar controllers, as it is documented.
@MainActor @Suite("The toolbar controller's language") struct ToolbarControllerLanguageTests {
  private let conformance = ToolbarControllerConformance(
    of: ToolbarControllerSubject("subject", HeadlessToolbarControllerAdapter()))

  @Test(arguments: [
    "content.frame = 5 30 480 268", "content.delegate = 1", "content.delegate = none",
    "content.orientations = portrait landscapeLeft", "content.orientations = none",
    "content.toolbarItems = [x, y]", "A.toolbarItems = [x, \"a b\"]", "A.toolbarItems = none",
    "B.toolbarItems = unanswered",
  ])
  func `what is set up prints as it was written`(_ line: String) async throws {
    let report = try await conformance.replay(line + "; contain plain")
    #expect(report.scenario.lines == [line, "contain plain"])
  }

  @Test(arguments: [
    "contain navigation A; push B; popToRoot animated; set B A animated; popTo B; load",
    "contain subclass A; load; show; push B animated; pop",
    "contain plain; load; viewWillAppear animated; viewDidDisappear; rotate landscapeRight",
    "contain plain; load; resize 480 300; show",
  ])
  func `what is done prints as it was written`(_ text: String) async throws {
    let report = try await conformance.replay(text)
    #expect(report.scenario.lines.joined(separator: "; ") == text)
    #expect(report.violated == nil)
  }

  @Test(arguments: [
    (
      "contain A",
      """
      line 1, column 9: expected 'navigation', 'subclass' or 'plain', found 'A'
          contain A
                  ^
        for example contain navigation A, contain subclass A or contain plain
      """
    ),
    (
      "contain plain\nlaod",
      """
      line 2, column 1: expected an operation, 'content' or a controller name, found 'laod'
          laod
          ^
        did you mean 'load'?
      """
    ),
    (
      "push B",
      """
      line 1, column 1: nothing has been contained yet
          push B
          ^
        begin with contain navigation A, contain subclass A or contain plain
      """
    ),
    (
      "contain navigation A; load; push B",
      """
      line 1, column 29: the view has been loaded and is not on screen
          contain navigation A; load; push B
                                      ^
        what is told of a stack off screen is not said; show it first
      """
    ),
    (
      "contain navigation A; push A",
      """
      line 1, column 23: A is on the stack already
          contain navigation A; push A
                                ^
        push a controller that is not
      """
    ),
    (
      "content.frame = 0 0 320 40",
      """
      line 1, column 1: what becomes of a size below 1 by 44 is not said
          content.frame = 0 0 320 40
          ^
        leave room for the toolbar
      """
    ),
    (
      "content.frame = 0 0 wide",
      """
      line 1, column 21: expected a whole number of points, at most 100000, found 'wide'
          content.frame = 0 0 wide
                              ^
        frames are four numbers: x, y, width and height
      """
    ),
    (
      "content.frame = -9223372036854775808 0 320 460",
      """
      line 1, column 17: expected a whole number of points, at most 100000, found '-9223372036854775808'
          content.frame = -9223372036854775808 0 320 460
                          ^
        frames are four numbers: x, y, width and height
      """
    ),
    (
      "A.toolbarItems = [x]; A.toolbarItems = unanswered",
      """
      line 1, column 23: A has taken part already
          A.toolbarItems = [x]; A.toolbarItems = unanswered
                                ^
        say first of all that it does not answer
      """
    ),
    (
      "contain plain; load; rotate sideways",
      """
      line 1, column 29: expected an orientation, found 'sideways'
          contain plain; load; rotate sideways
                                      ^
        one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight
      """
    ),
    (
      "contain plain; content.delegate = 2",
      """
      line 1, column 16: only the delegate of a navigation controller is replaced
          contain plain; content.delegate = 2
                         ^
        set the delegate of any other content before it is contained
      """
    ),
  ])
  func `what is wrong is named, with its place and what to do`(
    _ text: String, _ message: String
  ) async {
    do {
      _ = try await conformance.replay(text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.description == message)
    }
  }
}

import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance
import NavigationReference
import Testing

/// Of what goes wrong together in a step, the cause is blamed and not what comes of it.
@MainActor @Suite("Blame") struct BlameTests {
  private func blamed(_ fault: NavigationFault, _ text: String) async throws -> String? {
    let subject = NavigationSubject("subject", HeadlessAdapter(faults: [fault]))
    return await Conformance(of: subject).replay(try NavigationScenario(text)).violated?.id
  }

  @Test(arguments: [
    ("B.viewWillAppear: setToolbarHidden false; popTo A", "POP-07"),
    ("B.viewWillAppear: push D; popTo A", "POP-07"),
    ("popTo A", "POP-07"),
  ])
  func `a stack that stops short is to blame, not the message to whom it shows instead`(
    _ end: String, _ requirement: String
  ) async throws {
    #expect(
      try await blamed(.popToStopsOneAbove, "start A; set A B C; \(end)") == requirement)
  }

  @Test func `a message to somebody else is to blame for what is pushed in it`() async throws {
    let text = "start A; set A B C; B.viewWillAppear: push D; popTo A animated"
    #expect(try await blamed(.inBetweenAppearWhenAnimated, text) == "APP-03")
  }
}

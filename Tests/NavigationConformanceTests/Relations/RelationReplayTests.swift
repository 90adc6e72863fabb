import ConformanceChecks
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// Two runs that are compared, where one of them comes to nothing.
@MainActor @Suite struct RelationReplayTests {
  /// What carries out every scenario but those with this line, for which the adapter is to blame.
  private func subject(mistakenAbout text: String) -> NavigationSubject {
    let whole = NavigationSubject("subject", HeadlessAdapter())
    return NavigationSubject(
      name: "subject", capabilities: whole.capabilities,
      run: { session, script in
        let end = await whole.run(&session, &script)
        guard session.lines.contains(where: { $0.text == text }) else { return end }
        session.mistake = "It cannot be driven through '\(text)'."
        session.observation.unsupported = text
        return .unsupported
      },
      selfCheck: whole.selfCheck,
      foresight: NavigationSubject.Foresight(isIdle: { true }, announce: { _ in }, forget: {}),
      care: SubjectCare(begin: { _ in }, end: {}, loss: { nil }), breakdownLimit: 100,
      validation: { fatalError("nobody asks for it") })
  }

  @Test(arguments: ["pop", "popTo A"])
  func `The adapter's mistake in either run is told`(_ text: String) async throws {
    let scenario = try NavigationScenario("start A; push B; either; pop; or; popTo A")
    let report = await Conformance(of: subject(mistakenAbout: text)).replay(scenario)
    #expect(report.adapterError == "It cannot be driven through '\(text)'.")
    #expect(report.unsupported == nil)
    #expect(report.violated == nil)
    #expect(!report.endedEarly)
  }
}

import MistakenAdapters
import NavigationConformance
import Testing

@Suite struct ClaimMistakeTests {
  @Test func `An operation that is claimed has to be there`() async throws {
    try await expectMistake(
      ClaimMistakes.ClaimsMissingOperation(),
      """
      popToRoot(animated:) answers Unsupported, but 'popToRoot' is claimed; expected an answer.
        Implement it, or take the claim away.
      """)
  }

  @Test func `A way to start that is claimed has to be there`() async throws {
    try await expectMistake(
      ClaimMistakes.ClaimsMissingStart(),
      """
      startOffScreen(root:log:) answers Unsupported, but 'offScreen' is claimed; expected an answer.
        Implement it, or take the claim away.
      """)
  }

  @Test func `Of what can be assigned the one that is missing is named`() async throws {
    try await expectMistake(
      ClaimMistakes.ClaimsMissingTitleView(),
      """
      assign(.itemTitleView, of:) answers Unsupported, but 'barContent' is claimed; \
      expected an answer.
        Implement it, or take the claim away.
      """)
  }

  @Test func `An error of its own for a missing operation is no refusal`() async throws {
    try await expectMistake(
      ClaimMistakes.ThrowsForMissingOperation(),
      """
      popToRoot(animated:) threw an error in the simplest scenario: NotImplemented(); \
      expected no error.
        Throw what the subject itself refuses; what it does not have, do not claim. \
      If it is the subject that refuses this, it may not; without the claim the rest is judged.
      """)
  }

  @Test func `What every adapter needs has to be there`() async throws {
    try await expectMistake(
      ClaimMistakes.MissesRequiredOperation(),
      """
      pop(animated:) answers Unsupported; expected an answer.
        Implement it; every adapter needs it.
      """)
  }

  @Test func `A property that is claimed has to be there`() async throws {
    try await expectMistake(
      ClaimMistakes.ClaimsMissingProperty(),
      """
      prompt answers Unsupported, but 'prompt' is claimed; expected an answer.
        Implement it, or take the claim away.
      """)
  }

  @Test func `A reading is never refused`() async throws {
    try await expectMistake(
      ClaimMistakes.ThrowsForMissingProperty(),
      """
      Reading topViewController threw an error: NotImplemented(); expected an answer.
        Return what the subject says, or take the claim 'topViewController' away.
      """)
  }

  @Test func `A property reads controllers of the scenario`() async throws {
    try await expectMistake(
      ClaimMistakes.ReadsAnother(),
      """
      topViewController reads a controller of no scenario; expected one that makeController made.
        Hand over the very objects that makeController returned; controllers are known by identity.
      """)
  }

  @Test func `What works but is not claimed is worth a note`() async throws {
    let report = try await report(on: ClaimMistakes.ClaimsTooLittle())
    #expect(report.outcome == .conforms)
    #expect(
      report.notes == [
        "log.willShow(_:animated:) is called, but 'willShow' is not claimed; "
          + "claim it to have it judged",
        "log.didShow(_:animated:) is called, but 'didShow' is not claimed; "
          + "claim it to have it judged",
        "topViewController works, but 'topViewController' is not claimed; "
          + "claim it to have it judged",
      ])
  }

  @Test func `A refusal is no missing operation`() async throws {
    let report = try await report(on: ClaimMistakes.ThrowsUnsupportedForRefusal())
    #expect(report.outcome == .adapterError)
    #expect(
      report.adapterError == """
        push(_:animated:) answers Unsupported at the end of 'start A; push A'; \
        expected an answer, or a refusal.
          Unsupported is for what the subject does not have; for what it refuses, throw an error of \
        another type.
        """)
  }
}

import NavigationReference
import Testing

@testable import NavigationConformance

/// What a replay names of a line that takes more than is claimed.
@Suite("Missing claims") struct MissingClaimTests {
  @Test
  func `a line of a navigation controller names each capability that it takes and is not claimed`()
    throws
  {
    let line = try #require(try NavigationScenario("start A; A.present C").lines.last)
    #expect(Capabilities.popTo.namesMissing(for: line) == ["modal", "modalByContent"])
    #expect(Capabilities.modal.namesMissing(for: line) == ["modalByContent"])
  }

  @Test func `a push that has to be refused takes a claim to refuse it`() throws {
    let line = try #require(try NavigationScenario("start A; push A").lines.last)
    #expect(Capabilities.popTo.namesMissing(for: line) == ["raises"])
  }

  @Test func `a line of another system names its capabilities`() {
    let lifecycle = LifecycleSystem(claims: .subclasses)
    #expect(lifecycle.namesMissing(for: .encode) == ["preservation"])
    #expect(lifecycle.namesMissing(for: .pop) == [])
    let toolbar = ToolbarControllerSystem(claims: .rotation)
    #expect(toolbar.namesMissing(for: .contentItems(["x"])) == ["plainContent"])
  }
}

import ConformanceEngine
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

@MainActor @Suite("The whole vocabulary of the smaller systems") struct SystemVocabularyTests {
  private func isInWhole(_ text: String, with other: String) throws -> Bool {
    let subject = LifecycleSubject("subject", HeadlessLifecycleAdapter())
    let investigation = SystemInvestigation(
      subject: subject.system, proof: .none, passedOver: [])
    let lines = try SystemScenario<LifecycleSystem>.lines(of: other)
    return investigation.wholeVocabulary(with: lines).includes(
      try SystemScenario<LifecycleSystem>.lines(of: text), in: subject.system.system)
  }

  private static let plain = "make root A"
  private static let strange = "A.restorationIdentifier = strange; make root A; encode"

  @Test func `what a counterexample says belongs to it, with whatever controller`() throws {
    let other = "make root A; B.restorationIdentifier = strange; push B"
    #expect(try isInWhole(Self.strange, with: Self.strange))
    #expect(try isInWhole(other, with: Self.strange))
    // Otherwise nobody says it.
    #expect(try !isInWhole(Self.strange, with: Self.plain))
    #expect(try !isInWhole("A.restorationIdentifier = another; make root A", with: Self.strange))
  }

  @Test func `a list that is longer than those of the vocabulary does not`() throws {
    let four = "make root A; set A B C D"
    #expect(try isInWhole("make root A; set A B C", with: Self.plain))
    #expect(try !isInWhole(four, with: four))
  }
}

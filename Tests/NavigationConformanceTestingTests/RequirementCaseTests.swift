import Foundation
import NavigationConformance
import NavigationConformanceTesting
import Testing

struct RequirementCaseTests {
  @Test func `There is one case for each requirement, in order`() {
    #expect(RequirementCase.allCases.map(\.id) == RequirementDescription.navigation.map(\.id))
  }

  @Test func `A case is named by ID and statement`() throws {
    let requirement = try RequirementCase.with("POP-02")
    #expect(
      requirement.testDescription == "POP-02 A pop returns the controller that it removed.")
  }

  @Test func `A case is known by its ID alone`() throws {
    let encoded = try JSONEncoder().encode(Encoded(requirement: .with("POP-02")))
    #expect(String(decoding: encoded, as: UTF8.self) == "\"POP-02\"")
  }

  private struct Encoded: Encodable {
    let requirement: RequirementCase

    func encode(to encoder: any Encoder) throws {
      try requirement.encodeTestArgument(to: encoder)
    }
  }
}

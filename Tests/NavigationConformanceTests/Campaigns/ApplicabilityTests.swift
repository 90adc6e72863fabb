import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// What applies follows from the claims, before anything is run; whether that is right shows when the model is run within
/// them. Otherwise a flawless subject could never conform.
@Suite(.aside) struct ApplicabilityTests {
  @Test(arguments: Capabilities.named.map(\.name))
  func `Of one claim alone all that applies can be put to the test, and nothing else`(
    _ name: String
  ) throws {
    expectAgreement(on: try Self.claims([name]))
  }

  @Test(arguments: bundles)
  func `Of claims that go together all that applies can be put to the test, and nothing else`(
    _ names: [String]
  ) throws {
    expectAgreement(on: try Self.claims(names))
  }

  @Test func `Of all claims all that applies can be put to the test, and nothing else`() {
    #if !DEBUG
      expectAgreement(on: .all)
    #endif
    #expect(Reach(of: .all, scenarioCount: 0).surplus == [])
  }

  #if !DEBUG
    @Test(arguments: Capabilities.named.indices)
    func `Of any two claims all that applies can be put to the test, and nothing else`(
      _ place: Int
    ) {
      let named = Capabilities.named
      for other in named[(place + 1)...] {
        expectAgreement(on: named[place].capability.union(other.capability))
      }
    }
  #endif

  @Test func `Who assigns nothing that leaves the item alone is not asked when it is made`() throws
  {
    let names = ["itemStack", "itemCreation", "barContent"]
    #expect(!Self.applies("ITEM-08", within: try Self.claims(names)))
    #expect(Self.applies("ITEM-08", within: try Self.claims(names + ["hidesBottomBar"])))
  }

  @Test func `Where no controller hides the toolbar none has to animate it`() throws {
    let names = ["toolbar", "toolbarShown", "toolbarAnimations"]
    #expect(!Self.applies("TV-08", within: try Self.claims(names)))
    #expect(Self.applies("TV-08", within: try Self.claims(names + ["hidesBottomBar"])))
  }

  private func expectAgreement(on claims: Capabilities) {
    let reach = Reach(of: claims, scenarioCount: sample(1_500, of: 40_000))
    #expect(reach.missed == [], "\(claims.names)")
    #expect(reach.surplus == [], "\(claims.names)")
  }

  private static func claims(_ names: [String]) throws -> Capabilities {
    var claims: Capabilities = []
    for name in names {
      let named = try #require(Capabilities.named.first { $0.name == name })
      claims.formUnion(named.capability)
    }
    return claims
  }

  private static func applies(_ id: String, within claims: Capabilities) -> Bool {
    RequirementCatalogue.core.requirements.contains {
      $0.id == id && claims.canPutToTest($0)
    }
  }

  private static let bundles: [[String]] = [
    stack + ["toolbar", "toolbarShown", "toolbarAnimations"],
    stack + ["itemStack", "itemCreation", "barContent"],
    stack + ["itemStack", "barContent", "editButton"],
    stack + ["barContent", "itemViews", "leftItemTaps"], ["controllerOwnership", "parent"],
    stack + ["raises", "topViewController", "willShow", "didShow"],
    stack + ["toolbar", "toolbarItems", "toolbarItemsAnimations", "hidesBottomBar"],
    ["toolbar", "toolbarItems", "toolbarItemTaps", "toolbarItemKinds"],
    ["segues", "transitions", "willShow"],
    ["delegateReplacement", "delegateOwnership", "willShow"],
    stack + ["navigationBar", "barAnimations", "appearance", "callbacks", "transitions"],
    stack + ["runningTransitions", "transitions", "willShow", "didShow"],
    ["modal", "modalByContent", "appearance", "movingFlags", "visibleViewController"],
    ["offScreen", "emptyStart", "presentedStart", "embeddedStart", "tapBack", "popGesture"],
    ["navigationBarObject", "anotherController", "navigationBarAppearance", "contentInset"],
  ]

  private static let stack = ["popTo", "popToRoot", "setViewControllers"]
}

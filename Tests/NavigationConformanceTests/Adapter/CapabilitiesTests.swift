import Testing

@testable import NavigationConformance

@Suite("Capabilities") struct CapabilitiesTests {
  private let named = Capabilities.named.map(\.capability)

  @Test func `each is one of its own`() {
    for (place, claim) in named.enumerated() {
      #expect(!claim.isEmpty)
      for other in named[..<place] {
        #expect(claim != other)
        #expect(claim.isDisjoint(with: other))
        #expect(!claim.union(other).isSubset(of: claim))
      }
    }
  }

  @Test func `are put together and taken apart whichever word they stand in`() {
    let (low, high) = (Capabilities.raises, Capabilities.controllerOwnership)
    var both: Capabilities = [low, high]
    #expect(both.contains(low) && both.contains(high))
    #expect(both.names == ["raises", "controllerOwnership"])
    #expect(both.subtracting(low) == high && both.subtracting(high) == low)
    #expect(both.intersection([high, .content]) == high)
    #expect(both.symmetricDifference([low, .content]) == [high, .content])
    #expect(!low.isSuperset(of: both) && both.isSuperset(of: high))
    both.remove(high)
    #expect(both == low)
    both.formSymmetricDifference([low, high])
    #expect(both == high)
    #expect(Capabilities().isEmpty)
  }

  @Test func `are all but the one that is there for who cannot claim another`() {
    #expect(Capabilities(named) == Capabilities.all.union(.endsOnRaise))
    #expect(!Capabilities.all.contains(.endsOnRaise))
    #expect(Capabilities.all.names.count == named.count - 1)
  }
}

import Testing

@testable import HeadlessNavigation

@Suite struct CaseSetTests {
  @Test func `a set of one fault holds that and no other`() {
    #expect(NavigationFaults().isEmpty)
    for fault in NavigationFault.allCases {
      let faults: NavigationFaults = [fault]
      #expect(!faults.isEmpty)
      #expect(NavigationFault.allCases.filter { faults.contains($0) } == [fault])
    }
  }
}

import Testing

@testable import NavigationConformance

/// What could not be seen to change is nothing that an adapter should have reported.
@Suite struct BarSightsTests {
  @Test func `A bar that was seen in one state only had nothing to report`() {
    var bars = BarSights()
    #expect(bars.unchanged == [])
    for _ in 0..<3 { bars.see(navigationBar: true) }
    #expect(bars.unchanged == .barAnimations)
    bars.see(navigationBar: false)
    #expect(bars.unchanged == [])
  }

  @Test func `A toolbar that did not come had no items to report either`() {
    var bars = BarSights()
    bars.see(toolbar: false)
    bars.see(toolbar: false)
    bars.see(givenItems: true)
    #expect(bars.unchanged == [.toolbarAnimations, .toolbarItemsAnimations])
    bars.see(toolbar: true)
    #expect(bars.unchanged == [])
  }

  @Test func `A toolbar that came without the items it was given had none to report`() {
    var bars = BarSights()
    bars.see(toolbar: false)
    bars.see(toolbar: true)
    bars.see(givenItems: false)
    #expect(bars.unchanged == .toolbarItemsAnimations)
  }

  /// What cannot be read says nothing for the adapter.
  @Test func `A bar that cannot be read is no bar that stayed as it was`() {
    var bars = BarSights()
    bars.see(navigationBar: nil)
    bars.see(toolbar: nil)
    #expect(bars.unchanged == [])
  }
}

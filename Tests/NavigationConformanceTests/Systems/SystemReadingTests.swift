import ConformanceEngine
import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import NavigationConformance

/// Which reading of an open point a value of one of the smaller systems is put down to.
@MainActor @Suite("Readings in the smaller systems") struct SystemReadingTests {
  /// The readings of the last choice that the scenario meets, a bit for each.
  private func lastReading(
    _ scenario: String, _ variants: ToolbarControllerVariants
  ) async throws -> UInt8? {
    let subject = ToolbarControllerSubject(
      "S", HeadlessToolbarControllerAdapter(faults: [], variants: variants))
    var session = SystemSession(subject.system)
    let lines = try SystemScenario<ToolbarControllerSystem>.lines(of: scenario)
    #expect(await session.run(lines).failure == nil)
    return session.readings.last?.mask
  }

  private static let shown = "A.toolbarItems = [x]; contain navigation A; load; show"

  @Test(
    arguments: [
      ([], 0b10), ([.displayUnheeded], 0b01),
      // It holds the items already, so that neither can be told from the other.
      ([.itemsAtLoad], 0b11), ([.itemsAtLoad, .displayUnheeded], 0b11),
    ] as [(ToolbarControllerVariants, UInt8)])
  func `nothing changes at display only where what was there is there still`(
    _ variants: ToolbarControllerVariants, _ mask: UInt8
  ) async throws {
    #expect(try await lastReading(Self.shown, variants) == mask)
  }

  @Test func `a change of the items is followed or not`() async throws {
    let scenario = Self.shown + "; A.toolbarItems = [y]"
    #expect(try await lastReading(scenario, []) == 0b01)
    #expect(try await lastReading(scenario, [.itemsFollowedAtOnce]) == 0b10)
  }
}

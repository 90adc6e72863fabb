import HeadlessNavigation
import HeadlessNavigationAdapter
import Testing

@testable import ConformanceChecks
@testable import NavigationConformance

/// Asynchronous functions are given memory that is aligned to 16 bytes. Of those that held values asking for more, Swift 6.3.1
/// made some frames too small.
@MainActor @Suite struct AlignmentTests {
  @Test func `No value that a run is made of is aligned to more than 16 bytes`() {
    #expect(MemoryLayout<Session>.alignment <= 16)
    #expect(MemoryLayout<ScenarioRunner>.alignment <= 16)
    #expect(MemoryLayout<SystemSession<LifecycleSystem>>.alignment <= 16)
    #expect(MemoryLayout<ChoiceTally>.alignment <= 16)
    #expect(MemoryLayout<Observation>.alignment <= 16)
    #expect(MemoryLayout<Campaign>.alignment <= 16)
    #expect(MemoryLayout<ConformanceReport>.alignment <= 16)
    #expect(MemoryLayout<NavigationSubject>.alignment <= 16)
  }

  @Test func `No set of faults is aligned to more than 16 bytes`() {
    #expect(MemoryLayout<NavigationFaults>.alignment <= 16)
    #expect(MemoryLayout<NavigationVariants>.alignment <= 16)
    #expect(MemoryLayout<HeadlessAdapter>.alignment <= 16)
  }
}

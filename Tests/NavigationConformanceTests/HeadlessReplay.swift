import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference

@testable import NavigationConformance

/// What comes of a scenario on HeadlessNavigation, with faults or other readings if any.
@MainActor func replay(
  _ text: String, faults: NavigationFaults = [], variants: NavigationVariants = []
) async throws -> ReplayReport {
  let subject = NavigationSubject("subject", HeadlessAdapter(faults: faults, variants: variants))
  return await Conformance(of: subject).replay(try NavigationScenario(text))
}

import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationReference

@testable import NavigationConformance

/// What comes of breaking the caller's rules on HeadlessNavigation, with faults or other readings if any.
@MainActor func robustness(
  faults: NavigationFaults = [], variants: NavigationVariants = [],
  attempts: Int = sample(40, of: RobustnessCheck.attemptCount)
) async -> RobustnessReport {
  let subject = NavigationSubject("subject", HeadlessAdapter(faults: faults, variants: variants))
  var check = RobustnessCheck(subject: subject)
  return await check.run(seed: 1, attempts: attempts)
}

/// The same of one rule alone.
@MainActor func robustness(
  of rule: CallerRule, variants: NavigationVariants = []
) async -> RobustnessReport.RuleResult {
  let subject = NavigationSubject("subject", HeadlessAdapter(variants: variants))
  var check = RobustnessCheck(subject: subject)
  return await check.result(
    of: rule, seed: 1, attempts: sample(40, of: RobustnessCheck.attemptCount))
}

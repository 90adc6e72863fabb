package import NavigationConformance

/// Someone who writes a first adapter, by the mistake that is made. The container is right.
package enum Newcomer: String, CaseIterable, Sendable {
  case staleSnapshots = "stale-snapshots"
  case startDoesNotReset = "start-does-not-reset"
  case oneControllerForTwo = "one-controller-for-two"
  case stackTopFirst = "stack-top-first"
  case resultsTopFirst = "results-top-first"
  case neverReports = "never-reports"
  case reportsTwice = "reports-twice"
  case reportsAfterSettle = "reports-after-settle"
  case throwsForUnsupported = "throws-for-unsupported"
  case claimsTooMuch = "claims-too-much"
  case claimsTooLittle = "claims-too-little"
  case notDeterministic = "not-deterministic"

  /// What the newcomer has the suite judge.
  package var subject: NavigationSubject {
    switch self {
    case .staleSnapshots: subject(StackMistakes.KeepsEarlierStack())
    case .startDoesNotReset: subject(StackMistakes.StartsOnceOnly())
    case .oneControllerForTwo: subject(StackMistakes.OneController())
    case .stackTopFirst: subject(StackMistakes.HandsOverTopFirst())
    case .resultsTopFirst: subject(StackMistakes.ReturnsTopFirst())
    case .neverReports: subject(MessageMistakes.NeverDidShow())
    case .reportsTwice: subject(MessageMistakes.ReportsTwice())
    case .reportsAfterSettle: subject(MessageMistakes.DoesNotWaitForAnimations())
    case .throwsForUnsupported: subject(ClaimMistakes.ThrowsForMissingOperation())
    case .claimsTooMuch: subject(ClaimMistakes.ClaimsMissingProperty())
    case .claimsTooLittle: subject(ClaimMistakes.ClaimsTooLittle())
    case .notDeterministic: subject(StackMistakes.ForgetsNowAndThen())
    }
  }

  private func subject<Adapter: NavigationAdapter>(_ adapter: Adapter) -> NavigationSubject {
    NavigationSubject("TheContainer", adapter)
  }
}

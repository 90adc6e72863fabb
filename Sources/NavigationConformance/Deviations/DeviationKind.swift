/// Why a violation is there to stay for a while.
package enum DeviationKind: String, Hashable, Sendable, CaseIterable {
  /// To be mended.
  case bug
  /// Meant to be so.
  case decision
  /// It does not show every time.
  case flaky
}

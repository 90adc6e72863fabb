import NavigationReference

/// How a navigation controller was made and what has been done with it, so that the same can be done with another one.
struct LifecycleHistory {
  var ownIdentifier: String?
  /// Those of content controllers when it was made.
  var identifiers: [String: String] = [:]
  /// What has been done since.
  var lines: [LifecycleLine] = []
}

extension LifecycleLine {
  var isMaking: Bool {
    if case .make = self { true } else { false }
  }
}

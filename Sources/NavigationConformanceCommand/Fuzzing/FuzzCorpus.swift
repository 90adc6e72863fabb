import NavigationConformance

/// Where a run takes scenarios from that were found earlier, and where it puts those that it finds.
struct FuzzCorpus {
  var stored: [NavigationScenario] = []
  var add: (ViolationRecord) -> Void = { _ in }
}

import ConformanceChecks
import HeadlessNavigation
import HeadlessNavigationAdapter
import MistakenAdapters
import NavigationReference
import Testing

@testable import NavigationConformance

/// Every reading of every choice is taken by some subject that conforms.
@MainActor @Suite("Readings") struct ReadingTests {
  /// Scenarios that tell more than those in which a choice comes up.
  private let more = [
    "start A; set A B C D; popToRoot",
    "start A; setToolbarHidden false; A.toolbarItems = [x]; setToolbarHidden true; "
      + "B.toolbarItems = [y]; push B",
    "start A; set A B; set B A", "start A; push B; push C running",
    "A.title = \"a\"; start A; A.item.title = \"\"; push B",
  ]

  /// What is seen of each choice, in the scenarios that are known to tell.
  private func sightings(_ subject: NavigationSubject) async throws -> [Choice: Set<UInt8>] {
    let scenarios =
      try TellingScenarios.ofChoices() + more.map { try NavigationScenario($0) }
    var seen: [Choice: Set<UInt8>] = [:]
    var session = Session(claims: subject.capabilities)
    for scenario in scenarios {
      guard try subject.unclaimedLine(in: scenario.text) == nil else { continue }
      var script = Script(scenario.lines)
      let end = await subject.run(&session, &script)
      // Whom nothing is asked that is beyond its claims, and who does nothing wrong, gets to the end.
      #expect(
        end == .completed || end == .left || end == .unsupported && subject.capabilities != .all,
        "\(subject.name): \(scenario.oneLine)")
      for sighting in session.takeSightings() {
        seen[sighting.sighting.choice, default: []].insert(sighting.sighting.mask)
      }
    }
    return seen
  }

  @Test func `each reading of each choice is taken by a subject that does nothing wrong`()
    async throws
  {
    var subjects = NavigationVariant.allCases.filter { $0 != .withoutDidShow }.map {
      NavigationSubject("\($0)", HeadlessAdapter(variants: [$0]))
    }
    subjects.append(NavigationSubject("plain", HeadlessAdapter()))
    subjects.append(
      NavigationSubject(
        "at the end", HeadlessAdapter(variants: [.gestureToldAtFinish, .cancelledGestureTold])))
    subjects.append(
      NavigationSubject("goes back and refuses", PermittedReadings.GoesBackAndRefuses()))
    var taken: [Choice: Set<String>] = [:]
    for subject in subjects {
      for (choice, masks) in try await sightings(subject) {
        // What every sighting leaves, and what a single one says alone.
        let agreed = masks.reduce(.max, &)
        for mask in masks.union([agreed]) where mask.nonzeroBitCount == 1 {
          taken[choice, default: []].formUnion(choice.readings(in: mask))
        }
      }
    }
    for choice in Choice.allCases {
      #expect(
        choice.readings.filter { !(taken[choice]?.contains($0) ?? false) } == [],
        "\(choice.name)")
    }
  }
}

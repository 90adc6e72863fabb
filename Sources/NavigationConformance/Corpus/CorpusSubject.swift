import NavigationReference

/// What stored scenarios are run on: all that a subject has of the systems they are about.
package struct CorpusSubject {
  /// The name that verdicts are recorded under.
  package let name: String
  /// `nil` where there is no navigation controller to be judged.
  let navigation: NavigationSubject?
  private let systems: [SmallSystem]

  package init(name: String, navigation: NavigationSubject?, systems: [SmallSystem]) {
    self.name = name
    self.navigation = navigation
    self.systems = systems
  }

  /// One that has a navigation controller.
  package init(_ navigation: NavigationSubject, systems: [SmallSystem] = []) {
    self.init(name: navigation.name, navigation: navigation, systems: systems)
  }

  /// `nil` where there is none, and for the navigation controller.
  func system(_ kind: ScenarioSystem) -> SmallSystem? { systems.first { $0.kind == kind } }

  /// Why a subject in another process cannot be asked any more; `nil` as long as it can.
  package var loss: String? { navigation?.loss ?? systems.lazy.compactMap(\.loss).first }

  /// Whether scenarios about a system are carried out by this process.
  func isInProcess(for kind: ScenarioSystem) -> Bool {
    (kind == .navigation ? navigation?.isInProcess : system(kind)?.isInProcess) ?? false
  }

  /// Makes sure that verdicts on such scenarios will mean something. Only they are to be run, so that nothing else of a
  /// subject is tried.
  ///
  /// - Throws: what is wrong with the adapter of the navigation controller, or of a system that some scenario is about.
  func checkAdapters(for scenarios: [CorpusScenario]) async throws(CorpusCheckFailure) {
    if let failure = await navigation?.selfCheck().failure {
      throw CorpusCheckFailure(description: failure)
    }
    for kind in ScenarioSystem.small where scenarios.contains(where: { $0.system == kind }) {
      guard let mistake = await system(kind)?.mistake() else { continue }
      throw CorpusCheckFailure(description: "about \(kind.subjects): \(mistake)")
    }
  }
}

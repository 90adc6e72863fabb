import NavigationConformance

/// Judges all systems of a subject, or those that the requirements asked about belong to.
@MainActor
struct SystemsCheck {
  let choice: SubjectChoice
  let options: CampaignOptions
  let progress: (CampaignProgress) -> Void

  func report() async throws(UnknownRequirement) -> ConformanceReport {
    var reports: [ConformanceReport] = []
    if let options = narrowed(to: RequirementDescription.navigation) {
      reports.append(
        try await Conformance(of: choice.make()).check(options, progress: progress))
    }
    if let layout = choice.layout, let options = narrowed(to: RequirementDescription.layout) {
      reports.append(await FullScreenLayoutConformance(of: layout()).check(options))
    }
    if let lifecycle = choice.lifecycle,
      let options = narrowed(to: RequirementDescription.lifecycle)
    {
      reports.append(await LifecycleConformance(of: lifecycle()).check(options))
    }
    if let toolbarController = choice.toolbarController,
      let options = narrowed(to: RequirementDescription.toolbarController)
    {
      reports.append(
        await ToolbarControllerConformance(of: toolbarController()).check(options))
    }
    guard let first = reports.first else {
      // What is asked about belongs to a system that the subject does not have.
      var options = options
      options.requirements = []
      options.scenarioCount = 0
      return try await Conformance(of: choice.make()).check(options)
    }
    return reports.dropFirst().reduce(first) { $0.joined(with: $1) }
  }

  /// The options for a system with these requirements; `nil` when none of them is asked about.
  private func narrowed(to requirements: [RequirementDescription]) -> CampaignOptions? {
    guard let wanted = options.requirements else { return options }
    let mine = Set(requirements.map(\.id))
    var options = options
    options.requirements = wanted.filter { mine.contains($0) }
    return wanted.contains { mine.contains($0) } ? options : nil
  }
}

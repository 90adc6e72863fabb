import NavigationConformance

/// Keeps a campaign in a file while it runs, about once a second. What keeps it from that never ends the run.
@MainActor
final class CampaignKeeper {
  private let file: CampaignFile
  private let options: CampaignOptions
  private let isInProcess: Bool
  private let say: (String) -> Void
  private var unsaved: CampaignState?
  private var nextSave = ContinuousClock.now
  /// Why what is known last could not be kept.
  private(set) var problem: CommandFailure?

  init(
    _ file: CampaignFile, _ options: CampaignOptions, isInProcess: Bool,
    say: @escaping (String) -> Void
  ) {
    self.file = file
    self.options = options
    self.isInProcess = isInProcess
    self.say = say
  }

  func keep(_ state: CampaignState) {
    unsaved = state
    if ContinuousClock.now >= nextSave { save() }
  }

  func save() {
    guard let state = unsaved else { return }
    let start = ContinuousClock.now
    do throws(CommandFailure) {
      try file.write(KeptCampaign(options, isInProcess: isInProcess, state))
      unsaved = nil
      problem = nil
    } catch {
      if error != problem { say("\(error.message); the run goes on") }
      problem = error
    }
    // A slow disk gets a twentieth of the time.
    nextSave = start + max(.seconds(1), (ContinuousClock.now - start) * 20)
  }
}

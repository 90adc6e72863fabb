/// Everything of the model's state that decides what may come next and what is then permitted.
///
/// States with equal fingerprints accept the same lines, and the same line leads them to equal fingerprints.
package struct ModelFingerprint: Hashable, Sendable {
  private let stack: [ControllerName]
  private let flags: [Bool]
  private let delegate: DelegateName?
  private let running: Situation?
  private let settings: [ControllerSettings]
  private let toolbarItems: [[Label]]
  private let pending: [NavigationModel.PendingCallback]
  private let bars: [BarExpectation]
  private let staleToolbarItems: [Label]?
  private let presentation: NavigationModel.Presentation?
  private let barLooks: BarLooks

  init(_ model: borrowing NavigationModel) {
    stack = model.stack.controllers
    flags = [
      model.isStarted, model.isOnScreen, model.isBarHidden, model.isToolbarHidden,
      model.toolbar.wasShowRequestedWhileHiding, model.isToolbarOpen,
      model.wereItemsChangedWhileHidden,
      model.toolbar.isReturnOpen, model.isRefreshPending,
      model.running?.isDelegateReplaced ?? false,
      model.isGesturing, model.isAfterCancel, model.isPlacedModally, model.isEmbedded,
      model.isInsetSettled, model.isBackTitleStale, model.isLeftOwnerOpen,
    ]
    delegate = model.delegate
    running = model.running?.situation
    // Controllers that were mentioned but carry nothing are as good as unmentioned.
    let plain = ControllerSettings()
    settings = Array(
      model.settings.reversed().drop { $0 == plain }.reversed())
    toolbarItems = Array(model.toolbarItems.reversed().drop { $0.isEmpty }.reversed())
    pending = model.pending
    bars =
      model.isRefreshPending
      ? [model.currentBar.value, model.staleBar.value] : [model.currentBar.value]
    staleToolbarItems = model.staleToolbarItems
    presentation = model.presentation
    barLooks = model.barLooks
  }
}

extension NavigationModel {
  package var fingerprint: ModelFingerprint { ModelFingerprint(self) }
}

/// Everything of the model's state that decides what may come next and what is then permitted.
///
/// States with equal fingerprints accept the same lines, and the same line leads them to equal fingerprints.
package struct ModelFingerprint: Hashable, Sendable {
  private let stack: [ControllerName]
  /// What is either so or not, a bit for each: in an array each would be hashed and compared by itself.
  private let flags: UInt32
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
    flags = Self.flags(of: model)
    delegate = model.delegate
    running = model.running?.situation
    // Controllers that were mentioned but carry nothing are as good as unmentioned.
    let plain = ControllerSettings()
    var settingsCount = model.settings.count
    while settingsCount > 0, model.settings[settingsCount - 1] == plain { settingsCount -= 1 }
    settings = Self.first(settingsCount, of: model.settings)
    var itemsCount = model.toolbarItems.count
    while itemsCount > 0, model.toolbarItems[itemsCount - 1].isEmpty { itemsCount -= 1 }
    toolbarItems = Self.first(itemsCount, of: model.toolbarItems)
    pending = model.pending
    bars =
      model.isRefreshPending
      ? [model.currentBar.value, model.staleBar.value] : [model.currentBar.value]
    staleToolbarItems = model.staleToolbarItems
    presentation = model.presentation
    barLooks = model.barLooks
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(stack)
    hasher.combine(flags)
    hasher.combine(delegate)
    hasher.combine(settings)
    hasher.combine(toolbarItems)
    hasher.combine(pending)
    hasher.combine(staleToolbarItems)
    hasher.combine(presentation)
    hasher.combine(barLooks)
    // What a bar has to show follows from the rest as long as none is awaited, and what is running nearly does.
    if bars.count > 1 { hasher.combine(bars) }
  }

  /// The first elements, without a copy where these are all.
  private static func first<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    count == elements.count ? elements : Array(elements[..<count])
  }

  private static func flags(of model: borrowing NavigationModel) -> UInt32 {
    var flags: UInt32 = 0
    if model.isStarted { flags |= 0x1 }
    if model.isOnScreen { flags |= 0x2 }
    if model.isBarHidden { flags |= 0x4 }
    if model.isToolbarHidden { flags |= 0x8 }
    if model.toolbar.wasShowRequestedWhileHiding { flags |= 0x10 }
    if model.isToolbarOpen { flags |= 0x20 }
    if model.wereItemsChangedWhileHidden { flags |= 0x40 }
    if model.toolbar.isReturnOpen { flags |= 0x80 }
    if model.isRefreshPending { flags |= 0x100 }
    if model.running?.isDelegateReplaced ?? false { flags |= 0x200 }
    if model.isGesturing { flags |= 0x400 }
    if model.isAfterCancel { flags |= 0x800 }
    if model.isPlacedModally { flags |= 0x1000 }
    if model.isEmbedded { flags |= 0x2000 }
    if model.isInsetSettled { flags |= 0x4000 }
    if model.isBackTitleStale { flags |= 0x8000 }
    if model.isLeftOwnerOpen { flags |= 0x1_0000 }
    if model.isBackItemCovered { flags |= 0x2_0000 }
    if model.isTitleCovered { flags |= 0x4_0000 }
    if model.isLeftOpen { flags |= 0x8_0000 }
    if model.isCentreOpen { flags |= 0x10_0000 }
    return flags
  }
}

extension NavigationModel {
  package var fingerprint: ModelFingerprint { ModelFingerprint(self) }
}

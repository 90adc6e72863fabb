extension NavigationModel {
  /// The item that the top has on the left is tapped. Whether that pops is open; here nothing changes, and who pops leaves
  /// what the model knows.
  mutating func tapLeftItem(_ expectation: inout Expectation) {
    expectation.situation.insert(.tapLeftItem)
    expectation.tolerated = .beyondStructure
  }

  /// The item has to be on show by every reading, and who comes up where the tap pops has nothing to do in a callback. One
  /// that is made of a view is none that could be tapped: what a touch of it means is for the view to say.
  func refusalOfTappingLeftItem() -> Refusal? {
    if isOnScreen, presentation != nil { return .covered }
    guard let top, isInView, !isBarHidden, settings[top.position].hasPlainLeftItem,
      !isLeftOwnerOpen, !isRefreshPending || currentBar.value.left == staleBar.value.left
    else { return .noLeftItem }
    if !isSettled { return .changeOfRunning }
    return back.flatMap { foreseeable($0) }
  }
}

extension ControllerSettings {
  fileprivate var hasPlainLeftItem: Bool { leftItem != nil && !isLeftView }
}

extension AspectSet {
  /// All but what is asked of a subject in any state: that nobody stands twice on the stack, and that the items are
  /// parallel to it.
  static let beyondStructure = AspectSet.all.subtracting([
    AspectSet(.raised), AspectSet(.stack), AspectSet(.itemStack),
  ])
}

extension NavigationModel {
  /// Somebody of whom the scenario knows nothing is pushed and popped again: the top has changed, and is who it was. Of the
  /// way there and back nothing is stated but where it leads.
  mutating func lendController(_ expectation: inout Expectation) {
    topChanged(&expectation)
    Self.clear(&expectation)
    expectation.situation.insert(.lendController)
    // What is to be seen stands there for whoever is asked about it later; in this step nobody is.
    expectState(&expectation)
    expectation.notesUntitledCentre = false
    expectation.notesUntitledBack = false
    describeState(&expectation)
    expectation.stated = AspectSet(.raised, .stack, .itemStack)
  }

  /// There has to be somebody to come back to, and nothing that is told on the way may be a callback.
  func refusalOfLendingController() -> Refusal? {
    if !isSettled { return .transitionRuns }
    guard let top else { return .emptyStack }
    return presentation == nil ? foreseeable(top) : .lendingUnderPresented
  }
}

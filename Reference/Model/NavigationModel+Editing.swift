extension NavigationModel {
  /// The edit button is pressed: it says the other word, and the controller is told.
  mutating func tapEdit(_ expectation: inout Expectation) {
    guard let top else { return }
    expectation.situation.insert(.tapEdit)
    settings[top.position].isEditing.toggle()
    settings[top.position].isEditButtonNew = false
    settings[top.position].wasEdited = true
    noteFacts(of: top)
    expectation.messages.editor = top
    expectation.messages.isEditing = settings[top.position].isEditing
    currentBar.value.right = Self.right(of: settings[top.position])
    if isRefreshPending { staleBar.value.right = currentBar.value.right }
    isOpenBarDue = true
  }

  /// Whoever stays on top may be told that it leaves and comes back, and may take that for an end of editing.
  mutating func leaveEditingOpenUnderSameTop() {
    if let top, settings[top.position].isEditing { leaveEditingOpen(of: top) }
  }

  /// The documents do not say whether a controller is still edited when it comes back.
  mutating func leaveEditingOpen(of name: ControllerName) {
    settings[name.position].isEditingOpen = true
    guard name == top else { return }
    currentBar.value.right = Self.right(of: settings[name.position])
    isOpenBarDue = true
    // A button that is to go and has not had to go yet may say the other word, too.
    if isRefreshPending, case .exactly(.editButton) = staleBar.value.right {
      staleBar.value.right = .oneOf(
        .editingAfterReturn, .editButton(isDone: true), .editButton(isDone: false))
    }
  }

  func refusalOfTappingEdit() -> Refusal? {
    guard let top, isInView, !isBarHidden, settings[top.position].hasEditButton,
      !isRefreshPending || currentBar.value.right == staleBar.value.right
    else { return .noEditButton }
    if !isSettled { return .changeOfRunning }
    return settings[top.position].isEditingOpen ? .editingOpen(top) : nil
  }
}

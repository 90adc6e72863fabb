extension UINavigationController {
  /// Whether an item in the bar is the edit button of the top and says Done; `nil` for any other item.
  package func editButtonSaysDone(_ item: UIBarButtonItem) -> Bool? {
    guard let top = stack.last, item === top.existingEditButtonItem else { return nil }
    if has(.editButtonStartsDone), !alteration.hasEdited { return true }
    if has(.editButtonDoesNotToggle) { return false }
    if has(.editButtonStaysDone), alteration.hasEdited { return true }
    return item.title == "Done"
  }

  /// Presses the edit button wrongly.
  ///
  /// - Returns: Whether it did.
  func tapsEditButton(of viewController: UIViewController) -> Bool {
    alteration.hasEdited = true
    if reads(.editingCalledUnanimated) {
      viewController.setEditing(!viewController.isEditing, animated: false)
      return true
    }
    guard let item = viewController.existingEditButtonItem else { return false }
    let wasDone = item.title == "Done"
    if has(.editingAlwaysBegins) {
      viewController.setEditing(true, animated: true)
    } else if !has(.editButtonCallsNobody) {
      return false
    }
    item.title = wasDone ? "Edit" : "Done"
    return true
  }

  /// Lets controllers that have left the stack end editing.
  func stackWasLeft(from former: [UIViewController]) {
    guard reads(.editingEndsOnRemoval) else { return }
    for viewController in former where viewController.isEditing && !viewController.isOnStack {
      viewController.setEditing(false, animated: false)
    }
  }

  /// Lets a controller that was edited lose its button, or end editing.
  func topWasLeft(_ viewController: UIViewController?) {
    guard let viewController, viewController.isEditing else { return }
    if has(.editButtonLostByEditing) { viewController.navigationItem.rightBarButtonItem = nil }
    if reads(.editingEndsOnLeaving) { viewController.setEditing(false, animated: false) }
  }
}

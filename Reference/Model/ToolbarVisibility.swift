/// Whether the toolbar is to be seen: its flag, and what the controllers on the stack wish.
///
/// A value of its own: where nothing is optimised, whoever asks the model for what it computes copies the model.
struct ToolbarVisibility: Hashable, Sendable {
  var isHidden = true
  /// How many controllers on the stack hide the toolbar.
  var hidingCount = 0
  /// The toolbar was asked to show while the current top hides it.
  var wasShowRequestedWhileHiding = false
  /// A set that kept the top took away what hid the toolbar; it may come back at once or with the next top.
  var isReturnOpen = false

  /// The flag as it was set; while a controller hides the toolbar it may also read hidden.
  @inline(__always)
  func flag(isTopHiding: Bool) -> Permitted<Bool> {
    if isHidden { return .exactly(true) }
    guard hidingCount > 0 || isReturnOpen else { return .exactly(false) }
    let isHiding = isTopHiding && !wasShowRequestedWhileHiding
    return .oneOf(isHiding ? .toolbarFlagWhileHiding : nil, false, true)
  }

  /// Shown unless its flag hides it or the top does.
  @inline(__always)
  func shown(isTopHiding: Bool) -> Permitted<Bool> {
    if isHidden { return .exactly(false) }
    if isTopHiding {
      return wasShowRequestedWhileHiding
        ? .oneOf(.toolbarShownWhileHiding, true, false) : .exactly(false)
    }
    guard hidingCount > 0 || isReturnOpen else { return .exactly(true) }
    // When the top has stayed while others went below it or from there, it was never shown above them.
    return .oneOf(isReturnOpen ? nil : .toolbarAboveHiding, true, false)
  }
}

extension UIViewController {
  /// A button that says Edit or Done and toggles between the two, to be used as a navigation item. It is made when first
  /// asked for.
  ///
  /// View Controller Catalog, Using Edit and Done Buttons.
  public var editButtonItem: UIBarButtonItem {
    if let existingEditButtonItem { return existingEditButtonItem }
    let item = UIBarButtonItem(title: nil) { [weak self] _ in self?.editButtonWasTapped() }
    existingEditButtonItem = item
    showEditing()
    return item
  }

  /// Brings the edit button in line with the state.
  func showEditing() {
    existingEditButtonItem?.title = isEditing ? "Done" : "Edit"
    existingEditButtonItem?.style = isEditing ? .done : .plain
  }

  private func editButtonWasTapped() {
    if let navigation = navigationController, navigation.isAltered,
      navigation.tapsEditButton(of: self)
    {
      return
    }
    setEditing(!isEditing, animated: true)
  }
}

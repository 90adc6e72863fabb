import HeadlessNavigation
import NavigationConformance

extension UIBarButtonItem {
  static func of(_ kind: ToolbarItemKind) -> UIBarButtonItem {
    switch kind {
    case .fixedSpace: .fixedSpace(8)
    case .flexibleSpace: .flexibleSpace()
    case .systemItem: UIBarButtonItem(barButtonSystemItem: .add)
    case .viewItem: UIBarButtonItem(customView: UIView())
    }
  }

  /// What an item without a title is known by.
  var kind: ToolbarItemKind? {
    switch systemItem {
    case .fixedSpace: .fixedSpace
    case .flexibleSpace: .flexibleSpace
    case nil: customView == nil ? nil : .viewItem
    default: .systemItem
    }
  }
}

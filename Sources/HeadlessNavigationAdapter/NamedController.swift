import HeadlessNavigation

/// A controller that can be told from others, and made again.
final class NamedController: UIViewController {
  let label: String

  init(_ label: String) {
    self.label = label
    super.init()
  }

  override init() {
    label = ""
    super.init()
  }
}

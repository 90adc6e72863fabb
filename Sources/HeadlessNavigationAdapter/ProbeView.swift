import HeadlessNavigation

/// A custom view that can be told from others.
final class ProbeView: UIView {
  let label: String

  init(label: String) {
    self.label = label
    super.init()
  }

  required init() {
    label = ""
    super.init()
  }
}

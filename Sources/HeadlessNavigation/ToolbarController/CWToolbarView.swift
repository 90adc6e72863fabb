import Foundation

/// The view of a toolbar controller, which lays content and toolbar out again when its size changes.
final class CWToolbarView: UIView {
  weak var controller: CWToolbarController?

  init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  required init() {
    super.init()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller, !controller.has(.notLaidOutAgain) else { return }
    controller.layOut(in: frame.size)
  }
}

extension CGRect {
  var movedToOrigin: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

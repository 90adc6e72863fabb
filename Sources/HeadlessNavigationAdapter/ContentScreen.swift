import Foundation
import HeadlessNavigation
import NavigationConformance
import NavigationReference

/// A controller on the content's stack.
final class ContentScreen: UIViewController {
  let label: String
  private let answers: Bool
  var log: ToolbarControllerLog?

  init(label: String, answersToolbarItems: Bool) {
    self.label = label
    answers = answersToolbarItems
    super.init()
  }

  override var answersToolbarItems: Bool { answers }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.viewDidAppear()
  }
}

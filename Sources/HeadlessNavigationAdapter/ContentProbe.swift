import Foundation
import HeadlessNavigation
import NavigationConformance
import NavigationReference

/// What the content of a toolbar controller is given and reports, of whichever class it is.
@MainActor
final class ContentProbe {
  let frame: CGRect
  private let orientations: Set<Orientation>
  private let log: ToolbarControllerLog

  init(_ content: ContainedContent<UIViewController>, log: ToolbarControllerLog) {
    frame = CGRect(content.frame)
    orientations = content.orientations
    self.log = log
  }

  func hear(_ call: AppearanceCall, _ animated: Bool) {
    log.contentHears(call, animated: animated)
  }

  func rotates(to orientation: UIInterfaceOrientation) -> Bool {
    orientations.contains { UIInterfaceOrientation($0) == orientation }
  }
}

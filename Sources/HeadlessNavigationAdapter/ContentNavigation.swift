import Foundation
import HeadlessNavigation
import NavigationConformance
import NavigationReference

/// A navigation controller of a class of its own.
final class ContentNavigation: UINavigationController {
  var probe: ContentProbe?

  convenience init(
    root: UIViewController, faults: NavigationFaults, variants: NavigationVariants
  ) {
    self.init(navigationBarClass: nil, toolbarClass: nil)
    self.faults = faults
    self.variants = variants
    pushViewController(root, animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let probe { view.frame = probe.frame }
  }

  override func shouldAutorotate(
    toInterfaceOrientation orientation: UIInterfaceOrientation
  ) -> Bool {
    probe?.rotates(to: orientation) ?? false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    probe?.hear(.viewWillAppear, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    probe?.hear(.viewDidAppear, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    probe?.hear(.viewWillDisappear, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    probe?.hear(.viewDidDisappear, animated)
  }
}

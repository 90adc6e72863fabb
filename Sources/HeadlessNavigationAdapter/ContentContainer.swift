import Foundation
import HeadlessNavigation
import NavigationConformance
import NavigationReference

/// A content that is no navigation controller, and has one inside.
final class ContentContainer: UIViewController {
  let inner = UINavigationController(rootViewController: UIViewController())
  var probe: ContentProbe?

  override init() {
    super.init()
  }

  override var children: [UIViewController] { [inner] }

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

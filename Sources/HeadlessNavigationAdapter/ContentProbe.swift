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
    log.content(hears: call, animated: animated)
  }

  func rotates(to orientation: UIInterfaceOrientation) -> Bool {
    orientations.contains { UIInterfaceOrientation($0) == orientation }
  }
}

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

/// A delegate that can be told from others.
final class NumberedDelegate: UINavigationControllerDelegate {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

#if !canImport(UIKit) || os(tvOS) || os(watchOS)
  import HeadlessNavigation
  import NavigationConformance

  /// What HeadlessNavigation has beside UIKit's names: a clock, and exceptions that can be had.
  @MainActor
  final class Platform {
    static var capabilities: Capabilities { [.raises, .toolbarItemTaps, .segues] }
    private var raised: NavigationException?

    func makeWindow() -> UIWindow { UIWindow() }

    func makeNavigation(root: UIViewController) -> UINavigationController {
      UINavigationController(
        rootViewController: root, exceptionHandler: { [weak self] in self?.raised = $0 })
    }

    func makeNavigation(
      navigationBarClass: AnyClass?, toolbarClass: AnyClass?
    ) -> UINavigationController {
      UINavigationController(
        navigationBarClass: navigationBarClass, toolbarClass: toolbarClass,
        exceptionHandler: { [weak self] in self?.raised = $0 })
    }

    func prepare(_ navigation: UINavigationController) {
      raised = nil
      navigation.exceptionHandler = { [weak self] in self?.raised = $0 }
    }

    /// Throws what was raised since it was last asked.
    func check() throws {
      if let exception = raised.take() { throw exception }
    }

    func makeItem(
      _ label: String, action: @escaping @MainActor () -> Void
    ) -> UIBarButtonItem {
      UIBarButtonItem(title: label) { _ in action() }
    }

    func makeItem(of kind: ToolbarItemKind) -> UIBarButtonItem {
      switch kind {
      case .fixedSpace: .fixedSpace(8)
      case .flexibleSpace: .flexibleSpace()
      case .systemItem: UIBarButtonItem(barButtonSystemItem: .add)
      case .viewItem: UIBarButtonItem(customView: UIView())
      }
    }

    func touch(_ item: UIBarButtonItem, in toolbar: UIToolbar) throws { toolbar.tap(item) }

    func performSegue(of top: UIViewController, to controller: UIViewController) throws {
      UIStoryboardSegue(identifier: nil, source: top, destination: controller).perform()
    }

    func settle(_ navigation: UINavigationController) async { navigation.clock.runUntilIdle() }
  }

  class PlainViewController: UIViewController {}

  class PlainObject {}

  extension UIKitAdapter {
    /// An adapter that drives HeadlessNavigation's classes.
    public init() { self.init(Platform()) }
  }
#endif

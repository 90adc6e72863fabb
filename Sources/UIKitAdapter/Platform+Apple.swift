#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import NavigationConformance
  import QuartzCore
  public import UIKit

  /// What it takes to drive Apple's classes: a real window, and a run loop that is given time.
  @MainActor
  final class Platform {
    /// What UIKit raises cannot be caught in Swift.
    static var capabilities: Capabilities { .endsOnRaise }
    private let window: UIWindow

    init(window: UIWindow) {
      self.window = window
      // Transitions take their turns, but nobody has to watch them.
      window.layer.speed = 100
    }

    func makeWindow() -> UIWindow {
      window.rootViewController = nil
      return window
    }

    /// With a root that may be on no stack the process ends here.
    func makeNavigation(root: UIViewController) -> UINavigationController {
      UINavigationController(rootViewController: root)
    }

    /// With a class that is no bar's the process ends here.
    func makeNavigation(
      navigationBarClass: AnyClass?, toolbarClass: AnyClass?
    ) -> UINavigationController {
      UINavigationController(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }

    func prepare(_ navigation: UINavigationController) {}

    func check() throws {}

    /// Without an action: no touch can be had, and so none is ever asked for.
    func makeItem(
      _ label: String, action: @escaping @MainActor () -> Void
    ) -> UIBarButtonItem {
      UIBarButtonItem(title: label)
    }

    func makeItem(of kind: ToolbarItemKind) -> UIBarButtonItem {
      switch kind {
      case .fixedSpace: .fixedSpace(8)
      case .flexibleSpace: .flexibleSpace()
      case .systemItem: UIBarButtonItem(systemItem: .add)
      case .viewItem: UIBarButtonItem(customView: UIView(frame: .zero))
      }
    }

    /// Who calls an item's action himself has not touched a toolbar.
    func touch(_ item: UIBarButtonItem, in toolbar: UIToolbar) throws { throw Unsupported() }

    /// A segue that is made in code does what the code says; one that pushes is made by a storyboard only.
    func performSegue(of top: UIViewController, to controller: UIViewController) throws {
      throw Unsupported()
    }

    /// Lets the run loop go on until no transition runs, and once more for what comes at its end.
    func settle(_ navigation: UINavigationController) async {
      navigation.viewIfLoaded?.layoutIfNeeded()
      repeat {
        try? await Task.sleep(for: .milliseconds(1))
      } while navigation.transitionCoordinator != nil
      await Task.yield()
    }
  }

  class PlainViewController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }

    /// Nobody archives one.
    required init?(coder: NSCoder) { return nil }
  }

  class PlainObject: NSObject {}

  extension UIKitAdapter {
    /// - Parameter window: a window that is on the screen of the app that hosts the tests; it is used up.
    public init(window: UIWindow) { self.init(Platform(window: window)) }
  }
#endif

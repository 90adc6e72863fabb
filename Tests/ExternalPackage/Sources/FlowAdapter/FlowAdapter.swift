import Flow
import NavigationConformance

/// Lets Navigation Conformance drive a `Flow`.
///
/// The suite knows controllers by identity, and the pages of a flow are values: so the pages here are objects that are
/// equal to themselves alone.
@MainActor
public final class FlowAdapter: @MainActor NavigationAdapter {
  public static var capabilities: Capabilities {
    [
      .standard, .assignViewControllers, .raises, .topViewController, .tapBack, .willShow, .didShow,
      .transitions, .navigationBar, .navigationBarShown,
    ]
  }

  private let acceptsDuplicates: Bool
  private var flow = Flow(first: PageToken(label: ""))

  public init(acceptsDuplicates: Bool = false) {
    self.acceptsDuplicates = acceptsDuplicates
  }

  public func makeController(label: String, log: EventLog<PageToken>) -> PageToken {
    PageToken(label: label)
  }

  public func start(root: PageToken, log: EventLog<PageToken>) {
    flow = Flow(first: root, acceptsDuplicates: acceptsDuplicates)
    flow.observer = { event in
      switch event {
      case .willArrive(let page, let animated): log.willShow(page, animated: animated)
      case .hasArrived(let page, let animated): log.didShow(page, animated: animated)
      case .moves(let direction, let from, let to):
        log.transition(direction == .forward ? .push : .pop, from: from, to: to, animated: true)
      }
    }
  }

  // Spelled out: the requirement runs wherever its caller does, and a witness takes that over.
  @MainActor public func settle() async { await flow.finish() }

  public var viewControllers: [PageToken] { flow.pages }
  public var topViewController: PageToken? { flow.current }

  public func push(_ page: PageToken, animated: Bool) throws {
    try flow.go(to: page, animated: animated)
  }
  public func pop(animated: Bool) -> PageToken? { flow.goBack(animated: animated) }
  public func pop(to page: PageToken, animated: Bool) -> [PageToken]? {
    flow.goBack(to: page, animated: animated)
  }
  public func popToRoot(animated: Bool) -> [PageToken]? { flow.goBackToFirst(animated: animated) }
  public func setViewControllers(_ pages: [PageToken], animated: Bool) {
    flow.replace(with: pages, animated: animated)
  }
  public func assignViewControllers(_ pages: [PageToken]) {
    flow.replace(with: pages, animated: false)
  }
  public func tapBack() { flow.tapBack() }

  public var isNavigationBarHidden: Bool { flow.isBarHidden }
  public var isNavigationBarShown: Bool { !flow.isBarHidden }
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { flow.setBarHidden(hidden) }
  public func assignNavigationBarHidden(_ hidden: Bool) { flow.setBarHidden(hidden) }
}

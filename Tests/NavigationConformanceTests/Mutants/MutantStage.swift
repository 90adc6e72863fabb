import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance

/// A sound controller, and what a mutant knows of what was done to it.
@MainActor final class MutantStage {
  var base = HeadlessAdapter()
  /// Where the delegate that was set last reports to; `nil` without one.
  var delegate: EventLog<UIViewController>?
  /// Where the first delegate reports to.
  var log: EventLog<UIViewController>?
  var last: MutantOperation?
  /// The stack before the last operation.
  var before: [UIViewController] = []
  var wasToolbarHidden = true
  /// How often the delegate was replaced.
  var replacementCount = 0
  /// What controllers give in place of their items.
  var otherItems: [ObjectIdentifier: UINavigationItem] = [:]
  /// Those that have left the stack at some time, and those of them that a set has left out.
  var gone: [UIViewController] = []
  var leftOut: [UIViewController] = []
  var isPresented = false
  var isEmbedded = false
  /// What a pop returned that was carried out in another way.
  var popped: [UIViewController]?
  var isPending = false
  /// The stack was read before the last operation was over.
  var isLeftRunning = false

  var stack: [UIViewController] { base.viewControllers }
  var top: UIViewController? { stack.last }
  /// The controller below the top.
  var back: UIViewController? { stack.dropLast().last }
  var topBefore: UIViewController? { before.last }

  func begin(_ operation: MutantOperation) {
    last = operation
    before = stack
    popped = nil
    wasToolbarHidden = base.isToolbarHidden
    if operation.isSetDelegate { replacementCount += 1 }
    isPending = true
    isLeftRunning = false
  }

  func end() {
    let left = before.filter { former in !stack.contains { $0 === former } }
    gone += left
    if last?.list != nil { leftOut += left }
  }

  /// Carries something out of which the delegate is told nothing.
  func untold(_ work: (HeadlessAdapter) throws -> Void) rethrows {
    base.setDelegate(nil)
    try work(base)
    _ = base.settleAtOnce()
    base.setDelegate(delegate)
  }

  /// Tells of a controller that is shown.
  func tell(_ log: EventLog<UIViewController>?, _ controller: UIViewController) {
    log?.willShow(controller, animated: false)
    log?.didShow(controller, animated: false)
  }

  /// The title of a bar item, which is its label.
  func item(_ item: UIBarButtonItem?) -> BarContent {
    item.map { .item($0.title ?? "") } ?? .nothing
  }
}

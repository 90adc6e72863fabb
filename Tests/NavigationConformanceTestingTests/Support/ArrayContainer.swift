import NavigationConformance

/// A stack in an array, correct but for the fault it is asked to have.
struct ArrayContainer: NavigationAdapter {
  enum Fault {
    case none
    /// The adapter's: an earlier subject shows through.
    case startKeepsTheStack
    case popReturnsNothing
    /// Every third pop of all returns nothing.
    case answersChange
  }

  final class Controller {}
  struct Refusal: Error {}

  /// How often anything was asked for, of all copies.
  final class Count {
    var starts = 0
    var pops = 0
    /// What happens besides when a scenario starts.
    var atStart: () -> Void = {}
  }

  private(set) var viewControllers: [Controller] = []
  private let fault: Fault
  private let count: Count

  init(_ fault: Fault = .none, counting count: Count = Count()) {
    self.fault = fault
    self.count = count
  }

  func makeController(label: String, log: EventLog<Controller>) -> Controller { Controller() }

  mutating func start(root: Controller, log: EventLog<Controller>) {
    count.starts += 1
    count.atStart()
    viewControllers = fault == .startKeepsTheStack ? viewControllers + [root] : [root]
  }

  mutating func push(_ controller: Controller, animated: Bool) throws {
    if viewControllers.contains(where: { $0 === controller }) { throw Refusal() }
    viewControllers.append(controller)
  }

  mutating func pop(animated: Bool) -> Controller? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.removeLast()
    count.pops += 1
    switch fault {
    case .popReturnsNothing: return nil
    case .answersChange: return count.pops % 3 == 0 ? nil : popped
    case .none, .startKeepsTheStack: return popped
    }
  }

  mutating func pop(to controller: Controller, animated: Bool) -> [Controller]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    defer { viewControllers.removeLast(viewControllers.count - index - 1) }
    return Array(viewControllers[(index + 1)...])
  }

  mutating func popToRoot(animated: Bool) -> [Controller]? {
    viewControllers.first.flatMap { pop(to: $0, animated: animated) }
  }

  mutating func setViewControllers(_ controllers: [Controller], animated: Bool) {
    viewControllers = controllers
  }

  mutating func settle() async { await Task.yield() }
}

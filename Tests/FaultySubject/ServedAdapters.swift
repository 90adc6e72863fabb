import Foundation
import NavigationConformance

/// Adapters that the suite serves, for what only a subject in Swift can do.
enum ServedAdapters {
  @MainActor
  static func subject(_ word: String) -> NavigationSubject? {
    switch word {
    case "served-chatty": NavigationSubject("Chatty", ServedStack(.chatty))
    case "served-plain": NavigationSubject("Plain", ServedStack(.none))
    case "served-trap": NavigationSubject("Trapping", ServedStack(.trap))
    case "served-empty-trap": NavigationSubject("Trapping", ServedStack(.emptyTrap))
    case "served-empty-hang": NavigationSubject("Hanging", ServedStack(.emptyHang))
    case "served-foreign-trap": NavigationSubject("Trapping", ClassedStack<ClaimsNothing>())
    case "ends-on-foreign": NavigationSubject("Ending", ClassedStack<ClaimsEnd>())
    case "ends-on-raise": NavigationSubject("Ending", EndingStack<ClaimsEnd>())
    case "ends-unclaimed": NavigationSubject("Ending", EndingStack<ClaimsNothing>())
    case "never-ends": NavigationSubject("Taking", EndingStack<ClaimsEnd>(takesEverything: true))
    default: nil
    }
  }

  static func lifecycle(_ word: String) -> LifecycleSubject? {
    let habit: ServedLifecycle.Habit
    switch word {
    case "lifecycle": habit = .none
    case "lifecycle-trap": habit = .trap
    case "lifecycle-hang": habit = .hang
    case "lifecycle-refuse": habit = .refuse
    default: return nil
    }
    return LifecycleSubject("Forgetful", ServedLifecycle(habit))
  }
}

/// A stack that prints and reads where it should not, or traps.
struct ServedStack: NavigationAdapter {
  final class Page {}

  enum Habit {
    case none
    /// Traps on the way back from afar.
    case deepTrap
    /// Does not come back from afar.
    case deepHang
    case chatty
    /// Refuses nobody, keeps one too many on the way to the root, and loses the last of many.
    case careless
    /// Keeps one too many on the way back to the root from very far.
    case seldom
    case trap
    /// Traps when it is given nothing.
    case emptyTrap
    /// Does not come back when it is given nothing.
    case emptyHang
  }

  private struct Refused: Error {}

  /// Of the first 60,000 scenarios of seed 1 a single one leads farther, the 45,298th.
  private static let farAway = 44

  private let habit: Habit
  private(set) var viewControllers: [Page] = []

  init(_ habit: Habit) {
    self.habit = habit
  }

  static var capabilities: Capabilities { [.standard, .raises] }

  func makeController(label: String, log: EventLog<Page>) -> Page { Page() }

  mutating func start(root: Page, log: EventLog<Page>) { viewControllers = [root] }

  mutating func push(_ page: Page, animated: Bool) throws {
    if habit == .chatty {
      print("pushing; your name?")
      print(readLine() ?? "nobody")
    }
    if habit != .careless, viewControllers.contains(where: { $0 === page }) { throw Refused() }
    viewControllers.append(page)
  }

  mutating func pop(animated: Bool) -> Page? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  mutating func pop(to page: Page, animated: Bool) throws -> [Page]? {
    guard let index = viewControllers.firstIndex(where: { $0 === page }) else { throw Refused() }
    defer { viewControllers.removeSubrange((index + 1)...) }
    return Array(viewControllers[(index + 1)...])
  }

  mutating func popToRoot(animated: Bool) throws -> [Page]? {
    while habit == .deepHang, viewControllers.count > 5 { sleep(60) }
    if habit == .deepTrap, viewControllers.count > 5 { fatalError("that was too far") }
    if habit == .trap, viewControllers.count > 1 { fatalError("nobody pops to the root") }
    if habit == .careless && viewControllers.count > 2
      || habit == .seldom && viewControllers.count > Self.farAway
    {
      return try pop(to: viewControllers[1], animated: animated)
    }
    guard let root = viewControllers.first else { return nil }
    return try pop(to: root, animated: animated)
  }

  mutating func setViewControllers(_ pages: [Page], animated: Bool) {
    if habit == .emptyTrap, pages.isEmpty { fatalError("nothing to show") }
    while habit == .emptyHang, pages.isEmpty { sleep(60) }
    viewControllers = habit == .careless && pages.count > 2 ? pages.dropLast() : pages
  }
}

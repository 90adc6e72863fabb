/// A navigation container as an app might have one: a stack of screens, the last of which is shown.
///
/// It stands for yours. `SmallestAdapter` is what it takes to have it judged.
public final class Container {
  /// Bottom to top; never empty.
  public private(set) var screens: [Screen]
  public weak var delegate: (any ContainerDelegate)?

  public init(root: Screen) {
    screens = [root]
  }

  public var top: Screen? { screens.last }

  /// Shows a screen above all others.
  ///
  /// - Throws: `DuplicateScreen` when the screen is on the stack, which then stays as it is.
  public func push(_ screen: Screen, animated: Bool) throws(DuplicateScreen) {
    guard position(of: screen) == nil else { throw DuplicateScreen(title: screen.title) }
    change(to: screens + [screen], animated: animated)
  }

  /// Goes back by one screen.
  ///
  /// - Returns: the screen that was left; `nil` when only the root is there, which always stays.
  public func pop(animated: Bool) -> Screen? {
    guard screens.count > 1 else { return nil }
    return keep(screens.count - 1, animated: animated).first
  }

  /// Goes back to a screen that is on the stack.
  ///
  /// - Returns: the screens that were left, bottom to top.
  public func pop(to screen: Screen, animated: Bool) -> [Screen] {
    guard let position = position(of: screen) else { return [] }
    return keep(position + 1, animated: animated)
  }

  /// Goes back to the first screen.
  ///
  /// - Returns: the screens that were left, bottom to top.
  public func popToRoot(animated: Bool) -> [Screen] {
    keep(1, animated: animated)
  }

  /// Exchanges the whole stack. An empty one is no stack, and changes nothing.
  public func set(_ screens: [Screen], animated: Bool) {
    guard !screens.isEmpty else { return }
    change(to: screens, animated: animated)
  }

  /// Equal titles make no equal screens.
  private func position(of screen: Screen) -> Int? {
    screens.firstIndex { $0 === screen }
  }

  /// Leaves the lowest screens only, and returns the others.
  private func keep(_ count: Int, animated: Bool) -> [Screen] {
    let left = Array(screens[count...])
    change(to: Array(screens[..<count]), animated: animated)
    return left
  }

  /// Every change comes by here, so that the delegate is told of each in the same way: once before
  /// and once after it, and of the screens in between never.
  private func change(to next: [Screen], animated: Bool) {
    guard let shown = next.last, shown !== top else {
      screens = next
      return
    }
    delegate?.container(self, willShow: shown, animated: animated)
    screens = next
    delegate?.container(self, didShow: shown, animated: animated)
  }
}

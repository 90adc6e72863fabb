/// The controllers that join or leave a stack without being seen.
@MainActor
final class UnseenControllers {
  private var gone: [UIViewController]
  /// How many of those that are gone were not seen; only what a pop took from the top was.
  private(set) var departedCount: Int
  /// Those that joined below the new top.
  var arrived: [UIViewController] = []

  init() {
    gone = []
    departedCount = 0
  }

  /// Notes what a pop takes away, given bottom to top; the last one was seen.
  init(popped: [UIViewController]) {
    gone = popped
    departedCount = popped.count - 1
  }

  /// Those that left: controllers between the old top and the new one, or below the old top.
  var departed: ArraySlice<UIViewController> { gone[..<departedCount] }

  /// Notes one that left.
  func append(departed viewController: UIViewController) {
    gone.append(viewController)
    departedCount += 1
  }
}

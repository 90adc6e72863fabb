/// The controllers that join or leave a stack without being seen.
@MainActor
final class UnseenControllers {
  /// Those that left: controllers between the old top and the new one, or below the old top.
  var departed: ArraySlice<UIViewController> = []
  /// Those that joined below the new top.
  var arrived: [UIViewController] = []

  init() {}

  /// Notes what a pop takes away, given bottom to top; the last one was seen.
  init(popped: [UIViewController]) {
    departed = popped.dropLast()
  }
}

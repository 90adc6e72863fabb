/// What turns touches into a gesture. It only knows where it is installed; the gesture itself is made by calls.
@MainActor
open class UIGestureRecognizer {
  /// The view it is installed on, which is not kept alive.
  public internal(set) weak var view: UIView?

  /// Creates a recogniser that is installed nowhere.
  public init() {}
}

/// The views inside a view.
///
/// The rearmost view has a
/// place of its own, so that the content of a navigation view can be replaced without touching the
/// superview or moving other views.
@MainActor
final class SubviewList {
  /// The box through which the views refer to their superview.
  let reference = WeakReference<UIView>()
  /// The view that is always at the back.
  private var content: UIView?
  /// The view that was at the back and stays until a transition ends.
  private var departing: UIView?
  private var isDepartingInFront = false
  /// The other views, back to front.
  private var others: [UIView] = []

  init(superview: UIView) { reference.object = superview }

  /// All of the views, back to front.
  var all: [UIView] {
    var rearmost = [content, departing].compactMap { $0 }
    if !isDepartingInFront { rearmost.reverse() }
    return rearmost + others
  }

  /// Adds a view at a position among those that are not content.
  func insert(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.container = reference
    others.insert(view, at: min(max(index, 0), others.count))
  }

  /// Adds views in front, in this order.
  func fill(with views: [UIView]) {
    for view in views {
      view.removeFromSuperview()
      view.container = reference
    }
    if others.isEmpty { others = views } else { others += views }
  }

  /// Adds a view in front.
  func append(_ view: UIView) { insert(view, at: others.count) }

  /// Lets go of a view, which no longer refers to its superview.
  func remove(_ view: UIView) {
    if view === content {
      content = nil
    } else if view === departing {
      departing = nil
    } else {
      others.removeAll { $0 === view }
    }
  }

  /// Makes a view the content.
  func show(_ view: consuming UIView) {
    guard view !== content else { return }
    if view.container != nil { view.removeFromSuperview() }
    if content == nil {
      view.container = reference
    } else {
      view.container = content?.container.take()
    }
    content = view
  }

  /// Makes a view the content. What was the content stays until ``endTransition()``.
  ///
  /// - Parameters:
  ///   - view: The new content.
  ///   - isDepartingInFront: Whether the old content is in front meanwhile.
  func beginTransition(to view: consuming UIView, isDepartingInFront: Bool) {
    if departing != nil { endTransition() }
    guard view !== content else { return }
    if view.container != nil { view.removeFromSuperview() }
    view.container = reference
    departing = content.take()
    content = view
    self.isDepartingInFront = isDepartingInFront
  }

  /// Takes out the view that stayed for a transition.
  func endTransition() {
    guard let view = departing.take() else { return }
    view.container = nil
  }
}

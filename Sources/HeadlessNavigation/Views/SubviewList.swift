/// The views inside a view.
///
/// A view refers to the list it is in and through it to its superview. The list can be changed
/// without touching the superview, which makes replacing the content of a navigation view cheap.
@MainActor
final class SubviewList {
  weak var superview: UIView?
  /// The views that stay, back to front.
  private(set) var views: [UIView] = []
  /// A view that stays only until a transition ends, and whether it is in front of the first one.
  private var departing: UIView?
  private var isDepartingInFront = false

  init(superview: UIView) { self.superview = superview }

  /// All of the views, back to front.
  var all: [UIView] {
    guard let departing else { return views }
    var all = views
    all.insert(departing, at: isDepartingInFront ? 1 : 0)
    return all
  }

  func insert(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.container = self
    views.insert(view, at: min(max(index, 0), views.count))
  }

  func remove(_ view: UIView) {
    guard view.container === self else { return }
    view.container = nil
    if view === departing {
      departing = nil
    } else {
      views.removeAll { $0 === view }
    }
  }

  /// Puts a view where another one is, or at the back when the other one is not inside.
  ///
  /// - Parameters:
  ///   - outgoing: The view to replace.
  ///   - incoming: The view that takes its place.
  func exchange(_ outgoing: UIView?, for incoming: UIView) {
    guard incoming.container !== self else {
      if let outgoing, outgoing !== incoming { remove(outgoing) }
      return
    }
    guard let outgoing, replace(outgoing, with: incoming) else {
      insert(incoming, at: 0)
      return
    }
    incoming.container = outgoing.container.take()
  }

  /// Puts a view where another one is, which stays until ``endExchange()``.
  ///
  /// - Parameters:
  ///   - outgoing: The view to replace.
  ///   - incoming: The view that takes its place.
  ///   - isOutgoingInFront: Whether the one that goes is in front meanwhile.
  func beginExchange(_ outgoing: UIView?, for incoming: UIView, isOutgoingInFront: Bool) {
    endExchange()
    guard incoming.container !== self, let outgoing, replace(outgoing, with: incoming) else {
      exchange(outgoing, for: incoming)
      return
    }
    incoming.container = self
    departing = outgoing
    isDepartingInFront = isOutgoingInFront
  }

  /// Takes out the view that stayed for a transition.
  func endExchange() {
    guard let view = departing.take() else { return }
    view.container = nil
  }

  private func replace(_ outgoing: UIView, with incoming: UIView) -> Bool {
    guard outgoing.container === self else { return false }
    var index = 0
    while index < views.count, views[index] !== outgoing { index += 1 }
    guard index < views.count else { return false }
    if incoming.container != nil { incoming.removeFromSuperview() }
    views[index] = incoming
    return true
  }
}

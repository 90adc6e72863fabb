public import ConformanceChecks
import NavigationReference

/// What is read while a transition that was left running goes on.
extension Driver {
  @inlinable
  mutating func noteRunning(
    _ stack: [Adapter.Controller], _ expected: borrowing ExpectedStack,
    _ observation: inout Observation
  ) {
    var isNew = false
    var isOld = false
    if let last = stack.last {
      if stack.count == expected.controllers.count, let top = expected.top {
        isNew = matches(last, top)
      }
      if stack.count == expected.countBefore, let top = expected.topBefore {
        isOld = matches(last, top)
      }
    }
    observation.running = RunningSight()
    observation.running?.stack = RunningSight.Reading(isNew: isNew, isOld: isOld)
  }

  @inlinable
  mutating func lookAtRunning(
    _ look: Look, _ expected: borrowing ExpectedStack, _ observation: inout Observation
  ) throws {
    var running = observation.running ?? RunningSight()
    if look.contains(.runningItems) {
      running.items = reading(of: try adapter.navigationItems, expected)
    }
    if look.contains(.runningVisible), let visible = try adapter.visibleViewController {
      if let top = expected.top, matches(visible, top) {
        running.visible = .new
      } else if let top = expected.topBefore, matches(visible, top) {
        running.visible = .old
      }
      observation.visible = index(of: visible, expected.top)
    }
    if look.contains(.runningBarFlag) {
      observation.isBarHidden = try adapter.isNavigationBarHidden
      running.isBarHidden = observation.isBarHidden
    }
    if look.contains(.runningToolbarFlag) {
      observation.isToolbarHidden = try adapter.isToolbarHidden
      running.isToolbarHidden = observation.isToolbarHidden
    }
    observation.running = running
  }

  /// Which items the bar holds. Nobody is asked for an item here, which might make it: one that nobody has been asked for
  /// yet is told from the other by not being that.
  @inlinable
  func reading(
    of bar: [Adapter.Item], _ expected: borrowing ExpectedStack
  ) -> RunningSight.Reading? {
    let new = knownItem(of: expected.top)
    let old = knownItem(of: expected.topBefore)
    guard new != nil || old != nil, let last = bar.last else { return bar.isEmpty ? .other : nil }
    let isOld = old.map { $0 === last } ?? (last !== new)
    let isNew = new.map { $0 === last } ?? (last !== old)
    return RunningSight.Reading(
      isNew: isNew && bar.count == expected.controllers.count,
      isOld: isOld && bar.count == expected.countBefore)
  }

  /// The item of a controller that was asked for it before.
  @inlinable
  func knownItem(of name: ControllerName?) -> Adapter.Item? {
    guard let name, name.position < items.count else { return nil }
    return items[name.position]
  }
}

public import ConformanceChecks
public import NavigationReference

/// What operations returned, as the model would call it.
extension Driver {
  @inlinable
  mutating func note(
    _ popped: Adapter.Controller?, _ expected: borrowing ExpectedStack,
    _ observation: inout Observation
  ) {
    guard let popped else { return }
    let index = recorder.index(of: popped)
    if expected.removed.count == 1, expected.removed[0].index == index {
      observation.returned = .bottomToTop
    } else {
      observation.returned = .other
      observation.returnedControllers.append(index)
    }
  }

  @inlinable
  mutating func note(
    _ popped: [Adapter.Controller]?, _ expected: borrowing ExpectedStack,
    _ observation: inout Observation
  ) {
    guard let popped else { return }
    observation.returned = order(of: popped, expected)
    if observation.returned == .other {
      for controller in popped {
        observation.returnedControllers.append(recorder.index(of: controller))
      }
    }
  }

  @inlinable
  mutating func order(
    of popped: [Adapter.Controller], _ expected: borrowing ExpectedStack
  ) -> Observation.Returned {
    let count = popped.count
    guard count > 0 else { return .emptyArray }
    guard count == expected.removed.count else { return .other }
    if matches(popped[0], expected.removed[0]) {
      for position in 0..<count where !matches(popped[position], expected.removed[position]) {
        return .other
      }
      return .bottomToTop
    }
    for position in 0..<count
    where !matches(popped[position], expected.removed[count - 1 - position]) {
      return .other
    }
    return .topToBottom
  }

  @inlinable
  func matches(_ controller: Adapter.Controller, _ name: ControllerName) -> Bool {
    name.position < controllers.count && controllers[name.position] === controller
  }
}

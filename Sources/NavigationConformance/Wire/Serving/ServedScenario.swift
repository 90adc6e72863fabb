import ConformanceChecks
import NavigationReference

/// Turns what was seen in a scenario into answers, each with what has changed.
struct ServedScenario {
  private let id: Int
  private var step = 0
  /// What was said last, by the places of the fields.
  private var said: [WireValue?] = Array(repeating: nil, count: WireField.allCases.count)

  init(id: Int) {
    self.id = id
  }

  /// The answer to a line that was carried out.
  mutating func answer(
    _ line: ScenarioLine, _ seen: borrowing Observation, _ expected: borrowing ExpectedStack,
    _ served: ServedStep
  ) -> WireAnswer {
    if let unsupported = seen.unsupported { return answer(unsupported: unsupported) }
    var members: [WireValue.Member] = []
    for (place, field) in WireField.fields.enumerated() {
      guard let value = Self.value(of: field, line, seen, expected, served) else { continue }
      // What has no look of its own is of the step alone.
      if !WireField.looks[place].isEmpty {
        // What is noted while a transition goes on is said, changed or not.
        let isRunning = !field.runningLook.isDisjoint(with: served.look)
        if said[place] == value, !isRunning { continue }
        said[place] = value
      }
      members.append(WireValue.Member(field.rawValue, value))
    }
    step += 1
    if let raised = seen.raised {
      return WireAnswer(id: id, step: step, .raised(raised, .object(members)))
    }
    return WireAnswer(id: id, step: step, .observation(.object(members)))
  }

  /// The answer to a line for which there is nothing to do it with.
  mutating func answer(unsupported: String) -> WireAnswer {
    step += 1
    return WireAnswer(id: id, step: step, .unsupported(unsupported))
  }

  /// The answer to a line that cannot be understood.
  mutating func answer(error: String) -> WireAnswer {
    step += 1
    return WireAnswer(id: id, step: step, .error(error))
  }

  /// What a field says; `nil` where it was not looked at, or has nothing to say.
  private static func value(
    of field: WireField, _ line: ScenarioLine, _ seen: borrowing Observation,
    _ expected: borrowing ExpectedStack, _ served: ServedStep
  ) -> WireValue? {
    switch field {
    case .returned: return returned(line, seen, expected)
    case .events:
      return seen.events.isEmpty ? nil : .array(seen.events.map { WireValue($0) })
    case .anotherBarObject:
      return line == .makeAnother ? .text(seen.bars.anotherBarName) : nil
    case .lentDelegateKept:
      return line == .lendDelegate ? .flag(seen.isLentObjectKept) : nil
    case .lentControllerKept:
      return line == .lendController ? .flag(seen.isLentObjectKept) : nil
    default: break
    }
    guard !field.look.union(field.runningLook).isDisjoint(with: served.look) else { return nil }
    switch field {
    case .returned, .anotherBarObject, .lentDelegateKept, .lentControllerKept, .events:
      return nil
    case .stack: return names(served.stack)
    case .top: return WireValue(index: seen.top)
    case .visible: return WireValue(index: seen.visible)
    case .content: return WireValue(index: seen.content)
    case .children: return names(served.children)
    case .items: return names(served.items)
    case .itemOf:
      return .object(
        zip(served.owners, served.owned).map { owner, item in
          WireValue.Member(
            ControllerName(Int(owner)).description, WireValue(index: item))
        })
    case .created: return names(served.created)
    case .left: return seen.left.wire(backTitle: seen.backTitle)
    case .center: return seen.centre.wire(backTitle: nil)
    case .right: return seen.right.wire(backTitle: nil)
    case .prompt: return WireValue(seen.prompt)
    case .barHidden: return .flag(seen.isBarHidden)
    case .barShown: return .flag(seen.isBarShown)
    case .barDuration: return .number(seen.hideShowBarDuration)
    case .toolbarHidden: return .flag(seen.isToolbarHidden)
    case .toolbarShown: return .flag(seen.isToolbarShown)
    case .toolbarItems: return WireValue(seen.toolbarItems)
    case .barObject: return .text(seen.bars.barName)
    case .toolbarObject: return .text(seen.bars.toolbarName)
    case .barDelegate: return .flag(seen.bars.isDelegate)
    case .barAppearance: return seen.bars.appearance
    case .itemColor: return WireValue(seen.bars.itemColor)
    case .barColor: return WireValue(seen.bars.barColor)
    case .interfaceParts: return InterfaceParts(seen.bars.parts).wire
    case .contentInsetAdjusted: return .flag(seen.bars.isInsetAdjusted)
    case .popGestureInstalled: return .flag(seen.isPopGestureInstalled)
    }
  }

  private static func returned(
    _ line: ScenarioLine, _ seen: borrowing Observation, _ expected: borrowing ExpectedStack
  ) -> WireValue? {
    let indices: [Int32]
    switch seen.returned {
    case .nothing: return nil
    case .emptyArray: return []
    case .bottomToTop: indices = expected.removed.map(\.index)
    case .topToBottom: indices = expected.removed.reversed().map(\.index)
    case .other: indices = seen.returnedControllers
    }
    if case .pop = line, let index = indices.first { return WireValue(index: index) }
    return names(indices)
  }

  private static func names(_ indices: [Int32]) -> WireValue {
    .array(indices.map { WireValue(index: $0) })
  }
}

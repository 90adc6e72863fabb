import ConformanceChecks
import NavigationReference

/// What a stack has to read where no subject can be the cause of anything else.
extension WireSelfCheck {
  /// What can be asked of everybody.
  static let simplest: [ScenarioLine] = [
    .start(.onScreen(root: a)), .push(b, .still), .push(c, .animated), .pop(.animated),
    .pop(.still),
  ]

  mutating func tryStack() throws(AdapterMistake) {
    let lines = Self.simplest
    // What a pop leaves, or an animated push, is for the requirements to say.
    let stacks: [[Int32]] = [[0], [0, 1]]
    let first = try play(lines) { check, step throws(AdapterMistake) in
      guard step < stacks.count else { return }
      try check.expect(stacks[step], after: lines[step], check.stackAdvice)
    }
    let second = try play(lines) { _, _ throws(AdapterMistake) in }
    for (step, (one, other)) in zip(first, second).enumerated() where one.content != other.content {
      throw AdapterMistake(
        "The same scenario was answered in two ways at '\(lines[step].text)': "
          + "\(Self.text(one)) and then \(Self.text(other))",
        expected: "the same answer",
        advice: "Make everything fresh at the start; what is not said again is as it was.")
    }
    let again: [ScenarioLine] = [.start(.onScreen(root: Self.c)), .push(Self.b, .still)]
    _ = try play(again) { check, step throws(AdapterMistake) in
      try check.expect(
        step == 0 ? [2] : [2, 1], after: again[step],
        "Make a fresh subject at each start; nothing of an earlier one may be left.")
    }
  }

  /// A stack that is not sent after a pop reads as it did. The next push gives it away: what it shows must have been so
  /// after the pop already.
  mutating func tryStackAfterPop() throws(AdapterMistake) {
    var stacks: [[Int32]] = []
    var popped = WireObservation.Returned.nothing
    let lines: [ScenarioLine] = [
      .start(.onScreen(root: Self.a)), .push(Self.b, .still), .pop(.still), .push(Self.c, .still),
    ]
    try play(lines) { check, step throws(AdapterMistake) in
      stacks.append(check.state.stack)
      if step == 2 { popped = check.state.returned }
    }
    guard popped == .one(Self.b.index), stacks.suffix(2) == [[0, 1], [0, 2]] else { return }
    throw AdapterMistake(
      "After a pop that returned B, 'stack' reads A B, and after a push of C it reads A C",
      expected: "A after the pop", advice: stackAdvice)
  }

  private var stackAdvice: String {
    if let advice = AdapterMistake.misspelling(
      of: [WireField.stack.rawValue], among: state.strangers)
    {
      return advice
    }
    return "Send the whole stack, bottom to top, whenever it has changed.\(otherSystemsAdvice)"
  }

  /// What helps one that has only claimed too much.
  var otherSystemsAdvice: String {
    guard state.stack.isEmpty, !subject.hello.systems.isEmpty else { return "" }
    return " A subject that has no navigation controller, only other systems, says so with "
      + "\"navigation\":false in its 'hello'."
  }

  private func expect(
    _ stack: [Int32], after line: ScenarioLine, _ advice: String
  ) throws(AdapterMistake) {
    guard state.stack != stack else { return }
    let seen = state.stack.map { $0 < 0 ? WireValue.stranger : ObservationText.name($0) }
    throw AdapterMistake(
      "After '\(line.text)', 'stack' reads \(seen.isEmpty ? "nothing" : seen.joined(separator: " "))",
      expected: stack.map { ObservationText.name($0) }.joined(separator: " "), advice: advice)
  }

  static func text(_ answer: WireAnswer) -> String {
    "'"
      + TextLayout.truncate(
        HarmlessText.line(String(decoding: answer.line.dropLast(), as: UTF8.self)), to: 120) + "'"
  }
}

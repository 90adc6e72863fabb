import ConformanceChecks
import NavigationReference

/// What a stack has to read where no subject can be the cause of anything else.
extension WireSelfCheck {
  /// What can be asked of everybody.
  static let simplest: [ScenarioLine] = [
    .start(.onScreen(root: a)), .push(b, .still), .push(c, .animated), .pop(.animated),
    .pop(.still),
  ]

  /// - Returns: what the first start was answered.
  mutating func tryStack() throws(AdapterMistake) -> WireAnswer? {
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
          + Self.difference(one, other),
        expected: "the same answer",
        advice: "Make everything fresh at the start; what is not said again is as it was. What is "
          + "called by a number or an address is called otherwise in the next scenario.")
    }
    let again: [ScenarioLine] = [.start(.onScreen(root: Self.c)), .push(Self.b, .still)]
    _ = try play(again) { check, step throws(AdapterMistake) in
      try check.expect(
        step == 0 ? [2] : [2, 1], after: again[step],
        Self.freshAdvice)
    }
    return first.first
  }

  private static var freshAdvice: String {
    "Make a fresh subject at each start; nothing of an earlier one may be left."
  }

  /// Starts again: what bars and items were told before is nothing that a new subject could know.
  mutating func tryStart(
    after lines: [ScenarioLine], expecting fresh: WireAnswer?
  ) throws(AdapterMistake) {
    let start = ScenarioLine.start(.onScreen(root: Self.a))
    // What one of them does not say is as it is at a start, in whatever words the other one says so.
    guard let fresh, let answer = try play([start]).first,
      let field = fresh.fields.first(where: { field in
        answer.says(field).map { $0 != fresh.says(field) } ?? false
      })
    else { return }
    throw AdapterMistake(
      "After '\(NavigationScenario(lines: lines).oneLine)' a new start is answered otherwise than the first: "
        + Self.difference(fresh, answer, in: field),
      expected: "the same answer",
      advice: Self.freshAdvice + " What is kept by a class is left, too.")
  }

  /// What the second of two answers says otherwise, or both where it cannot be told.
  private static func difference(_ one: WireAnswer, _ other: WireAnswer) -> String {
    let field = (one.fields + other.fields).first { one.says($0) != other.says($0) }
    return field.map { difference(one, other, in: $0) } ?? "\(text(one)) and then \(text(other))"
  }

  private static func difference(
    _ one: WireAnswer, _ other: WireAnswer, in field: String
  ) -> String {
    "'\(HarmlessText.line(field))' says \(words(one.says(field))) and then \(words(other.says(field)))"
  }

  private static func words(_ value: WireValue?) -> String {
    guard let value else { return "nothing" }
    return TextLayout.truncate(HarmlessText.line(value.text), to: 120)
  }

  /// A breakdown that did not come again is an answer in two ways. Where the scenario before it breaks the subject down,
  /// the campaign finds that.
  func checkStray(
    _ stray: (breakdown: Breakdown, after: WireScript?)?, in lines: [ScenarioLine]
  ) throws(AdapterMistake) {
    guard let stray, stray.after == nil, !stray.breakdown.kind.mayHaveAnotherCause else { return }
    let scenario = NavigationScenario(lines: lines).oneLine
    throw AdapterMistake(
      "While it was tried the subject \(ReportWords.verb(stray.breakdown.kind)) in '\(scenario)', and "
        + "answered every line when that was repeated",
      expected: "the same each time",
      advice: "Look for what it keeps from start to start, and for clocks and random numbers.")
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

extension WireAnswer {
  /// What an observation has, in the order in which it came.
  fileprivate var fields: [String] {
    guard case .observation(.object(let members)) = content else { return [] }
    return members.map(\.key)
  }

  /// What an observation says of a field.
  fileprivate func says(_ field: String) -> WireValue? {
    guard case .observation(let seen) = content else { return nil }
    return seen[field]
  }
}

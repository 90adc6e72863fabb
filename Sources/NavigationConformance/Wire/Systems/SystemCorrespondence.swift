/// What an adapter asks of a subject that is somewhere else, and what is answered.
///
/// A whole scenario crosses at once, and an adapter is asked call by call. So each scenario is gone through twice: the
/// first time the calls are written down, the second time they are given the answers that have come.
final class SystemCorrespondence {
  private var steps: [WireValue] = []
  /// The first step of each line of the scenario.
  private var starts: [Int] = []
  /// What came of the steps; `nil` while they are written down.
  private var exchange: WireConversation.Exchange?
  private var line = 0
  private var step = 0
  /// What was said last of each field; only ever looked up.
  private var said: [String: WireValue] = [:]
  private(set) var trouble: Trouble?
  private var reasonNotToSend: String?

  /// Why the rest of a line is not looked at.
  enum Trouble: Error, CustomStringConvertible {
    /// The subject refused.
    case refused(String)
    case unsupported
    case broken(Breakdown)
    /// The subject's glue is at fault, and how.
    case mistaken(String)

    var description: String {
      switch self {
      case .refused(let reason), .mistaken(let reason): reason
      case .unsupported: "unsupported"
      case .broken(let breakdown): "the subject \(breakdown.kind.word)"
      }
    }
  }

  // MARK: The two passes

  /// From now on what is asked is written down.
  func beginWriting() {
    steps.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    exchange = nil
    trouble = nil
    reasonNotToSend = nil
  }

  /// All that was asked.
  var allSteps: [WireValue] { steps }

  /// From now on what is asked is answered.
  func beginReading(_ exchange: WireConversation.Exchange) {
    self.exchange = exchange
    line = 0
    said.removeAll(keepingCapacity: true)
  }

  /// Nothing was sent, and this is why.
  func beginReading(mistake: String) {
    beginReading(WireConversation.Exchange())
    reasonNotToSend = mistake
  }

  var answers: [WireAnswer] { exchange?.answers ?? [] }

  /// How the subject broke down, in whatever step.
  var breakdown: Breakdown? { exchange?.breakdown }

  /// Begins the next line of the scenario.
  func beginLine() {
    trouble = nil
    if exchange == nil {
      starts.append(steps.count)
    } else {
      step = line < starts.count ? starts[line] : steps.count
      line += 1
    }
  }

  // MARK: Asking and reading

  /// Asks for an operation.
  ///
  /// - Parameter results: the fields that are of this step alone.
  /// - Throws: `Unsupported`, or why there is no answer.
  func ask(
    _ operation: String, _ members: [WireValue.Member] = [], for results: [String] = []
  ) throws {
    let request = WireValue.object([WireValue.Member("op", .text(operation))] + members)
    guard let exchange else { return steps.append(request) }
    if let trouble { throw thrown(trouble) }
    // What was to be done again after a refusal is not done again.
    while step < steps.count, steps[step] != request { step += 1 }
    if let reasonNotToSend { throw fail(.mistaken(reasonNotToSend)) }
    guard step < exchange.answers.count else {
      throw fail(.broken(exchange.breakdown ?? Self.silence))
    }
    defer { step += 1 }
    for result in results { said[result] = nil }
    switch exchange.answers[step].content {
    case .observation(let seen): take(seen)
    case .raised(let reason, let seen):
      take(seen)
      throw fail(.refused(reason))
    case .unsupported: throw fail(.unsupported)
    case .error(let text):
      throw fail(
        .mistaken(
          "Step \(step + 1), '\(request.text)', \(Self.erring)\(HarmlessText.line(text))"
        ))
    }
  }

  /// Reads a field.
  ///
  /// - Parameters:
  ///   - placeholder: what it is taken for while nothing has been answered.
  ///   - value: makes sense of it.
  /// - Throws: `Unsupported`, or why there is nothing to be read.
  func read<Value>(
    _ field: String, whileWriting placeholder: Value,
    _ value: (WireFields) throws(WireFault) -> Value
  ) throws -> Value {
    guard exchange != nil else { return placeholder }
    if let trouble {
      // What is said with a refusal, or before, is as good as otherwise.
      guard case .refused = trouble, said[field] != nil else { throw thrown(trouble) }
    }
    guard let said = said[field] else {
      throw fail(
        .mistaken(
          "'\(field)' is claimed or needed, and not said\(Self.ending)\(step), "
            + "'\(step > 0 ? steps[step - 1].text : "")'"))
    }
    do throws(WireFault) {
      return try value(WireFields(.object([WireValue.Member(field, said)]), of: "an observation"))
    } catch {
      throw fail(.broken(Breakdown(.protocolError("step \(step): \(error)"))))
    }
  }

  /// The same, for what no adapter can refuse to say: where there is nothing to be read, that is the trouble of the line.
  func readAnyway<Value>(
    _ field: String, whileWriting placeholder: Value,
    _ value: (WireFields) throws(WireFault) -> Value
  ) -> Value {
    (try? read(field, whileWriting: placeholder, value)) ?? placeholder
  }

  /// What a field of the step alone says, if it says anything.
  func saidOnce(_ field: String) -> WireValue? {
    exchange == nil ? nil : said[field]
  }

  /// Throws what an operation came to that nobody could throw at its place.
  func check() throws {
    if let trouble { throw thrown(trouble) }
  }

  private func take(_ seen: WireValue) {
    guard case .object(let members) = seen else { return }
    for member in members { said[member.key] = member.value }
  }

  private func fail(_ trouble: Trouble) -> any Error {
    self.trouble = trouble
    return thrown(trouble)
  }

  private func thrown(_ trouble: Trouble) -> any Error {
    if case .unsupported = trouble { Unsupported() } else { trouble }
  }

  private static var erring: String { "was answered with an error: " }
  private static var ending: String { " by the end of step " }

  /// What a mistake is told apart by: the same one comes in many steps.
  static func withoutPlace(_ mistake: String) -> String {
    if let lead = mistake.firstRange(of: erring) { return String(mistake[lead.lowerBound...]) }
    if let place = mistake.firstRange(of: ending) { return String(mistake[..<place.lowerBound]) }
    return mistake
  }

  /// The same of a field that cannot be read; `nil` where the line as a whole cannot.
  static func faultWithoutPlace(_ detail: String) -> String? {
    guard detail.hasPrefix("step "), let colon = detail.firstRange(of: ": ") else { return nil }
    return String(detail[colon.upperBound...])
  }

  private static var silence: Breakdown { Breakdown(.protocolError("a step is not answered")) }
}

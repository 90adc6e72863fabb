/// What a subject says of one step.
struct WireAnswer: Sendable {
  let id: Int
  /// Counted from 1.
  let step: Int
  let content: Content
  /// What stands beside these, and is known to nobody.
  var strangers: [String] = []
  /// The line as it came, without its end; `nil` where there is none yet.
  private var received: [UInt8]?

  enum Content: Hashable, Sendable {
    case observation(WireValue)
    /// What the subject does not have.
    case unsupported(String)
    /// Why the subject refused, and what was seen after it.
    case raised(String, WireValue)
    /// What kept the subject's own glue from carrying the step out.
    case error(String)
  }

  enum Key: String, CaseIterable {
    case observation
    case unsupported
    case raised
    case error
  }

  init(id: Int, step: Int, _ content: Content) {
    self.id = id
    self.step = step
    self.content = content
  }

  init(_ line: [UInt8]) throws(WireFault) {
    try self.init(try WireReader.value(of: line))
    received = line
  }

  init(_ value: WireValue) throws(WireFault) {
    let fields = try WireFields(value, of: "an answer")
    id = try fields.integer("id")
    step = try fields.integer("step")
    let said = Key.allCases.filter { fields[$0.rawValue] != nil }
    guard said.count == 1, let key = said.first else {
      let names = said.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      throw WireFault(
        "an answer has exactly one of 'observation', 'unsupported', 'raised' and 'error', found "
          + (names.isEmpty ? "none" : names))
    }
    switch key {
    case .observation: content = .observation(try Self.object(fields, key))
    case .unsupported: content = .unsupported(try fields.text(key.rawValue))
    case .raised:
      let raised = try Self.object(fields, key)
      content = .raised(try WireFields(raised, of: "'raised'").text("reason"), raised)
    case .error: content = .error(try fields.text(key.rawValue))
    }
    if fields.members.count > 3 {
      strangers = fields.members.map(\.key).filter { member in
        member != "id" && member != "step" && Key(rawValue: member) == nil
      }
    }
  }

  private static func object(_ fields: WireFields, _ key: Key) throws(WireFault) -> WireValue {
    let value = try fields.value(key.rawValue)
    guard case .object = value else {
      throw WireFault(key.rawValue, expected: "an object", found: value)
    }
    return value
  }

  /// The line with its end: as it came, or to be sent.
  var line: [UInt8] {
    if let received { return received + [UInt8(ascii: "\n")] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    bytes += "{\"id\":\(id),\"step\":\(step),\"".utf8
    switch content {
    case .observation(let seen):
      bytes += "observation\":".utf8
      seen.append(to: &bytes)
    case .unsupported(let text):
      bytes += "unsupported\":".utf8
      WireValue.text(text).append(to: &bytes)
    case .raised(let reason, let seen):
      bytes += "raised\":".utf8
      var members = [WireValue.Member("reason", .text(reason))]
      if case .object(let said) = seen { members += said }
      WireValue.object(members).append(to: &bytes)
    case .error(let text):
      bytes += "error\":".utf8
      WireValue.text(text).append(to: &bytes)
    }
    bytes += "}\n".utf8
    return bytes
  }
}

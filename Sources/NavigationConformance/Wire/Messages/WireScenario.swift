import NavigationReference

/// A whole scenario on its way to a subject.
struct WireScenario: Hashable, Sendable {
  let id: Int
  let steps: [WireValue]
  /// Whether answers may be kept back until the last of them is written.
  let isBatch: Bool

  /// The line to send, with its end. Made at once, because it is made for every scenario of a campaign.
  static func line(id: Int, _ lines: [ScenarioLine], isBatch: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64 + lines.count * 64)
    bytes += "{\"id\":\(id),\"batch\":\(isBatch),\"scenario\":[".utf8
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      WireValue(line).append(to: &bytes)
    }
    bytes += "]}\n".utf8
    return bytes
  }

  /// - Throws: what is wrong with a line that a serving subject was sent.
  init(_ value: WireValue) throws(WireFault) {
    let fields = try WireFields(value, of: "a message")
    id = try fields.integer("id")
    isBatch = fields["batch"] == true
    guard case .array(let steps) = try fields.value("scenario") else {
      throw WireFault("'scenario' expects an array of steps")
    }
    guard steps.count <= WireLimits.maximumSteps else {
      throw WireFault("a scenario has at most \(WireLimits.maximumSteps) steps")
    }
    self.steps = steps
  }
}

import NavigationReference

/// A whole scenario on its way to a subject.
struct WireScenario: Hashable, Sendable {
  let id: Int
  /// What it is about; `nil` for a navigation controller.
  let system: String?
  let steps: [WireValue]
  /// Whether answers may be kept back until the last of them is written.
  let isBatch: Bool

  /// The line to send, with its end. Made at once, because it is made for every scenario of a campaign.
  static func line(id: Int, _ script: WireScript, isBatch: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64 + script.count * 64)
    bytes += "{\"id\":\(id),\"batch\":\(isBatch),".utf8
    switch script {
    case .navigation(let lines):
      bytes += "\"scenario\":[".utf8
      for (index, line) in lines.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        WireValue(line).append(to: &bytes)
      }
    case .system(let system, let steps):
      bytes += "\"system\":\"\(system.rawValue)\",\"scenario\":[".utf8
      for (index, step) in steps.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        step.append(to: &bytes)
      }
    }
    bytes += "]}\n".utf8
    return bytes
  }

  /// - Throws: what is wrong with a line that a serving subject was sent.
  init(_ value: WireValue) throws(WireFault) {
    let fields = try WireFields(value, of: "a message")
    id = try fields.integer("id")
    isBatch = fields["batch"] == true
    system = fields["system"] == nil ? nil : try fields.text("system")
    guard case .array(let steps) = try fields.value("scenario") else {
      throw WireFault("'scenario' expects an array of steps")
    }
    guard steps.count <= WireLimits.maximumSteps else {
      throw WireFault("a scenario has at most \(WireLimits.maximumSteps) steps")
    }
    self.steps = steps
  }
}

import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

/// A subject that does not survive something is judged by what it survives.
@Suite("Fragile subjects", .aside) struct FragileSubjectTests {
  /// A stack over the wire that ends, once it is too deep, at every pop of some kind.
  private final class Fragile: WireTransport {
    private let operations: [String]
    private let depth: Int
    private var lines: [[UInt8]] = []

    init(_ operations: [String], depth: Int) {
      (self.operations, self.depth) = (operations, depth)
      var hello: [UInt8] = []
      WireHello(name: "S", version: "1", language: "Swift", capabilities: .standard).value
        .append(to: &hello)
      lines.append(hello)
    }

    func send(_ bytes: [UInt8]) {
      guard let message = try? WireReader.value(of: Array(bytes.dropLast())),
        let scenario = try? WireScenario(message)
      else { return }
      var stack: [WireValue] = []
      for (index, step) in scenario.steps.enumerated() {
        guard case .text(let operation)? = step["op"] else { return }
        if operations.contains(operation), stack.count >= depth { return }
        let former = stack
        var returned = WireValue.null
        switch step["op"] {
        case "start": stack = [step["root"] ?? .null]
        case "push": stack.append(step["controller"] ?? .null)
        case "pop": if stack.count > 1 { returned = stack.removeLast() }
        case "popTo":
          if let place = stack.firstIndex(of: step["controller"] ?? .null) {
            stack = Array(stack[...place])
          }
          returned = .array(Array(former.dropFirst(stack.count)))
        case "popToRoot":
          stack = Array(stack.prefix(1))
          returned = .array(Array(former.dropFirst()))
        case "setViewControllers", "assignViewControllers":
          if case .array(let controllers)? = step["controllers"] { stack = controllers }
        default: break
        }
        let answer = WireAnswer(
          id: scenario.id, step: index + 1,
          .observation(["stack": .array(stack), "returned": returned]))
        lines.append(Array(answer.line.dropLast()))
      }
    }

    func receive() throws(Breakdown.Failure) -> [UInt8] {
      guard !lines.isEmpty else { throw Breakdown.Failure(Breakdown(.exited(code: 3))) }
      return lines.removeFirst()
    }

    func receiveAtOnce() throws(Breakdown.Failure) -> [UInt8]? { nil }
    func hurry(_ isInHaste: Bool) {}
    func end() {}
  }

  private func campaign(_ operations: [String], depth: Int) throws -> Campaign {
    let remote = try WireSubject { () throws(Breakdown.Failure) -> WireConversation in
      try WireConversation(Fragile(operations, depth: depth))
    }
    var options = CampaignOptions(scenarioCount: 1_600)
    options.epochLength = 600
    options.proof = .none
    return try Campaign(
      subject: NavigationSubject(remote, name: nil, ProcessLimits()), options: options)
  }

  @Test(arguments: [(["popToRoot", "pop"], 2), (["popTo"], 3)].prefix(sample(1, of: 2)))
  func `what it survives is judged, and the campaign comes to its end`(
    _ operations: [String], _ depth: Int
  ) async throws {
    var campaign = try campaign(operations, depth: depth)
    let report = await campaign.run(CampaignControl())
    #expect(report.outcome == .exited)
    #expect(report.givenUp == nil)
    #expect(report.scenarioCount == 1_600)
    #expect(report.violations.map(\.id) == [])
    // Six at each operation, where only the depth tells.
    #expect(report.breakdowns.reduce(0) { $0 + $1.scenarioCount } <= 6 * operations.count)
    let found = Set(
      report.breakdowns.compactMap { $0.scenario.lines.last?.split(separator: " ").first })
    #expect(found == Set(operations.map { Substring($0) }))
    for id in ["PUSH-01", "POP-03"] {
      #expect(report.requirements.first { $0.id == id }?.verdict == .holds)
    }
  }

  /// What has been learned goes with the state: of pops in small scenarios, of others in the first epoch. Where
  /// the time is for one checkpoint only, it is the one that has it.
  @Test(arguments: [(["popToRoot", "pop"], 2, 1), (["popTo"], 3, 3)].prefix(sample(1, of: 2)))
  func `whoever goes on with it comes to the same`(
    _ operations: [String], _ depth: Int, _ checkpoint: Int
  ) async throws {
    var undisturbed = try campaign(operations, depth: depth)
    let whole = await undisturbed.run(CampaignControl())
    for offset in 0..<sample(1, of: 4) {
      let limit = 1 + (checkpoint + offset - 1) % 4
      var states: [CampaignState] = []
      var first = try campaign(operations, depth: depth)
      _ = await first.run(
        CampaignControl(
          patience: Patience(isOver: { states.count >= limit }),
          checkpoint: { states.append($0) }))
      var second = try campaign(operations, depth: depth)
      second.resume(from: try StateDocument(try #require(states.last)).state())
      #expect(await second.run(CampaignControl()) == whole)
    }
  }
}

/// What is known of scenarios already executed, so that nothing is executed twice.
///
/// A tree of lines. By the law of prefixes an executed scenario also tells of its prefixes, which
/// pass, and of all that extend a failing one, which fail the same way. When names are made
/// canonical first, one run tells of all renamings too.
///
/// Where the failure may come after the end, a run tells of that scenario only, and of what extends
/// the beginning in which a line failed with more to come.
@usableFromInline
package struct TriedScenarios<Line: Hashable & Sendable, Failure: Hashable> {
  @usableFromInline
  struct Edge: Hashable {
    @usableFromInline let parent: Int
    @usableFromInline let line: Line

    @inlinable
    init(parent: Int, line: Line) {
      self.parent = parent
      self.line = line
    }
  }

  /// Only ever looked up, never iterated.
  @usableFromInline var children: [Edge: Int] = [:]
  /// The failure at each node; nil where the scenario up to there passes. The root is the empty
  /// scenario.
  @usableFromInline var failures: [Failure?] = [nil]
  /// What came of the scenarios that end at a node, where only running them tells.
  @usableFromInline var ends: [Int: Execution<Failure>] = [:]
  @usableFromInline let failsAfterTheEnd: Bool

  /// - Parameter failsAfterTheEnd: whether a scenario may fail when its last line is over.
  @inlinable
  package init(failsAfterTheEnd: Bool = false) {
    self.failsAfterTheEnd = failsAfterTheEnd
  }

  /// What executing the lines would give, if that is known; it costs no step.
  @inlinable
  package func execution(of lines: [Line]) -> Execution<Failure>? {
    var node = 0
    for (index, line) in lines.enumerated() {
      guard let child = children[Edge(parent: node, line: line)] else { return nil }
      if let failure = failures[child] {
        return .failed(failure, atLine: index, steps: 0)
      }
      node = child
    }
    return failsAfterTheEnd ? ends[node] : .passed(steps: 0)
  }

  @inlinable
  package mutating func record(_ execution: Execution<Failure>, of lines: [Line]) {
    let judged = execution.failingLine.map { $0 + 1 } ?? lines.count
    var node = 0
    for (index, line) in lines.prefix(judged).enumerated() {
      let edge = Edge(parent: node, line: line)
      if let child = children[edge] {
        node = child
      } else {
        node = failures.count
        failures.append(nil)
        children[edge] = node
      }
      if index == execution.failingLine, !failsAfterTheEnd || judged < lines.count {
        failures[node] = execution.failure
      }
    }
    if failsAfterTheEnd, judged == lines.count {
      ends[node] = execution.remembered
    }
  }
}

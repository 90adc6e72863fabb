/// What is known of scenarios already executed, so that nothing is executed twice.
///
/// A tree of lines. By the law of prefixes an executed scenario also tells of its prefixes, which
/// pass, and of all that extend a failing one, which fail the same way. When names are made
/// canonical first, one run tells of all renamings too.
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

  @inlinable package init() {}

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
    return .passed(steps: 0)
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
      if index == execution.failingLine { failures[node] = execution.failure }
    }
  }
}

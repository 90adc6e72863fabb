/// Finds short routes between model states, breadth first; it costs no step of the subject.
///
/// States with equal fingerprints are one state here. Among the shortest routes to a state the one
/// with the simplest lines is found, because lines are tried in order of simplicity. The search goes
/// on where it stopped, so asking for several goals costs as much as the farthest.
@usableFromInline
package struct RouteSearch<Language: ScenarioLanguage> {
  @usableFromInline
  struct Node {
    @usableFromInline let state: Language.State
    @usableFromInline let parent: Int
    @usableFromInline let line: Language.Line?
    /// How many lines lead here.
    @usableFromInline let depth: Int

    @inlinable
    init(state: Language.State, parent: Int, line: Language.Line?, depth: Int) {
      self.state = state
      self.parent = parent
      self.line = line
      self.depth = depth
    }
  }

  @usableFromInline let language: Language
  @usableFromInline let lines: [Language.Line]
  @usableFromInline var nodes: [Node]
  /// Only ever looked up, never iterated.
  @usableFromInline var found: [Language.Fingerprint: Int]
  @usableFromInline var nextNode = 0
  @usableFromInline var remainingModelSteps: Int

  @inlinable
  package init(
    from state: Language.State, over lines: [Language.Line], language: Language, modelSteps: Int
  ) {
    self.language = language
    self.lines = lines
    nodes = [Node(state: state, parent: -1, line: nil, depth: 0)]
    found = [language.fingerprint(of: state): 0]
    remainingModelSteps = modelSteps
  }

  /// The shortest route to a state with this fingerprint, or nil if none was found in time. One with more than `lineLimit`
  /// lines is not searched for.
  @inlinable
  package mutating func route(
    to goal: Language.Fingerprint, atMost lineLimit: Int = .max
  ) -> [Language.Line]? {
    while true {
      if let node = found[goal] { return route(toNode: node) }
      guard nextNode < nodes.count, nodes[nextNode].depth < lineLimit, expand() else { return nil }
    }
  }

  @inlinable
  package func route(toNode node: Int) -> [Language.Line] {
    var route: [Language.Line] = []
    var node = node
    while let line = nodes[node].line {
      route.append(line)
      node = nodes[node].parent
    }
    return route.reversed()
  }

  /// Takes every line from the next state in turn. False when there is none left, or no time.
  @inlinable
  package mutating func expand() -> Bool {
    guard nextNode < nodes.count, remainingModelSteps > 0 else { return false }
    let parent = nextNode
    nextNode += 1
    let origin = nodes[parent].state
    remainingModelSteps -= lines.count
    for line in lines where language.accepts(line, in: origin) {
      var state = origin
      language.apply(line, to: &state)
      // Looked up once, and not once more to put it in: fingerprints are long.
      if Self.keep(nodes.count, in: &found[language.fingerprint(of: state)]) {
        nodes.append(
          Node(state: state, parent: parent, line: line, depth: nodes[parent].depth + 1))
      }
    }
    return true
  }

  /// Puts a number where there is none. Whether it did.
  @inlinable
  static func keep(_ number: Int, in place: inout Int?) -> Bool {
    guard place == nil else { return false }
    place = number
    return true
  }
}

/// How a walk through scenarios goes on after one of them.
@usableFromInline
package enum Continuation: Hashable, Sendable {
  case proceed
  /// Leave out what begins with this many of its lines.
  case skipExtensions(ofFirst: Int)
  case stop
}

extension ScenarioCursor {
  /// Visits scenarios from where the cursor stands; after a stop the walk can be taken up again.
  @inlinable
  package mutating func visit(_ body: ([Language.Line]) -> Continuation) {
    while next() {
      switch body(lines) {
      case .proceed: continue
      case .skipExtensions(let count): skipExtensions(ofFirst: count)
      case .stop: return
      }
    }
  }
}

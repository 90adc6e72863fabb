/// A scenario that was answered in two ways, in the form in which it is stored.
struct NondeterminismDocument: Encodable, Sendable {
  let scenario: String
  let first: String
  let second: String

  init(_ nondeterminism: Nondeterminism) {
    scenario = nondeterminism.scenario.oneLine
    first = nondeterminism.first
    second = nondeterminism.second
  }
}

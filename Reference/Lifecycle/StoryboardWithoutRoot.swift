/// What can come of a storyboard in which no relationship names a root.
package enum StoryboardWithoutRoot: String, CaseIterable, Sendable {
  case emptyStack = "an empty stack"
  case error = "an error"
  case ownRoot = "a root of its own"

  package var value: SystemValue { .word(rawValue) }
}

/// What an aspect of one of the smaller systems can be: compared as a value, told as text.
@usableFromInline
package enum SystemValue: Hashable, Sendable {
  case word(String)
  case list([String])
  case rectangle(Rectangle)
  /// What was seen, where it cannot be put down to anything; it neither agrees nor differs.
  case unjudged(String)

  package static func flag(_ flag: Bool) -> SystemValue { .word(flag ? "yes" : "no") }

  @inlinable package var isUnjudged: Bool { if case .unjudged = self { true } else { false } }

  package var text: String {
    switch self {
    case .word(let word): word
    case .list(let words): words.isEmpty ? "none" : words.joined(separator: ", ")
    case .rectangle(let rectangle): rectangle.description
    case .unjudged(let word): word
    }
  }
}

/// What an aspect of one of the smaller systems can be: compared as a value, told as text.
package enum SystemValue: Hashable, Sendable {
  case word(String)
  case list([String])
  case rectangle(Rectangle)

  package static func flag(_ flag: Bool) -> SystemValue { .word(flag ? "yes" : "no") }

  package var text: String {
    switch self {
    case .word(let word): word
    case .list(let words): words.isEmpty ? "none" : words.joined(separator: ", ")
    case .rectangle(let rectangle): rectangle.description
    }
  }
}

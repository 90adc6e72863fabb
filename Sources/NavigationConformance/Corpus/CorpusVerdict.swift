/// What a stored scenario shows on a subject.
package enum CorpusVerdict: Hashable, Sendable {
  /// It ends in a violation of the requirement.
  case violates(String)
  /// All of it is as the documents say.
  case agrees

  /// As it stands in a file.
  package var text: String {
    switch self {
    case .violates(let id): "violates \(id)"
    case .agrees: "agrees"
    }
  }

  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    switch (words.first, words.count) {
    case ("agrees", 1): self = .agrees
    case ("violates", 2) where !words[1].isEmpty: self = .violates(String(words[1]))
    default: return nil
    }
  }
}

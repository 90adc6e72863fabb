/// What a stored scenario shows on a subject.
package enum CorpusVerdict: Hashable, Sendable {
  /// It ends in a violation of the requirement.
  case violates(String)
  /// All of it is as the documents say.
  case agrees
  /// The subject breaks down in its last line, in a process of its own. How, in the words of reports.
  case breaksDown(String)

  /// As it stands in a file.
  package var text: String {
    switch self {
    case .violates(let id): "violates \(id)"
    case .agrees: "agrees"
    case .breaksDown(let how): "breaks down: \(how)"
    }
  }

  private static var lead: String { "breaks down: " }

  init?(_ text: String) {
    if text.hasPrefix(Self.lead), text.utf8.count > Self.lead.utf8.count {
      self = .breaksDown(String(text.dropFirst(Self.lead.count)))
      return
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    switch (words.first, words.count) {
    case ("agrees", 1): self = .agrees
    case ("violates", 2) where !words[1].isEmpty: self = .violates(String(words[1]))
    default: return nil
    }
  }
}

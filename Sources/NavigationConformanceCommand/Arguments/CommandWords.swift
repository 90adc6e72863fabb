/// A command as it is typed for a shell, taken apart into words: quotes and backslashes mean what they mean there, and
/// nothing else does.
struct CommandWords: Hashable {
  let words: [String]

  enum Fault: Error, Hashable {
    case empty
    case openQuote(Character)
  }

  init(_ text: String) throws(Fault) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case ("'", "'"?), ("\"", "\""?): quote = nil
      case ("\\", nil): word = (word ?? "") + (rest.popFirst().map { String($0) } ?? "\\")
      case ("\\", "\""?):
        let next = rest.first
        if next == "\"" || next == "\\" { rest.removeFirst() }
        word?.append(next == "\"" || next == "\\" ? next ?? "\\" : "\\")
      case (_, nil) where character.isWhitespace:
        if let whole = word { words.append(whole) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote { throw .openQuote(quote) }
    if let word { words.append(word) }
    guard words.first?.isEmpty == false else { throw .empty }
    self.words = words
  }

  /// A word as a shell takes it.
  static func quoted(_ word: String) -> String {
    let harmless = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=:,+@%".contains($0) }
    guard word.isEmpty || !harmless else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}

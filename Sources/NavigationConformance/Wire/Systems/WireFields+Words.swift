extension WireValue {
  static func texts(_ texts: [String]) -> WireValue { .array(texts.map { .text($0) }) }

  /// A text, or null.
  static func optional(_ text: String?) -> WireValue { text.map { .text($0) } ?? .null }
}

extension WireFields {
  /// A text, or null.
  func optionalText(_ key: String) throws(WireFault) -> String? {
    try value(key) == .null ? nil : try text(key)
  }

  /// Texts, or null.
  func optionalTexts(_ key: String) throws(WireFault) -> [String]? {
    try value(key) == .null ? nil : try texts(key)
  }

  func object(_ key: String) throws(WireFault) -> WireFields {
    try WireFields(try value(key), of: "'\(key)'")
  }

  /// A word of a list.
  func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, of type: Word.Type
  ) throws(WireFault) -> Word where Word.RawValue == String {
    try Self.word(try text(key), key, of: type)
  }

  /// Words of a list.
  func words<Word: RawRepresentable & CaseIterable>(
    _ key: String, of type: Word.Type
  ) throws(WireFault) -> [Word] where Word.RawValue == String {
    var words: [Word] = []
    for text in try texts(key) { words.append(try Self.word(text, key, of: type)) }
    return words
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ text: String, _ key: String, of type: Word.Type
  ) throws(WireFault) -> Word where Word.RawValue == String {
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    let advice = Suggestion.advice(for: text, among: known)
    throw WireFault("'\(key)' does not know '\(HarmlessText.line(text))'\(advice)")
  }
}

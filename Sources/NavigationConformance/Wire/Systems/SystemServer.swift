/// The end of the wire where a subject of one of the smaller systems is: a step in, and what was seen after it out.
protocol SystemServer {
  /// Forgets the subject of the scenario before.
  mutating func begin()
  /// Carries out a step and looks at everything that is claimed.
  ///
  /// - Returns: what was seen; `nil` for an operation that is not known.
  /// - Throws: `Unsupported`, `WireFault` for a step that cannot be understood, or what the subject throws.
  mutating func perform(
    _ operation: String, _ step: WireFields
  ) async throws -> [WireValue.Member]?
}

/// A subject of one of the smaller systems, ready to be served.
struct ServedSystem {
  let begin: () -> Void
  let answer: (_ step: WireValue) async -> WireAnswer.Content

  init(_ server: some SystemServer) {
    let box = Box(server)
    begin = { box.content.begin() }
    answer = { step in
      var operation = "a step"
      do {
        let fields = try WireFields(step, of: "a step")
        operation = try fields.text("op")
        guard let seen = try await box.content.perform(operation, fields) else {
          return .unsupported(operation)
        }
        return .observation(.object(seen))
      } catch let fault as WireFault {
        return .error(fault.description)
      } catch is Unsupported {
        return .unsupported(operation)
      } catch {
        return .raised(String(describing: error), .object([]))
      }
    }
  }
}

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
    let nearest = Suggestion.nearest(to: text, among: known).map { "; did you mean '\($0)'?" }
    throw WireFault("'\(key)' does not know '\(HarmlessText.line(text))'\(nearest ?? "")")
  }
}

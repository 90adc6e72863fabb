/// What the adapter's own check came to.
@usableFromInline
struct SelfCheckResult: Sendable {
  /// Why the adapter cannot be used: a message for its author.
  @usableFromInline var failure: String?
  /// What its author may want to know.
  @usableFromInline var notes: [String] = []

  @usableFromInline
  init() {}

  static func unsupported(_ answer: String) -> String {
    AdapterMistake.unsupportedLater(answer).description
  }
}

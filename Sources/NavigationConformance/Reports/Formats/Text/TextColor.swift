/// Whether a text carries colours.
public enum TextColor: Hashable, Sendable, CaseIterable {
  /// Plain text. What the colours say is said in words as well.
  case none
  /// The sixteen colours of every terminal, as ANSI escape sequences.
  case ansi
}

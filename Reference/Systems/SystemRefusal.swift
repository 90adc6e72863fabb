/// Why a line cannot be carried out where it stands.
package struct SystemRefusal: Hashable, Sendable {
  /// What was expected, and what was found instead.
  package let message: String
  /// What to do about it.
  package let advice: String

  package init(_ message: String, advice: String) {
    self.message = message
    self.advice = advice
  }
}

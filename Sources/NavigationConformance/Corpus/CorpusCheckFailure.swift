import NavigationReference

/// Why a subject cannot be driven, as its self-check says it.
package struct CorpusCheckFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

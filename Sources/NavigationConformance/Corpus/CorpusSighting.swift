/// What a stored scenario shows now.
package enum CorpusSighting: Hashable, Sendable {
  case agrees
  case violates(String, CorpusBlame, differences: [String])
  /// The subject breaks down, in this way.
  case breaksDown(String)
  /// Why it was not carried out to its end, without anything being violated.
  case unjudged(String)
  /// It does not show the same every time.
  case notDeterministic
}

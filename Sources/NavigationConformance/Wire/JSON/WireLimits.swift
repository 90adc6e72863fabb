/// How large what crosses the wire may be. Each limit has its unit in its name, and an error that states it.
package enum WireLimits {
  /// In either direction, without the line break.
  package static var maximumLineBytes: Int { 1_048_576 }
  package static var maximumSteps: Int { 10_000 }
  /// Objects and arrays inside one another.
  package static var maximumDepth: Int { 16 }
  /// What a subject may write to its error output from one answer to the next.
  package static var maximumErrorBytes: Int { 64 * 1_048_576 }
  /// How much of the error output is kept to be shown.
  package static var keptErrorBytes: Int { 4_096 }
}

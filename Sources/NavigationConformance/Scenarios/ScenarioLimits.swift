/// How large a scenario's text may be. Each limit has its unit in its name, and an error that states it.
///
/// They bound the memory that a text from elsewhere can claim; no scenario that a person or a campaign writes is near.
package enum ScenarioLimits {
  /// Blank lines and comments do not count.
  package static var maximumLines: Int { 1_000_000 }
  package static var maximumTextBytes: Int { 64 * 1_048_576 }
  /// The controllers of one `set`, or the items of one toolbar.
  package static var maximumListEntries: Int { 10_000 }
  /// A coordinate or a size, in points.
  package static var maximumPoints: Int { 100_000 }
  /// The number in a controller's name. The model keeps a table by name, so `Z999999` would cost gigabytes.
  package static var maximumControllerNumber: Int { 9_999 }
}

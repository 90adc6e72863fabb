/// What stands behind a name.
package enum FileKind: Hashable, Sendable {
  case file(byteCount: UInt64)
  case folder
  /// A pipe, a device, a link that leads nowhere: opening it may never end.
  case other
}

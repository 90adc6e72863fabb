/// Whom a navigation controller tells which controller is shown, before anybody has been assigned.
package enum InitialDelegate: String, CaseIterable, Sendable {
  case none
  case somebody

  package var value: SystemValue { .word(rawValue) }
}

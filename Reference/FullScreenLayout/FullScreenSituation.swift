/// The facts of one layout.
package struct FullScreenSituation: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    rawValue = 1 << bit
  }

  /// Window and container span the screen.
  package static let fills = Self(bit: 0)
  package static let smallWindow = Self(bit: 1)
  package static let smallContainer = Self(bit: 2)
  package static let wants = Self(bit: 3)
  package static let translucentNavigationBar = Self(bit: 4)
  package static let translucentToolbar = Self(bit: 5)
  /// The presenting controller does not want full-screen layout.
  package static let unwillingPresenter = Self(bit: 6)
  /// The window refuses what everything after it permits, or an opaque navigation bar what the controller wants.
  package static let refusedEarlier = Self(bit: 7)
}

/// A version such as `0.1.0`, in the order of versions.
package struct VersionNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: UInt64
  package let minor: UInt64
  package let patch: UInt64

  package init(_ major: UInt64, _ minor: UInt64, _ patch: UInt64) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { DecimalNumber.value($0) }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2])
  }

  /// That of the suite.
  package static var current: VersionNumber {
    VersionNumber(SuiteVersion.current) ?? .init(0, 0, 0)
  }

  package var description: String { "\(major).\(minor).\(patch)" }

  package static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

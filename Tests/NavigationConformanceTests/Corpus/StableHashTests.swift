import Testing

@testable import NavigationConformance

@Suite struct StableHashTests {
  /// The values that the authors of the function publish.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `The hash is FNV-1a`(_ text: String, _ digits: String) {
    #expect(StableHash.digits(of: text) == digits)
  }

  @Test func `There are always sixteen digits`() {
    for number in 0..<2_000 {
      #expect(StableHash.digits(of: String(number)).utf8.count == 16)
    }
  }
}

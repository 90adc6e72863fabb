import Testing

@testable import NavigationConformanceCommand

@Suite struct NearestWordTests {
  @Test(arguments: [
    ("chekc", "check"), ("CHECK", "check"), ("ceck", "check"), ("replya", "replay"),
    ("req", "requirements"), ("exp", "explain"),
  ])
  func `A slip is understood`(_ typed: String, _ meant: String) {
    #expect(NearestWord.nearest(to: typed, among: Verb.allCases.map(\.rawValue)) == meant)
  }

  @Test(arguments: ["", "re", "xyz", "something else", String(repeating: "check", count: 20)])
  func `Nothing is made of what is nothing like it`(_ typed: String) {
    #expect(NearestWord.nearest(to: typed, among: Verb.allCases.map(\.rawValue)) == nil)
  }
}

import Testing

@testable import ConformanceChecks

@Suite struct EightWordsTests {
  @Test func `each word is kept by itself`() {
    var words = EightWords()
    for index in 0..<8 { words[index] = UInt64(index + 1) }
    #expect((0..<8).map { words[$0] } == [1, 2, 3, 4, 5, 6, 7, 8])
    words[5] = 0
    #expect((0..<8).map { words[$0] } == [1, 2, 3, 4, 5, 0, 7, 8])
  }
}

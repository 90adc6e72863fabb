import Testing

@testable import NavigationConformanceCommand

@Suite struct RunLengthTests {
  @Test func `A time is numbers with units, the longest first`() {
    let times: [(String, Int)] = [
      ("90s", 90), ("15m", 900), ("8h", 28_800), ("1h30m", 5_400), ("1d", 86_400),
      ("1d2h3m4s", 93_784), ("2h1s", 7_201), ("0h1s", 1), ("007s", 7),
    ]
    for (text, seconds) in times {
      #expect(RunLength.duration(text) == .seconds(seconds), "\(text)")
    }
  }

  @Test func `What is no time is none`() {
    for text in [
      "", "8", "h", "8 h", "8h ", "1m1h", "1h1h", "-1h", "1.5h", "8H", "1h30", "0s", "8hours",
      "99999999999999999999s", "1000001s", "٣s",
    ] {
      #expect(RunLength.duration(text) == nil, "\(text)")
    }
  }
}

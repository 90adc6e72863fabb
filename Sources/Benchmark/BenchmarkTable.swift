import Foundation

/// Results as lines of text: the first is what the others are compared with.
struct BenchmarkTable {
  let results: [BenchmarkResult]

  var lines: [String] {
    guard let base = results.first else { return [] }
    let width = results.map(\.name.count).max() ?? 0
    return results.map { result in
      let name = result.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let time = Self.column(result.nanosecondsPerStep, 1, width: 9)
      let rate = Self.column(result.millionStepsPerSecond, 3, width: 8)
      let ratio = Self.column(result.nanosecondsPerStep / base.nanosecondsPerStep, 2, width: 6)
      return "  \(name)\(time) ns/step\(rate) M steps/s\(ratio) times the first"
    }
  }

  private static func column(_ value: Double, _ digits: Int, width: Int) -> String {
    let text = value.formatted(
      .number.precision(.fractionLength(digits)).grouping(.never).locale(
        Locale(identifier: "en_US")))
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// Answers that are there, and kept back: many languages hold what is written to a pipe until some thousand bytes have come
/// together.
extension AdapterMistake {
  /// - Parameters:
  ///   - script: what was asked.
  ///   - isBatch: whether that is so in a batch only.
  static func kept(_ script: WireScript, isBatch: Bool) -> AdapterMistake {
    let scenario =
      script.navigationLines.map { "'\(NavigationScenario(lines: $0).oneLine)'" }
      ?? "the first scenario"
    return AdapterMistake(
      "The answer to \(scenario)\(isBatch ? ", in a batch," : "") is kept back until much more is "
        + "asked, or the input ends",
      expected: "it at once",
      advice: "\(TextLayout.sentence(flushing)) after "
        + "\(isBatch ? "the last answer of each scenario" : "each answer"). "
        + "If it is slow instead, give it more time with '--watchdog', or 'ProcessLimits.step'.")
  }

  /// What to do about it, as the beginning of a sentence.
  static let flushing =
    "read the input line by line, and flush the output, as 'print(…, flush=True)' does in Python "
    + "and 'fflush(stdout)' in C,"
}

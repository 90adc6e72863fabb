/// Answers that are there, and kept back: many languages hold what is written to a pipe until some thousand bytes have come
/// together.
extension AdapterMistake {
  /// - Parameter isBatch: whether that is so in a batch only.
  static func kept(isBatch: Bool) -> AdapterMistake {
    AdapterMistake(
      "The answer to '\(SmallScenarios.smallest.text)'\(isBatch ? ", in a batch," : "") is kept back "
        + "until much more is asked, or the input ends",
      expected: "it at once",
      advice:
        "F\(flushing.dropFirst()) after \(isBatch ? "the last answer of each scenario" : "each answer"). "
        + "If it is slow instead, give it more time with '--watchdog', or 'ProcessLimits.step'.")
  }

  static let flushing =
    "flush the output, as 'print(…, flush=True)' does in Python and 'fflush(stdout)' in C,"
}

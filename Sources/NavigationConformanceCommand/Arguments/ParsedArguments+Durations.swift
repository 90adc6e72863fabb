internal import NavigationConformance

extension ParsedArguments {
  /// What may be spent on proofs, or `nil` when nothing is said about it.
  func proof() throws(CommandFailure) -> ProofBudget? {
    guard let typed = values[.prove]?.first else { return nil }
    if typed == "none" { return ProofBudget.none }
    if let duration = Self.duration(typed) { return .time(duration) }
    throw .usage(
      "'--prove' expects a time for each finding, such as 500ms, 60s, 2m or 1h, or none, "
        + "found \(HarmlessArgument.quoted(typed))" + Self.adviceOnUnit(typed, Self.duration),
      verb)
  }

  /// What a process of the subject's own may take.
  func processLimits() throws(CommandFailure) -> ProcessLimits {
    var limits = ProcessLimits()
    if let typed = values[.watchdog]?.first {
      guard let duration = Self.duration(typed) else {
        throw .usage(
          "'--watchdog' expects a time for one step, such as 500ms, 10s or 2m, "
            + "found \(HarmlessArgument.quoted(typed))" + Self.adviceOnUnit(typed, Self.duration),
          verb)
      }
      limits.step = duration
    }
    if let typed = values[.memory]?.first {
      guard let number = TypedNumber.value(typed), (1...1_048_576).contains(number) else {
        throw .usage(
          "'--memory' expects a number of MiB from 1 to 1048576, such as 512, "
            + "found \(HarmlessArgument.quoted(typed))", verb)
      }
      limits.memoryMiB = Int(number)
    }
    return limits
  }

  /// A whole number from 1 and its unit.
  private static func duration(_ text: String) -> Duration? {
    let unit = String(text.drop { $0.isHexDigit || $0 == "_" })
    guard let milliseconds = milliseconds(in: unit),
      let number = TypedNumber.value(String(text.dropLast(unit.count))),
      let count = Int64(exactly: number), count > 0
    else { return nil }
    let (product, isTooLong) = count.multipliedReportingOverflow(by: milliseconds)
    return isTooLong ? nil : .milliseconds(product)
  }

  private static func milliseconds(in unit: String) -> Int64? {
    switch unit {
    case "ms": 1
    case "s": 1000
    case "m": 60 * 1000
    case "h": 60 * 60 * 1000
    default: nil
    }
  }
}

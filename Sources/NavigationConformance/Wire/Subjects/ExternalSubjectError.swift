/// Why an implementation in a process of its own cannot be judged.
public struct ExternalSubjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program and its arguments.
  public let command: [String]
  /// How it broke down instead of saying who it is.
  public let breakdown: Breakdown
  /// What the process was allowed.
  var limits = ProcessLimits()

  public var description: String {
    let program = HarmlessText.line(command.first ?? "")
    let words = breakdown.errorOutput.split(separator: "\n").suffix(1).joined()
    let tail = words.isEmpty ? "" : "\n  its last words: \(HarmlessText.line(words))"
    switch breakdown.kind {
    case .protocolError(let text) where text.hasPrefix("cannot start "):
      return text + tail
    case .protocolError(let text): return "'\(program)' cannot be talked to: \(text)" + tail
    case .outgrown:
      return
        "'\(program)' took more than the \(TextLayout.number(limits.memoryMiB)) MiB of memory that it may "
        + "before it said who it is; allow it more with '--memory', or 'ProcessLimits.memoryMiB'"
        + tail
    case .hung:
      return
        "'\(program)' said nothing for \(limits.stepText); expected a line such as "
        + WireHello.example.text
        + "; give it more time with '--watchdog', or 'ProcessLimits.step'" + tail
    default:
      return
        "'\(program)' \(breakdown.kind.word) before it said who it is; expected a line such as "
        + WireHello.example.text + tail
    }
  }
}

/// How a subject broke down instead of answering: an outcome of its own, and no violation of a requirement.
public struct Breakdown: Hashable, Sendable {
  /// How it broke down.
  public var kind: Kind
  /// The end of what the subject wrote to its error output, 4 KiB at most, without the addresses of a stack trace.
  public var errorOutput: String

  package init(_ kind: Kind, errorOutput: String = "") {
    self.kind = kind
    self.errorOutput = errorOutput
  }

  /// How many lines of the error output a report shows. What there is of it may be 4,096 lines of nothing.
  private static let shownLineCount = 20

  /// The error output as reports show it: its last lines, and how many there are above. The line break that ends the last
  /// line begins no other.
  var lastWords: [String] {
    var lines = HarmlessText.lines(errorOutput)[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let shown = lines.suffix(Self.shownLineCount)
    let hidden = lines.count - shown.count
    return (hidden == 0 ? [] : ["… (\(TextLayout.count(hidden, "line")) above)"]) + shown
  }

  /// The ways of breaking down.
  public enum Kind: Hashable, Sendable {
    /// A signal ended the process: a trap, an abort, an access to memory that is not there.
    case crashed(signal: Int)
    /// The process ended by itself, with this code.
    case exited(code: Int)
    /// No answer came in time.
    case hung
    /// The process took more memory than it is allowed.
    case outgrown
    /// The process wrote more to its error output than it is allowed from one answer to the next.
    case flooded
    /// What came is not what the protocol asks for.
    case protocolError(String)
  }
}

extension Breakdown.Kind {
  /// The kind without its numbers, as programs read it.
  package var name: String {
    switch self {
    case .crashed: "crashed"
    case .exited: "exited"
    case .hung: "hung"
    case .outgrown: "outgrown"
    case .flooded: "flooded"
    case .protocolError: "protocolError"
    }
  }

  /// For how many of the breakdowns that a campaign takes one of this kind counts. One that has to be waited for is worth
  /// less patience: with ten seconds a step, and everything looked at twice, a hundred of them would be half an hour.
  var weight: Int { isHang ? 10 : 1 }

  /// As how many steps it counts in a search: it takes a process, and mostly two, since it is looked at by itself. One of
  /// Python takes 50 to 100 ms to start, in which it would carry out thousands of steps.
  var waitedSteps: Int { 5_000 * weight }

  /// Whether it has to be waited for.
  var isHang: Bool {
    if case .hung = self { true } else { false }
  }

  /// Whether shorter scenarios are searched for it. Of one that has to be waited for, each would take as long.
  var canBeProven: Bool {
    switch self {
    case .crashed, .exited, .protocolError: true
    case .hung, .outgrown, .flooded: false
    }
  }

  /// Whether the process ended, and nobody ended it: as one does that raises what nobody catches.
  var isEndByItself: Bool {
    switch self {
    case .crashed: !mayHaveAnotherCause
    case .exited(let code): code != 0
    case .hung, .outgrown, .flooded, .protocolError: false
    }
  }

  /// Whether one that does not come again may have another cause than the scenario.
  var mayHaveAnotherCause: Bool {
    switch self {
    // SIGKILL and SIGTERM: the system short of memory, or a person.
    case .crashed(let signal): signal == 9 || signal == 15
    // A machine with too much to do.
    case .hung: true
    // What the process has kept of the scenarios before.
    case .outgrown: true
    default: false
    }
  }

  /// More than the word says.
  package var detail: String? {
    if case .protocolError(let text) = self { text } else { nil }
  }

  /// What stands for the kind in a report: two breakdowns of one word are told apart by their places alone.
  package var word: String {
    switch self {
    case .crashed(let signal): "crashed (signal \(signal))"
    case .exited(let code): "exited (code \(code))"
    case .hung: "hung"
    case .outgrown: "outgrown"
    case .flooded: "flooded"
    case .protocolError: "protocol error"
    }
  }

  /// What a report with such a breakdown comes to.
  var outcome: ConformanceReport.Outcome {
    switch self {
    case .crashed: .crashed
    case .exited: .exited
    case .hung: .hung
    case .outgrown: .outgrown
    case .flooded: .flooded
    case .protocolError: .protocolError
    }
  }
}

/// Where the command writes to and reads from.
///
/// `Console.standard` is the process's own; tests and other hosts hand in their own.
@MainActor
public struct Console {
  /// Takes what was asked for.
  public var write: (String) -> Void
  /// Takes messages and progress.
  public var writeError: (String) -> Void
  /// Everything that comes in, for a scenario named `-`; `nil` when it is no UTF-8 text.
  public var read: () -> String?
  /// Whether a person sees the progress.
  public var isErrorTerminal: Bool
  /// Whether the output may be in colour.
  public var usesColor: Bool
  /// The columns to fill.
  public var width: Int
  /// The columns of the terminal that shows the progress, which may change.
  var errorColumns: () -> Int = { 80 }
  /// Whether progress that cannot be drawn over is told once a minute; not to whoever embeds the command.
  var tellsEachMinute = false
  /// Why something of what was asked for could not be written.
  var outputProblem: () -> String? = { nil }

  /// - Parameters:
  ///   - write: takes what was asked for.
  ///   - writeError: takes messages and progress.
  ///   - read: everything that comes in; `nil` when it is no UTF-8 text.
  ///   - isErrorTerminal: whether a person sees the progress.
  ///   - usesColor: whether the output may be in colour.
  ///   - width: the columns to fill.
  public init(
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void,
    read: @escaping () -> String? = { "" }, isErrorTerminal: Bool = false,
    usesColor: Bool = false, width: Int = 80
  ) {
    self.write = write
    self.writeError = writeError
    self.read = read
    self.isErrorTerminal = isErrorTerminal
    self.usesColor = usesColor
    self.width = width
  }

  /// What fits into one line of progress: a line that has wrapped cannot be drawn over.
  var lineColumns: Int { min(max(errorColumns(), 2), 80) - 1 }
}

import Foundation

extension Console {
  /// The process's own output, error output and input.
  ///
  /// Colours are used on a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  public static var standard: Console {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    let width = environment["COLUMNS"].flatMap { Int($0) } ?? columns(of: STDOUT_FILENO) ?? 80
    let output = StandardOutput()
    var console = Console(
      write: { output.write($0) },
      // Where nobody takes the messages any more, the work goes on, and the report is still to be written.
      writeError: { try? StandardStreams.write($0, to: STDERR_FILENO) },
      read: {
        let data = try? FileHandle.standardInput.readToEnd()
        return String(data: data ?? Data(), encoding: .utf8)
      },
      isErrorTerminal: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
      usesColor: isatty(STDOUT_FILENO) == 1 && !isPlain,
      width: min(max(width, 80), 100))
    console.tellsEachMinute = true
    console.errorColumns = { columns(of: STDERR_FILENO) ?? 80 }
    console.outputProblem = { output.problem }
    return console
  }

  /// How wide the terminal is that a descriptor leads to; `nil` where it leads elsewhere.
  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}

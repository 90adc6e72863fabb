import Foundation

extension Console {
  /// The process's own output, error output and input.
  ///
  /// Colours are used on a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  public static var standard: Console {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    let output = StandardOutput()
    var console = Console(
      write: { output.write($0) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      read: {
        let data = try? FileHandle.standardInput.readToEnd()
        return String(data: data ?? Data(), encoding: .utf8)
      },
      isErrorTerminal: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
      usesColor: isatty(STDOUT_FILENO) == 1 && !isPlain,
      width: min(max(columns, 80), 100))
    console.errorColumns = { errorTerminalColumns }
    console.outputProblem = { output.problem }
    return console
  }

  private static var errorTerminalColumns: Int {
    var size = winsize()
    guard unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }
}

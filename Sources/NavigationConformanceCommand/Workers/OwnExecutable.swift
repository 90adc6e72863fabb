import Foundation

/// The file that this process runs.
enum OwnExecutable {
  static var url: URL? {
    #if os(Linux)
      // Also the right one when the file has been replaced in the meantime.
      URL(fileURLWithPath: "/proc/\(ProcessInfo.processInfo.processIdentifier)/exe")
    #else
      Bundle.main.executableURL
        ?? CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }
    #endif
  }
}

package import Foundation

/// The file that this process runs.
package enum OwnExecutable {
  package static var url: URL? {
    #if os(Linux)
      // Also the right one when the file has been replaced in the meantime.
      URL(fileURLWithPath: "/proc/\(ProcessInfo.processInfo.processIdentifier)/exe")
    #else
      Bundle.main.executableURL
        ?? CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }
    #endif
  }

  /// Where that file stands: the same for a process and for the workers that it starts, by whatever name each was called.
  package static var place: String {
    #if os(Linux)
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      let place = url?.resolvingSymlinksInPath().path
    #endif
    return place ?? ""
  }
}

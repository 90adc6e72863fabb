import Foundation
import NavigationConformance

/// A file to write a report to.
struct OutputFile {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Finds out before the work is done what would keep its result from being written.
  func checkBeforehand() throws(CommandFailure) {
    guard !path.isEmpty else { throw failure("the name is empty") }
    let files = FileManager.default
    let url = URL(fileURLWithPath: path)
    if files.fileExists(atPath: url.path) {
      if url.isFolder { throw failure("it is a folder") }
      guard files.isWritableFile(atPath: url.path) else { throw failure("it may not be changed") }
      return
    }
    let folder = url.deletingLastPathComponent()
    guard folder.isFolder else { throw failure("there is no folder to hold it") }
    guard files.isWritableFile(atPath: folder.path) else {
      throw failure("its folder may not be changed")
    }
  }

  /// Whether another path leads to the same file, be it there or not.
  func isSame(as other: String) -> Bool { Self.place(of: path) == Self.place(of: other) }

  /// Where a path leads to in the end.
  static func place(of path: String) -> String {
    var url = URL(fileURLWithPath: path)
    // A link that leads nowhere is followed as well: something is to be written there.
    for _ in 0..<32 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else {
        break
      }
      url =
        URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent())
        .absoluteURL
    }
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appendingPathComponent(url.lastPathComponent).standardizedFileURL.path
  }

  /// A report that stands there already is replaced by the whole of the new one, or stays.
  func write(_ text: String) throws(CommandFailure) {
    do throws(FileFailure) {
      try WholeFile(path).write(text)
    } catch {
      throw failure(error.reason)
    }
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure(
      code: .ownFailure, message: "cannot write to \(HarmlessArgument.path(path)): \(reason)",
      advice: .none)
  }
}

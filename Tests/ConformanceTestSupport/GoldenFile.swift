import Foundation

/// A file with the exact text that is expected.
///
/// `UPDATE_FIXTURES=1 swift test` writes what the code makes instead of comparing; look at the change before keeping it.
public struct GoldenFile {
  private let path: String
  private let url: URL

  /// A file among the fixtures of the test target that asks.
  public init(_ path: String, for test: String = #filePath) {
    self.path = path
    var folder = URL(fileURLWithPath: test)
    repeat {
      folder.deleteLastPathComponent()
    } while folder.pathComponents.dropLast().last != "Tests" && folder.pathComponents.count > 1
    url = folder.appendingPathComponent("Fixtures").appendingPathComponent(path)
  }

  private static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"
  }

  /// What is different, line by line; empty when the text is the expected one, byte for byte.
  public func difference(from text: String) throws -> String {
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let expected = try Data(contentsOf: url)
    guard expected != Data(text.utf8) else { return "" }
    return
      (["\(path) differs; - is expected, + is what there is"]
      + Self.changes(from: String(decoding: expected, as: UTF8.self), to: text))
      .joined(separator: "\n")
  }

  private static func changes(from old: String, to new: String) -> [String] {
    let before = old.components(separatedBy: "\n")
    let after = new.components(separatedBy: "\n")
    return after.difference(from: before).map { change in
      switch change {
      case .remove(let offset, let line, _): "\(offset + 1) - \(line.debugDescription)"
      case .insert(let offset, let line, _): "\(offset + 1) + \(line.debugDescription)"
      }
    }
  }
}

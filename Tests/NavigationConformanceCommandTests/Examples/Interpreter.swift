import Foundation

/// A program that runs subjects written in its language.
struct Interpreter {
  let name: String
  /// What Debian calls the package that brings it.
  let package: String

  static let python = Interpreter(name: "python3", package: "python3")
  static let node = Interpreter(name: "node", package: "nodejs")

  struct Missing: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// Looks for it where a shell would.
  func find(
    in path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(Missing) -> URL {
    for folder in path.split(separator: ":") {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw Missing(
      description: "there is no '\(name)' on the path, and example subjects are run by it; install "
        + "Debian's package '\(package)', or run '.ci/need \(name) \(package)'")
  }
}

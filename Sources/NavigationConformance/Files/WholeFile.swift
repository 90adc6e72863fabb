import Foundation

/// A file that holds all of a text or what it held before: whoever reads it never sees half.
///
/// What a link leads to is written, and the link stays. A device or a pipe is written as it stands, and so is a file in a
/// folder that may not be changed: there is nothing else to write to.
package struct WholeFile {
  private let path: String
  /// Where links lead to.
  private let url: URL

  package init(_ path: String) {
    self.path = path
    url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  package func write(_ text: String) throws(FileFailure) {
    try attempt {
      let files = FileManager.default
      let former = try? files.attributesOfItem(atPath: url.path)
      let isReplaced =
        former.map { $0[.type] as? FileAttributeType == .typeRegular } ?? true
        && files.isWritableFile(atPath: url.deletingLastPathComponent().path)
      try Data(text.utf8).write(to: url, options: isReplaced ? .atomic : [])
      if isReplaced, let permissions = former?[.posixPermissions] {
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    }
  }

  /// Takes away what an earlier run has left: the file, or, where a link leads to it, what it holds. Of what is no file
  /// there is nothing to take.
  package func clear() throws(FileFailure) {
    try attempt {
      if Self.isFile(path) {
        try FileManager.default.removeItem(atPath: path)
      } else if Self.isFile(url.path) {
        try Data().write(to: url)
      }
    }
  }

  /// Whether a file is there, and no link to one.
  private static func isFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private func attempt(_ body: () throws -> Void) throws(FileFailure) {
    do {
      try body()
    } catch {
      throw FileFailure(error)
    }
  }
}

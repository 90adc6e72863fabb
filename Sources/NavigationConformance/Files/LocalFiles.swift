import Foundation

/// The machine's own file system.
package struct LocalFiles: CorpusFiles {
  package init() {}

  package func kind(of path: String) -> FileKind? {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: real) else {
      return nil
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular:
      return .file(byteCount: (attributes[.size] as? NSNumber)?.uint64Value ?? 0)
    case .typeDirectory: return .folder
    default: return .other
    }
  }

  package func names(in folder: String) throws(FileFailure) -> [String] {
    try attempt { try FileManager.default.contentsOfDirectory(atPath: folder) }
  }

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    try attempt { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  package func makeFolder(_ path: String) throws(FileFailure) {
    try attempt {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path), withIntermediateDirectories: false)
    }
  }

  package func create(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    try attempt {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    }
  }

  package func move(_ path: String, to name: String) throws(FileFailure) {
    try attempt {
      try FileManager.default.moveItem(
        at: URL(fileURLWithPath: path), to: URL(fileURLWithPath: name))
    }
  }

  /// Not with `replaceItemAt`: on Linux that of Swift 6.3 leaves the old contents under the new file's name, and nothing
  /// under the old one's.
  package func replace(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    try attempt { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) }
  }

  package func remove(_ path: String) throws(FileFailure) {
    try attempt { try FileManager.default.removeItem(at: URL(fileURLWithPath: path)) }
  }

  package func lock(_ folder: String, isShared: Bool) -> FolderLock? {
    FolderLock(folder, isShared: isShared)
  }

  private func attempt<Value>(_ body: () throws -> Value) throws(FileFailure) -> Value {
    do {
      return try body()
    } catch {
      throw FileFailure(error)
    }
  }
}

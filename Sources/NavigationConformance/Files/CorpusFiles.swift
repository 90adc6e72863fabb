/// What a corpus needs of a file system; the machine's own, or one that fails on purpose.
package protocol CorpusFiles: Sendable {
  /// What is there, links followed; `nil` when nothing is.
  func kind(of path: String) -> FileKind?
  func names(in folder: String) throws(FileFailure) -> [String]
  func read(_ path: String) throws(FileFailure) -> [UInt8]
  func makeFolder(_ path: String) throws(FileFailure)
  /// Writes a file that is not there yet.
  func create(_ path: String, _ bytes: [UInt8]) throws(FileFailure)
  /// Gives a file a name that is not taken; one that is taken is an error. Where nobody holds the lock of the folder, another
  /// may take it in between.
  func move(_ path: String, to name: String) throws(FileFailure)
  /// Gives a file other contents, in one step.
  func replace(_ path: String, _ bytes: [UInt8]) throws(FileFailure)
  func remove(_ path: String) throws(FileFailure)
  /// Keeps others from writing to a folder as long as it is held; `nil` where that cannot be had.
  func lock(_ folder: String, isShared: Bool) -> FolderLock?
}

extension CorpusFiles {
  package func lock(_ folder: String, isShared: Bool) -> FolderLock? { nil }
}

import NavigationConformance

/// The machine's file system, but for one thing that fails.
struct FailingFiles: CorpusFiles {
  enum Step {
    case names
    case read
    case makeFolder
    case create
    case move
    case replace
    case remove
  }

  private let real = LocalFiles()
  let failing: [Step: FileFailure]

  private func fail(at step: Step) throws(FileFailure) {
    if let failure = failing[step] { throw failure }
  }

  func kind(of path: String) -> FileKind? { real.kind(of: path) }

  func names(in folder: String) throws(FileFailure) -> [String] {
    try fail(at: .names)
    return try real.names(in: folder)
  }

  func read(_ path: String) throws(FileFailure) -> [UInt8] {
    try fail(at: .read)
    return try real.read(path)
  }

  func makeFolder(_ path: String) throws(FileFailure) {
    try fail(at: .makeFolder)
    try real.makeFolder(path)
  }

  /// Like a disk that is full: a part is there.
  func create(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    if let failure = failing[.create] {
      try real.create(path, Array(bytes.prefix(20)))
      throw failure
    }
    try real.create(path, bytes)
  }

  func move(_ path: String, to name: String) throws(FileFailure) {
    try fail(at: .move)
    try real.move(path, to: name)
  }

  func replace(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    try fail(at: .replace)
    try real.replace(path, bytes)
  }

  func remove(_ path: String) throws(FileFailure) {
    try fail(at: .remove)
    try real.remove(path)
  }
}

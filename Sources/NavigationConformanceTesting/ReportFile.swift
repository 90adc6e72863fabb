import Foundation

/// The file that a report is written to.
struct ReportFile {
  private let url: URL
  private let path: String

  /// - Parameters:
  ///   - path: of the file; or of a directory, when it ends with a slash or there is one.
  ///   - subject: names the file in a directory.
  init(path: String, subject: String) {
    self.path = path
    let given = URL(fileURLWithPath: path)
    var isDirectory = path.hasSuffix("/")
    if let values = try? given.resourceValues(forKeys: [.isDirectoryKey]) {
      isDirectory = isDirectory || values.isDirectory == true
    }
    url =
      isDirectory
      ? given.appendingPathComponent(Self.name(for: subject) + ".xml", isDirectory: false)
      : given
  }

  /// Makes the directory, and removes what an earlier run has left: a run that dies must not pass for that one.
  func prepare() throws(ReportFileError) {
    try attempt {
      let files = FileManager.default
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
    }
  }

  func write(_ text: String) throws(ReportFileError) {
    try attempt { try Data(text.utf8).write(to: url, options: .atomic) }
  }

  private func attempt(_ body: () throws -> Void) throws(ReportFileError) {
    do {
      try body()
    } catch {
      throw ReportFileError(path: path, reason: (error as NSError).localizedDescription)
    }
  }

  /// A subject's name as that of a file.
  static func name(for subject: String) -> String {
    String(subject.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }
}

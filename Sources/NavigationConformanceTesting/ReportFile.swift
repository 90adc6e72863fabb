import Foundation
import NavigationConformance

/// The file that a report is written to.
struct ReportFile {
  private let url: URL
  private let path: String
  /// Whether the path names a directory, which holds a file for each subject and system.
  private let isDirectory: Bool

  /// - Parameters:
  ///   - path: of the file; or of a directory, when it ends with a slash or there is one.
  ///   - subject: names the file in a directory.
  ///   - system: what of the subject is judged: each has a file of its own, that of navigation without a further word.
  init(path: String, subject: String, system: ScenarioSystem) {
    self.path = path
    let given = URL(fileURLWithPath: path)
    isDirectory = path.hasSuffix("/") || given.isFolder
    let name = Self.name(for: subject) + (system == .navigation ? "" : ".\(system)") + ".xml"
    url = isDirectory ? given.appendingPathComponent(name, isDirectory: false) : given
  }

  /// Where the file is.
  var place: String { url.path }

  /// Makes the directory if that is what the path names, and removes what an earlier run has left: a run that dies must
  /// not pass for that one.
  ///
  /// Nothing above it is made, as for the command's `--output`: a folder that is not there is a misspelt one.
  func prepare() throws(ReportFileError) {
    let files = FileManager.default
    let folder = url.deletingLastPathComponent()
    guard (isDirectory ? folder.deletingLastPathComponent() : folder).isFolder else {
      throw ReportFileError(path: path, reason: FileFailure.missing.reason)
    }
    do {
      // One that another has made by now is as good.
      if isDirectory { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
      try WholeFile(url.path).clear()
    } catch {
      throw ReportFileError(path: path, reason: FileFailure(error).reason)
    }
  }

  func write(_ text: String) throws(ReportFileError) {
    do throws(FileFailure) {
      try WholeFile(url.path).write(text)
    } catch {
      throw ReportFileError(path: path, reason: error.reason)
    }
  }

  /// A subject's name as that of a file.
  static func name(for subject: String) -> String {
    String(subject.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }
}

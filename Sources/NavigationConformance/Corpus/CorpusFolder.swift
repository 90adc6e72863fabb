import Foundation

/// A corpus as a folder of files, one for each entry.
///
/// What cannot be used is set aside: named, left where it is, and in nobody's way. What is written is written beside and
/// then renamed, so a file is there whole or not at all, whenever the process ends.
package struct CorpusFolder: Sendable {
  /// As it was given.
  package let path: String
  let files: any CorpusFiles

  package init(_ path: String, files: any CorpusFiles = LocalFiles()) {
    self.path = path
    self.files = files
  }

  func path(of name: String) -> String {
    URL(fileURLWithPath: path).appendingPathComponent(name).path
  }

  // MARK: Reading

  /// Everything in the folder, in the order of the names.
  ///
  /// - Throws: only for the folder itself; a file that cannot be used is a problem among the contents.
  package func contents() throws(CorpusError) -> CorpusContents {
    // What another process is writing at this moment is none that was interrupted.
    let lock = files.lock(path, isShared: true)
    defer { withExtendedLifetime(lock) {} }
    return try contentsNow()
  }

  /// The same for one who keeps the others away.
  func contentsNow() throws(CorpusError) -> CorpusContents {
    switch files.kind(of: path) {
    case .folder: break
    case nil: throw CorpusError(.reading, path, .missing)
    default: throw CorpusError(.reading, path, .notFolder)
    }
    let names: [String]
    do throws(FileFailure) {
      names = try files.names(in: path)
    } catch {
      throw CorpusError(.reading, path, error)
    }
    var read: [CorpusFile] = []
    var problems: [CorpusProblem] = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      // Version control and desktops keep hidden files of their own; only ours are looked at.
      if name.hasPrefix("."), !Self.isTemporary(name) { continue }
      switch file(name) {
      case .success(let file): read.append(file)
      case .failure(let problem): problems.append(problem)
      }
    }
    return CorpusContents(files: read, problems: problems)
  }

  private enum Reading {
    case success(CorpusFile)
    case failure(CorpusProblem)
  }

  private func file(_ name: String) -> Reading {
    let path = path(of: name)
    let kind = files.kind(of: path)
    switch kind {
    case _ where Self.isTemporary(name):
      return .failure(CorpusProblem(name, "left by a write that was interrupted; remove it"))
    case .folder: return .failure(CorpusProblem(name, "a folder; a corpus has none"))
    case nil, .other: return .failure(CorpusProblem(name, "no file that can be read"))
    case .file where !name.hasSuffix("." + CorpusName.suffix):
      return .failure(CorpusProblem(name, "not of the corpus, whose files end in .scenario"))
    case .file(let count) where count > UInt64(ScenarioLimits.maximumTextBytes):
      return .failure(
        CorpusProblem(
          name, "\(count) bytes, and at most \(ScenarioLimits.maximumTextBytes) are read"))
    case .file: break
    }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try files.read(path)
    } catch {
      return .failure(CorpusProblem(name, "cannot be read: \(Self.words(for: error))"))
    }
    do throws(ScenarioError) {
      return .success(CorpusFile(name: name, entry: try CorpusReader.entry(from: bytes)))
    } catch {
      return .failure(CorpusProblem(name, error))
    }
  }

  private static func words(for failure: FileFailure) -> String {
    switch failure {
    case .noPermission: "its permissions do not allow it"
    case .other(let text): HarmlessText.line(text)
    case .missing, .exists, .changed, .notFolder, .readOnly, .full: "it is gone"
    }
  }

  // MARK: Names

  private static let temporaryMark = ".corpus-"

  /// Hidden, beside the file that it becomes, and nobody else's: several processes may write at once.
  static func temporaryName() -> String { temporaryMark + UUID().uuidString }

  /// Ours, or Foundation's for a file that is replaced.
  static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporaryMark) || name.hasPrefix(".dat.nosync")
  }
}

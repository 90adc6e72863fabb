#if os(macOS) || os(Linux)
  import Foundation

  /// Where processes note which scenario they are at.
  package enum TraceFolder {
    /// The file of what runs here, from this folder and from this executable; `nil` where somebody else could have put a
    /// file there.
    ///
    /// - Parameters:
    ///   - words: what tells it from others that do.
    ///   - process: the worker that notes it; `nil` for a process of which there is one at a time.
    package static func path(for words: [String], process: Int32? = nil) -> String? {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("navigation-conformance-\(getuid())")
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      guard isOurs(folder.path) else { return nil }
      let place = FileManager.default.currentDirectoryPath
      let digits = StableHash.digits(
        of: ([place, OwnExecutable.place] + words).joined(separator: "\n"))
      let name = digits + (process.map { ".\($0)" } ?? "") + ".trace"
      return folder.appendingPathComponent(name).path
    }

    /// Removes what workers have left behind whom nobody was there any more to ask: whoever starts them looks at once when
    /// one is gone, and may do so for another run beside this one.
    package static func removeAbandoned(for words: [String]) {
      guard let path = path(for: words) else { return }
      let url = URL(fileURLWithPath: path)
      let folder = url.deletingLastPathComponent()
      let lead = url.deletingPathExtension().lastPathComponent + "."
      let hourAgo = Date(timeIntervalSinceNow: -3_600)
      let files = FileManager.default
      let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name.hasPrefix(lead) && name != url.lastPathComponent {
        let path = folder.appendingPathComponent(name).path
        let attributes = try? files.attributesOfItem(atPath: path)
        guard let written = attributes?[.modificationDate] as? Date, written < hourAgo else {
          continue
        }
        ScenarioTrace.removeAbandoned(path)
      }
    }

    /// Whether it is a folder of this user's in which nobody else may write: the place is known, and everybody may make
    /// something there first.
    static func isOurs(_ path: String) -> Bool {
      var status = stat()
      return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        && status.st_uid == getuid() && status.st_mode & 0o022 == 0
    }
  }
#endif

#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import NavigationConformance

  /// Everybody knows where traces are kept, and may have made something there first.
  @Suite struct TraceFolderTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("traces") }

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [(0o700, true), (0o755, true), (0o770, false), (0o707, false)])
    func `Nobody else may write in it`(_ permissions: Int, _ isOurs: Bool) throws {
      let files = FileManager.default
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
      try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
      #expect(TraceFolder.isOurs(path) == isOurs)
    }

    @Test func `A link to a folder is none, nor is a file`() throws {
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: folder.url.path)
      #expect(TraceFolder.isOurs(folder.url.path))
      #expect(!TraceFolder.isOurs(path))
      try folder.write("", to: "file")
      #expect(!TraceFolder.isOurs(folder.path("file")))
      #expect(!TraceFolder.isOurs(folder.path("nothing")))
    }

    @Test func `What a worker has left is removed when it is old and nobody writes it`() throws {
      let words = [UUID().uuidString]
      let files = FileManager.default
      let paths = try [nil, 1, 2, 3].map { process in
        try #require(TraceFolder.path(for: words, process: process))
      }
      defer { for path in paths { try? files.removeItem(atPath: path) } }
      let living = try #require(ScenarioTrace(paths[3], of: "Own", claims: .standard))
      for path in paths[..<3] { #expect(files.createFile(atPath: path, contents: nil)) }
      for path in [paths[0], paths[1], paths[3]] {
        try files.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: path)
      }
      TraceFolder.removeAbandoned(for: words)
      #expect(paths.map { files.fileExists(atPath: $0) } == [true, false, true, true])
      withExtendedLifetime(living) {}
    }

    @Test func `No trace is written where a link leads`() throws {
      try folder.write("kept", to: "file")
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: folder.path("file"))
      #expect(ScenarioTrace(path, of: "Own", claims: .standard) == nil)
      #expect(try folder.read("file") == "kept")
    }
  }
#endif

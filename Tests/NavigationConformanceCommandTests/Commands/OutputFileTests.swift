import Foundation
import Testing

@testable import NavigationConformance
@testable import NavigationConformanceCommand

/// A report takes the place of the one before it as a whole, and of nothing else.
struct OutputFileTests {
  @Test func `A report takes the place of the one before, whoever may read it`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("the report of yesterday", to: "report.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try OutputFile(path).write("today")
    #expect(try folder.read("report.txt") == "today")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["report.txt"])
  }

  @Test func `What a link leads to is replaced, and the link stays`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("yesterday", to: "21.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("latest.txt"), withDestinationPath: "21.txt")
    try OutputFile(folder.path("latest.txt")).write("today")
    #expect(try folder.read("21.txt") == "today")
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("latest.txt"))
    #expect(link == "21.txt")
  }

  @Test func `Two paths that lead to one file are told to, whether it is there or not`() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("volume"), withIntermediateDirectories: false)
    try files.createSymbolicLink(
      atPath: folder.path("night"), withDestinationPath: "volume/night")
    try files.createSymbolicLink(atPath: folder.path("other"), withDestinationPath: "volume")
    for _ in 0..<2 {
      let file = OutputFile(folder.path("night"))
      #expect(file.isSame(as: folder.path("volume/night")))
      #expect(file.isSame(as: folder.path("other/../other/night")))
      #expect(!file.isSame(as: folder.path("volume/day")))
      _ = try folder.write("now it is there", to: "volume/night")
    }
  }

  @Test func `A link that leads in a circle is an end, and not the end of the search`() throws {
    let folder = try TemporaryFolder()
    for (name, target) in [("a", "b"), ("b", "a")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    #expect(!OutputFile(folder.path("a")).isSame(as: folder.path("c")))
  }

  @MainActor @Test(arguments: [("fuzz", "--resume"), ("fuzz", "--known"), ("check", "--profile")])
  func `A report does not take the place of what the run needs`(
    _ verb: String, _ option: String
  ) async throws {
    let folder = try TemporaryFolder()
    let profile = """
      {"name": "ours", "summary": "Ours.", "rows": [{
        "id": "OURS-01", "statement": "What is popped is listed from the bottom.",
        "source": "the app's own tests", "choice": "popped-order", "reading": "bottom to top"
      }]}
      """
    let text = option == "--profile" ? profile : ""
    let path = try folder.write(text, to: "file")
    let terminal = Terminal()
    let other = verb == "check" ? ["--profile", "uikit"] : ["--jobs", "1"]
    let code = await terminal.run(
      [verb, "--scenarios", "10"] + other
        + [option, path, "--output", folder.path("../\(folder.url.lastPathComponent)/file")])
    #expect(code == .usage)
    #expect(
      terminal.error == """
        toycheck: '--output' and '\(option)' name the same file, and the report would take its place
        see 'toycheck \(verb) --help'

        """)
    #expect(try folder.read("file") == text)
  }

  @MainActor
  @Test(arguments: [
    ("--known", "--resume"), ("--corpus", "--output"), ("--corpus", "--resume"),
    ("--corpus", "--known"),
  ])
  func `Two options of one name are refused before anything is run`(
    _ one: String, _ other: String
  ) async throws {
    let folder = try TemporaryFolder()
    let terminal = Terminal()
    let path = folder.path("file")
    let declaring = one == "--known" ? ["--declare"] : []
    let code = await terminal.run(
      ["fuzz", "--scenarios", "10", "--jobs", "1", one, path, other, path] + declaring)
    #expect(code == .usage)
    let order = ["--output", "--resume", "--known", "--corpus"]
    let names = order.filter { [one, other].contains($0) }
    #expect(
      terminal.error == """
        toycheck: '\(names[0])' and '\(names[1])' name the same place; each needs its own
        see 'toycheck fuzz --help'

        """)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @MainActor @Test(arguments: ["lock", "new"])
  func `Nor is anything written to what a campaign needs beside its file`(_ end: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let terminal = Terminal()
    let path = folder.path("night")
    let code = await terminal.run([
      "fuzz", "--scenarios", "10", "--jobs", "1", "--resume", path, "--output", "\(path).\(end)",
    ])
    #expect(code == .usage)
    #expect(
      terminal.error == """
        toycheck: '--output' names '\(path).\(end)', which '--resume' needs for itself while it runs; choose another name
        see 'toycheck fuzz --help'

        """)
  }

  @MainActor @Test func `A corpus without a name is refused`() async {
    let terminal = Terminal()
    let code = await terminal.run(["fuzz", "--scenarios", "10", "--jobs", "1", "--corpus", ""])
    #expect(code == .usage)
    #expect(
      terminal.error == """
        toycheck: '--corpus' expects the path of a folder, found ''
        see 'toycheck fuzz --help'

        """)
  }

  @Test func `A link to a folder is as good as the folder`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("volume"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "volume")
    #expect(URL(fileURLWithPath: folder.path("link")).isFolder)
    try OutputFile(folder.path("link/report")).checkBeforehand()
    try OutputFile(folder.path("link/report")).write("all is well")
    #expect(try folder.read("volume/report") == "all is well")
    let failure = try #require(throws: CommandFailure.self) {
      try OutputFile(folder.path("link")).checkBeforehand()
    }
    #expect(failure.message == "cannot write to '\(folder.path("link"))': it is a folder")
  }

  @Test func `While it is written, whoever reads has the whole of the one before`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("yesterday", to: "report.txt")
    let reader = try #require(FileHandle(forReadingAtPath: path))
    try OutputFile(path).write("today")
    #expect(try reader.readToEnd() == Data("yesterday".utf8))
  }

  #if os(Linux)
    @Test func `A device stays a device`() throws {
      try OutputFile("/dev/null").write("nothing")
      let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
      #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
      let failure = try #require(throws: CommandFailure.self) {
        try OutputFile("/dev/full").write("too much")
      }
      #expect(failure.code == .ownFailure)
      #expect(failure.message.hasPrefix("cannot write to '/dev/full': "))
    }
  #endif
}

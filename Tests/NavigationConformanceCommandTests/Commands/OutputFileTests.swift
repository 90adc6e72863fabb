import Foundation
import Testing

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

import ConformanceTestSupport
import Foundation
import Testing

@testable import NavigationConformance

@Suite(.aside) struct ChildProcessTests {
  /// Whoever waits for the end of a pipe would otherwise wait as long as some subject lives.
  @Test func `a child holds on to nothing that others have open`() throws {
    let pipe = Pipe()
    let child = try ChildProcess(["cat"])
    try pipe.fileHandleForWriting.close()
    var entry = pollfd(
      fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(unsafe poll(&entry, 1, 2_000) == 1, "the pipe is still open for writing")
    #expect(child.fate() == nil, "the child is there")
  }

  @Test func `what a child says comes through its own pipes`() throws {
    let child = try ChildProcess(["sh", "-c", "echo heard; echo noted >&2"])
    #expect(child.fateSoon() == .exited(code: 0))
    for (stream, said) in [(child.output, "heard\n"), (child.errorOutput, "noted\n")] {
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = unsafe read(stream, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == said)
    }
  }
}

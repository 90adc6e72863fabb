#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import NavigationConformanceCommand

  @Suite struct LineChannelTests {
    private let pipe = Pipe()

    private var channel: LineChannel {
      LineChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
    }

    @Test func `What came in with another line is told of, though no descriptor does`() throws {
      var channel = channel
      #expect(!channel.hasLine)
      #expect(!channel.hasNews())
      try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo\nthr".utf8))
      #expect(channel.hasNews())
      #expect(channel.receive() == .line(Data("one".utf8)))
      #expect(channel.hasLine)
      #expect(channel.receive() == .line(Data("two".utf8)))
      #expect(!channel.hasLine)
      #expect(channel.hasNews())
      try pipe.fileHandleForWriting.write(contentsOf: Data("ee\n".utf8))
      #expect(channel.receive() == .line(Data("three".utf8)))
      #expect(!channel.hasNews())
    }

    @Test func `That nothing more can come is news, too`() throws {
      var channel = channel
      try pipe.fileHandleForWriting.close()
      #expect(channel.hasNews())
      #expect(channel.receive() == .end)
    }
  }
#endif

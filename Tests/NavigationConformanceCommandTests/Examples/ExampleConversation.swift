#if os(macOS) || os(Linux)
  import Foundation

  /// A subject of its own process, talked to line by line.
  struct ExampleConversation {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let error = Pipe()

    init(_ subject: ExampleSubject, _ file: URL? = nil) throws {
      process.executableURL = try subject.interpreter.find()
      process.arguments = [(file ?? subject.url).path]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = error
      try process.run()
    }

    /// Says all of this, closes the input, and waits for the end.
    func say(_ lines: String...) throws -> (lines: [String], error: String, code: Int32) {
      try input.fileHandleForWriting.write(
        contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
      try input.fileHandleForWriting.close()
      // Little is written to either, so that one can be read after the other.
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      let errors = try error.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (
        String(decoding: said, as: UTF8.self).split(separator: "\n").map { String($0) },
        String(decoding: errors, as: UTF8.self), process.terminationStatus
      )
    }
  }
#endif

#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// The executable as it serves a subject, told by whoever starts it.
  @Suite struct ServingTests {
    @Test func `What was asked is answered, though whoever asked has closed its end`() throws {
      for _ in 0..<5 {
        let serving = Process()
        let (requests, answers) = (Pipe(), Pipe())
        serving.executableURL = try Navconform.url()
        serving.arguments = ["serve", "--subject", "headless"]
        serving.standardInput = requests
        serving.standardOutput = answers
        try serving.run()
        let asked = (1...20).map { "{\"id\":\($0),\"hello\":{}}\n" }.joined()
        try requests.fileHandleForWriting.write(contentsOf: Data(asked.utf8))
        try requests.fileHandleForWriting.close()
        let answered = try answers.fileHandleForReading.readToEnd() ?? Data()
        serving.waitUntilExit()
        #expect(serving.terminationStatus == 0)
        #expect(String(decoding: answered, as: UTF8.self).split(separator: "\n").count == 20)
      }
    }
  }
#endif

#if os(Linux)
  import Foundation
  import Testing

  /// What becomes of a command whose output or messages nobody takes.
  @Suite struct StandardStreamsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// - Parameter redirection: in the shell's words, behind the command.
    private func run(
      _ arguments: String..., redirection: String
    ) throws -> (code: Int32, output: String, error: String) {
      let process = Process()
      let (output, error) = (Pipe(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "\"$0\" \"$@\" \(redirection)", try Navconform.url().path] + arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": folder.url.path]) { $1 }
      process.standardOutput = output
      process.standardError = error
      try process.run()
      let texts = [output, error].map { pipe in
        String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
      }
      process.waitUntilExit()
      let isSignal = process.terminationReason == .uncaughtSignal
      return (process.terminationStatus * (isSignal ? -1 : 1), texts[0], texts[1])
    }

    @Test(arguments: ["2>/dev/full", "2>&-"])
    func `Messages that nobody takes end nothing`(_ redirection: String) throws {
      let refused = try run("fuzz", "--for", "nonsense", redirection: redirection)
      #expect(refused.code == 64)
      let run = try run(
        "fuzz", "--scenarios", "20", "--jobs", "1", "--corpus", folder.path("missing/corpus"),
        redirection: redirection)
      #expect(run.code == 2)
      #expect(run.output.hasPrefix("HeadlessNavigation · inconclusive · "))
    }

    @Test func `A run whose messages nobody reads any more comes to its end`() throws {
      let report = folder.path("report")
      // Its first message meets a pipe that is closed.
      _ = try run(
        "fuzz", "--scenarios", "20", "--jobs", "1", "--corpus", folder.path("missing/corpus"),
        redirection: "2>&1 >'\(report)' | sleep 0")
      #expect(try folder.read("report").hasPrefix("HeadlessNavigation · inconclusive · "))
    }

    @Test func `A pipe that keeps no writer waiting gets all of a long text`() throws {
      let process = Process()
      let pipe = Pipe()
      let writing = pipe.fileHandleForWriting.fileDescriptor
      #expect(fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK) == 0)
      process.executableURL = try Navconform.url()
      process.arguments = ["requirements", "--format", "json"]
      process.standardOutput = pipe
      try process.run()
      // By then it is full.
      usleep(500_000)
      let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(text.count > 100_000)
      #expect((try? JSONSerialization.jsonObject(with: text)) != nil)
    }

    @Test func `An output that is closed is said, and no other file takes its place`() throws {
      let path = folder.path("night")
      let run = try run(
        "fuzz", "--scenarios", "20", "--jobs", "1", "--resume", path, redirection: ">&-")
      #expect(run.code == 70)
      #expect(run.error == "navconform: cannot write the output: Bad file descriptor\n")
      #expect(try folder.read("night").hasPrefix("{"))
    }
  }
#endif

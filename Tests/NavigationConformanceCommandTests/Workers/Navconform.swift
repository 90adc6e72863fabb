#if os(macOS) || os(Linux)
  import Foundation

  /// The executable, run as others run it.
  struct Navconform {
    private final class Marker {}

    struct Missing: Error, CustomStringConvertible {
      let description: String
    }

    let process = Process()
    private let output = Pipe()
    private let error = Pipe()

    /// Starts it.
    ///
    /// - Parameter temporaryFolder: where it notes what it is at; `nil` for where all do.
    init(
      _ arguments: [String], executable: String = "navconform",
      temporaryFolder: TemporaryFolder? = nil
    ) throws {
      try self.init(arguments, at: Self.url(of: executable), temporaryFolder: temporaryFolder)
    }

    /// Starts it by something else, which stands there.
    init(_ arguments: [String], at url: URL, temporaryFolder: TemporaryFolder?) throws {
      process.executableURL = url
      process.arguments = arguments
      if let temporaryFolder {
        process.environment = ProcessInfo.processInfo.environment
          .merging(["TMPDIR": temporaryFolder.url.path]) { $1 }
      }
      process.standardOutput = output
      process.standardError = error
      // Whoever runs the tests with 'nohup' has this one ignored, and what is started would take that along.
      let former = signal(SIGHUP, SIG_DFL)
      defer { signal(SIGHUP, former) }
      try process.run()
    }

    /// It stands beside the tests.
    static func url(of executable: String = "navconform") throws -> URL {
      let places = [
        Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
        Bundle(for: Marker.self).bundleURL.deletingLastPathComponent(),
      ]
      for place in places.compactMap({ $0 }) {
        let url = place.appendingPathComponent(executable)
        if FileManager.default.isExecutableFile(atPath: url.path) { return url }
      }
      throw Missing(description: "there is no navconform beside the tests; run 'swift build' first")
    }

    /// Waits for its end.
    func end() -> (code: Int32, output: String, error: String) {
      // Little is written to either, so that one can be read after the other.
      let texts = [output, error].map { pipe in
        String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
      }
      process.waitUntilExit()
      let isSignal = process.terminationReason == .uncaughtSignal
      return (process.terminationStatus * (isSignal ? -1 : 1), texts[0], texts[1])
    }

    func send(_ signal: Int32) {
      kill(process.processIdentifier, signal)
    }

    /// The processes that it has started and that are still there.
    func workers() throws -> [Int32] {
      let listing = Process()
      let pipe = Pipe()
      listing.executableURL = URL(fileURLWithPath: "/bin/ps")
      listing.arguments = ["-A", "-o", "pid=,ppid="]
      listing.standardOutput = pipe
      try listing.run()
      let text = String(
        decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      listing.waitUntilExit()
      return text.split(separator: "\n").compactMap { line in
        let ids = line.split(separator: " ").compactMap { Int32($0) }
        return ids.count == 2 && ids[1] == process.processIdentifier ? ids[0] : nil
      }
    }

    /// Waits until it has so many workers, and for as long as it is said to after that.
    ///
    /// The thread waits, not the task: a task would have to wait for the campaigns of other tests to be woken, and what is
    /// waited for would be over by then.
    func workers(_ count: Int, since milliseconds: UInt32 = 0) throws -> [Int32] {
      for _ in 0..<1_000 {
        let found = try workers()
        if found.count == count {
          usleep(milliseconds * 1_000)
          return found
        }
        usleep(20_000)
      }
      throw Missing(description: "navconform did not start \(count) workers in 20 s")
    }
  }
#endif

#if os(macOS) || os(Linux)
  import Foundation

  /// Looks after a trace from a thread of its own, and tells when one scenario has gone on for long: a subject that hangs
  /// holds the actor that it runs on, and nobody there can say what it is at.
  ///
  /// It judges nothing. What it knows it reads from the file, so that it shares nothing with those it looks after.
  package struct StallWatch: Sendable {
    private let path: String
    private let patience: Duration
    private let tell: @Sendable (TracedScenario) -> Void

    /// How long a scenario may go on before anybody is told.
    package static let patience = Duration.seconds(60)

    /// - Parameters:
    ///   - path: the trace of this process.
    ///   - patience: how long a scenario may go on.
    ///   - tell: is told, on the watching thread, what has gone on for as long; once for each.
    package init(
      _ path: String, patience: Duration = Self.patience,
      tell: @escaping @Sendable (TracedScenario) -> Void
    ) {
      self.path = path
      self.patience = patience
      self.tell = tell
    }

    /// Watches until the trace is removed.
    package func begin() {
      Thread.detachNewThread {
        // One that is suspended with its process counts no time in which nobody could do anything.
        let clock = SuspendingClock()
        let start = clock.now
        var stall = Stall(patience: patience)
        while let bytes = FileManager.default.contents(atPath: path) {
          if stall.isTold(of: bytes, at: clock.now - start),
            let scenario = TracedScenario(from: path, isOwned: true)
          {
            tell(scenario)
          }
          Thread.sleep(forTimeInterval: patience / .seconds(12))
        }
      }
    }

    /// For how long a trace has been the same.
    struct Stall {
      private let patience: Duration
      private var bytes = Data()
      private var beginning = Duration.zero
      private var isOver = false

      init(patience: Duration) {
        self.patience = patience
      }

      /// Whether what stands there has done so for too long and has not been told of.
      mutating func isTold(of bytes: Data, at time: Duration) -> Bool {
        guard bytes == self.bytes else {
          self.bytes = bytes
          beginning = time
          isOver = false
          return false
        }
        guard !bytes.isEmpty, !isOver, time - beginning >= patience else { return false }
        isOver = true
        return true
      }
    }
  }
#endif

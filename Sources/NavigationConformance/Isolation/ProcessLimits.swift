/// What a subject in a process of its own may take before it counts as broken down.
public struct ProcessLimits: Hashable, Sendable {
  /// How long one step may take.
  public var step: Duration
  /// How much memory the process may hold, in MiB. Kept where the system tells it, which is Linux.
  public var memoryMiB: Int
  /// In how many scenarios of a campaign the subject may break down before the campaign ends. One in which it hangs counts
  /// as ten. Less than 1 is taken for 1.
  public var breakdowns: Int

  /// - Parameters:
  ///   - step: how long one step may take.
  ///   - memoryMiB: how much memory the process may hold, in MiB.
  ///   - breakdowns: in how many scenarios the subject may break down; one in which it hangs counts as ten.
  public init(step: Duration = .seconds(10), memoryMiB: Int = 2_048, breakdowns: Int = 100) {
    self.step = step
    self.memoryMiB = memoryMiB
    self.breakdowns = breakdowns
  }

  /// A subject that has not broken down goes on.
  var breakdownLimit: Int { max(breakdowns, 1) }

  /// How long one step may take, in words.
  package var stepText: String {
    let (seconds, attoseconds) = step.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    // Of days nobody asks for milliseconds, which would not fit beside all of them.
    return milliseconds == 0 || seconds.magnitude > 1_000_000
      ? "\(seconds) s" : "\(seconds * 1_000 + milliseconds) ms"
  }

  /// Whether so many bytes are more than the process may hold.
  func isOutgrown(by bytes: Int) -> Bool {
    // Shifted the other way, a large limit would not fit.
    (bytes - 1) >> 20 >= memoryMiB
  }
}

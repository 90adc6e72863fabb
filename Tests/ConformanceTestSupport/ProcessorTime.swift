import Foundation

/// How long something has computed, whatever else the machine did meanwhile: a limit on it holds on a busy machine, too.
public enum ProcessorTime {
  /// What this process has spent so far, in all of its threads.
  ///
  /// What other tests compute meanwhile counts as well, so that of two readings the difference is no less than what was
  /// spent in between.
  public static var ofProcess: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// What an operation has spent at most: on one thread, and so no more than the time that has passed.
  public static func most<Result>(
    isolation: isolated (any Actor)? = #isolation, of operation: () async throws -> Result
  ) async rethrows -> (result: Result, time: Duration) {
    let (clock, begin) = (ContinuousClock.now, ofProcess)
    let result = try await operation()
    return (result, min(ofProcess - begin, ContinuousClock.now - clock))
  }
}

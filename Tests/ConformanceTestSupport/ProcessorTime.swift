import Foundation

/// How long a thread has computed, whatever else the machine did meanwhile.
public enum ProcessorTime {
  /// What this thread, the one of the main actor, has spent so far.
  ///
  /// A limit on it holds on a busy machine, too: what waits for its turn does not count.
  @MainActor public static var ofMainActor: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

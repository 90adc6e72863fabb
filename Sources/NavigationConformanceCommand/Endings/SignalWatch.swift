import Dispatch
import Foundation

/// Notes the first SIGINT, SIGTERM or SIGHUP, so that a run can end with a report. One that comes half a second later or
/// more ends the process at once; what comes sooner is the same wish: `timeout` and many schedulers signal a process and
/// then its group, and so the process twice.
///
/// What is noted is a byte in a pipe: nothing is shared between threads.
final class SignalWatch {
  private let reading: Int32
  private let writing: Int32
  private let numbers: [Int32]
  private let sources: [any DispatchSourceSignal]

  /// `nil` when there are no more descriptors.
  init?() {
    guard let (reading, writing) = Self.pipeEnds() else { return nil }
    guard let patience = Self.pipeEnds() else {
      for end in [reading, writing] { close(end) }
      return nil
    }
    let queue = DispatchQueue(label: "signals")
    numbers = [SIGINT, SIGTERM] + (Self.isHangUpIgnored ? [] : [SIGHUP])
    sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        guard !Self.isReadable(reading) else {
          if Self.isReadable(patience.reading) { _exit(128 + number) }
          return
        }
        Self.note(writing)
        queue.asyncAfter(deadline: .now() + .milliseconds(500)) { Self.note(patience.writing) }
      }
      source.activate()
      return source
    }
    self.reading = reading
    self.writing = writing
  }

  /// Whoever starts the command with `nohup` wants it to go on when the terminal is closed.
  private static var isHangUpIgnored: Bool {
    let former = signal(SIGHUP, SIG_IGN)
    signal(SIGHUP, former)
    return unsafe unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func pipeEnds() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func note(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = unsafe write(descriptor, &byte, 1)
  }

  /// Who started this process may have done so on a thread that blocks signals, and what is blocked is inherited.
  static func unblock() {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  deinit {
    for source in sources { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
  }

  /// Whether somebody wants the run to end.
  var hasFired: Bool { Self.isReadable(reading) }

  private static func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, 0) > 0
  }
}

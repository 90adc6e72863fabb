import Dispatch
import Foundation

/// Notes the first SIGINT, SIGTERM or SIGHUP, so that a run can end with a report. One that comes half a second later or
/// more ends the process at once; what comes sooner is the same wish: `timeout` and many schedulers signal a process and
/// then its group, and so the process twice.
///
/// Of a subject in this process nobody knows whether it will ever come back. Where the run does not answer a signal, the
/// process is ended for it.
final class SignalWatch {
  private typealias Handler = @convention(c) (Int32) -> Void

  private let fired: SignalMark
  private let answered: SignalMark
  private let formers: [(number: Int32, handler: Handler?)]
  private let sources: [any DispatchSourceSignal]

  /// Schedulers give half a minute between asking and killing.
  private static let patience = DispatchTimeInterval.seconds(10)

  /// `nil` when there are no more descriptors.
  ///
  /// - Parameter lastWords: what is written to the error output where nobody asks within ten seconds whether a signal has
  ///   come, before the process is ended; `nil` where the run answers by itself, however long that takes.
  init?(lastWords: String? = nil) {
    guard let fired = SignalMark(), let isLater = SignalMark(), let answered = SignalMark() else {
      return nil
    }
    let queue = DispatchQueue(label: "signals")
    let numbers = [SIGINT, SIGTERM] + (Self.isHangUpIgnored ? [] : [SIGHUP])
    formers = numbers.map { (number: $0, handler: signal($0, SIG_IGN)) }
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        guard !fired.isSet else {
          if isLater.isSet { _exit(128 + number) }
          return
        }
        fired.set()
        queue.asyncAfter(deadline: .now() + .milliseconds(500)) { isLater.set() }
        guard let lastWords else { return }
        queue.asyncAfter(deadline: .now() + Self.patience) {
          guard !answered.isSet else { return }
          FileHandle.standardError.write(Data(lastWords.utf8))
          _exit(128 + number)
        }
      }
      source.activate()
      return source
    }
    self.fired = fired
    self.answered = answered
  }

  /// Whoever starts the command with `nohup` wants it to go on when the terminal is closed.
  private static var isHangUpIgnored: Bool {
    let former = signal(SIGHUP, SIG_IGN)
    signal(SIGHUP, former)
    return unsafe unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Who started this process may have done so on a thread that blocks signals, and what is blocked is inherited.
  static func unblock() {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  deinit {
    for source in sources { source.cancel() }
    for former in formers { signal(former.number, former.handler) }
    answered.set()
  }

  /// Nothing that the subject does is waited for any more.
  func waitNoLonger() { answered.set() }

  /// Whether somebody wants the run to end.
  var hasFired: Bool {
    guard fired.isSet else { return false }
    answered.set()
    return true
  }
}

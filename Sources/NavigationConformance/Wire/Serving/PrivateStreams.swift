#if os(macOS) || os(Linux)
  import Foundation

  /// The process's input and output, taken over for messages: a subject that prints writes to the error output instead,
  /// and one that reads finds nothing.
  package struct PrivateStreams: Sendable {
    package let input: Int32
    package let output: Int32
    /// Readable once the input has been read to its end.
    private let end: (reading: Int32, writing: Int32)

    /// - Parameter grace: how long the process may go on when everything has been read that came in, and nobody is there any
    ///   more to tell it what to do.
    package init(grace: Duration) {
      input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
      output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
      dup2(STDERR_FILENO, STDOUT_FILENO)
      let nothing = unsafe open("/dev/null", O_RDONLY)
      dup2(nothing, STDIN_FILENO)
      close(nothing)
      // A terminal sends its signals to all processes; the one that waits for the answers decides what becomes of them.
      for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }
      Self.takeSignals()
      var ends: [Int32] = [-1, -1]
      _ = unsafe pipe(&ends)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      end = (ends[0], ends[1])
      endWhenAlone(after: grace)
    }

    /// The input has been read to its end, and whoever has read it goes on as long as it likes.
    package func release() {
      var byte: UInt8 = 0
      _ = unsafe write(end.writing, &byte, 1)
    }

    /// Who started this process may have done so on a thread that blocks signals, and what is blocked is inherited.
    private static func takeSignals() {
      var none = sigset_t()
      unsafe sigemptyset(&none)
      unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    }

    /// So long what has come in may stay unread by a subject that does not return.
    private static let longestRest = Duration.seconds(60)

    /// Ends the process when nobody is there to tell it what to do, even where the subject never returns.
    private func endWhenAlone(after grace: Duration) {
      let (input, end) = (input, end.reading)
      Thread.detachNewThread {
        let tick = Duration.milliseconds(20)
        var (alone, unread) = (Duration.zero, Duration.zero)
        while alone <= grace, unread < Self.longestRest {
          var entries = [
            pollfd(fd: input, events: Int16(alone + unread == .zero ? 0 : POLLIN), revents: 0),
            pollfd(fd: end, events: Int16(POLLIN), revents: 0),
          ]
          let count = unsafe poll(&entries, 2, -1)
          if count < 0, errno == EINTR { continue }
          guard count > 0, entries[1].revents == 0 else { return }
          // It is closed, which does not change any more; what came in before may still be there.
          if Int32(entries[0].revents) & POLLIN != 0 { unread += tick } else { alone += tick }
          usleep(20_000)
        }
        _exit(0)
      }
    }
  }
#endif

#if os(macOS) || os(Linux)
  import Foundation

  /// The process's input and output, taken over for messages: a subject that prints writes to the error output instead,
  /// and one that reads finds nothing.
  package struct PrivateStreams: Sendable {
    package let input: Int32
    package let output: Int32

    package init() {
      input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
      output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
      dup2(STDERR_FILENO, STDOUT_FILENO)
      let nothing = unsafe open("/dev/null", O_RDONLY)
      dup2(nothing, STDIN_FILENO)
      close(nothing)
      // A terminal sends its signals to all processes; the one that waits for the answers decides what becomes of them.
      for number in [SIGINT, SIGTERM, SIGPIPE] { signal(number, SIG_IGN) }
      Self.takeSignals()
      Self.endWhenAlone(input)
    }

    /// Who started this process may have done so on a thread that blocks signals, and what is blocked is inherited.
    private static func takeSignals() {
      var none = sigset_t()
      unsafe sigemptyset(&none)
      unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    }

    /// Ends the process when nobody is there to tell it what to do, even where the subject never returns.
    private static func endWhenAlone(_ input: Int32) {
      Thread.detachNewThread {
        while true {
          var entry = pollfd(fd: input, events: 0, revents: 0)
          let count = unsafe poll(&entry, 1, -1)
          if count > 0 { _exit(0) }
          if count < 0, errno != EINTR { return }
        }
      }
    }
  }
#endif

#if os(macOS) || os(Linux)
  import Foundation

  /// Ends a process group when this process is gone, however it went: a subject in an endless loop does not notice that
  /// nobody listens any more.
  ///
  /// It is a shell that waits for a word; when its input ends without one, whoever could have said it is gone.
  final class ProcessGuardian {
    private let id: pid_t
    private let input: Int32
    private var isThere = true

    /// `nil` where the system has no process left; then the subject is ended with this process, or not at all.
    init?(of group: pid_t) {
      guard let pipe = try? ChildProcess.pipe() else { return nil }
      let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
      let script = "trap '' INT TERM HUP; read -r word || kill -s KILL -- -\(group)"
      let (error, child) = ChildProcess.spawn(
        "/bin/sh", ["sh", "-c", script], [], [pipe.reading, nothing, nothing])
      close(pipe.reading)
      close(nothing)
      guard error == 0 else {
        close(pipe.writing)
        return nil
      }
      (id, input) = (child, pipe.writing)
    }

    deinit { end() }

    /// There is nothing to look after any more.
    func end() {
      guard isThere else { return }
      isThere = false
      var word: [UInt8] = Array("ended\n".utf8)
      _ = unsafe write(input, &word, word.count)
      close(input)
      var status: Int32 = 0
      while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
    }
  }
#endif

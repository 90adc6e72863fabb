import Foundation

/// The three descriptors that a process begins with.
enum StandardStreams {
  /// Takes those that are closed. The next file that is opened would come to stand there, and what was meant for the output
  /// be written into it. What is opened here can only be read, so that whoever writes is told.
  static func occupy() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest that is free is taken, which is this one.
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  /// Writes all of a text. A pipe that takes nothing at the moment is waited for: whoever shares it may have asked that no
  /// writer is kept waiting.
  static func write(_ text: String, to descriptor: Int32) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&entry, 1, 1_000)
      } else if errno != EINTR {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    }
  }
}

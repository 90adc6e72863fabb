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
}

import Foundation

/// A pipe within this process: what stands in it may be asked for by a thread that shares nothing with the one that writes.
final class OwnPipe: Sendable {
  let reading: Int32
  let writing: Int32

  /// `nil` when there are no more descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A full pipe, or an empty one, is never waited for.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    for end in [reading, writing] { close(end) }
  }

  func writeByte() {
    var byte: UInt8 = 0
    _ = unsafe write(writing, &byte, 1)
  }
}

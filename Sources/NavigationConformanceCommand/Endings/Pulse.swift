import Foundation

/// A sign of life, as bytes in a pipe: whoever looks for it shares nothing with the thread that gives it.
final class Pulse: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// `nil` when there are no more descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    for end in [reading, writing] { close(end) }
  }

  /// A full pipe says as much as one byte more.
  func beat() {
    var byte: UInt8 = 0
    _ = unsafe write(writing, &byte, 1)
  }

  /// Whether it has beaten since it was asked last.
  func hasBeaten() -> Bool {
    var bytes: [UInt8] = Array(repeating: 0, count: 4_096)
    var isAlive = false
    while unsafe read(reading, &bytes, bytes.count) > 0 { isAlive = true }
    return isAlive
  }
}

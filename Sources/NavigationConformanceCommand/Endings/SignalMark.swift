import Foundation

/// Something that has happened or not, as a byte in a pipe: whoever asks shares nothing with the thread that notes it.
final class SignalMark: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// `nil` when there are no more descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    for end in [reading, writing] { close(end) }
  }

  var isSet: Bool {
    var entry = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, 0) > 0
  }

  /// Once is enough; a full pipe would be waited for.
  func set() {
    guard !isSet else { return }
    var byte: UInt8 = 0
    _ = unsafe write(writing, &byte, 1)
  }
}

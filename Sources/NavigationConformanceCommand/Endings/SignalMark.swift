import Foundation

/// Something that has happened or not, to be asked about from another thread.
final class SignalMark: Sendable {
  private let pipe: OwnPipe

  /// `nil` when there are no more descriptors.
  init?() {
    guard let pipe = OwnPipe() else { return nil }
    self.pipe = pipe
  }

  var isSet: Bool {
    var entry = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, 0) > 0
  }

  /// Once is enough.
  func set() {
    guard !isSet else { return }
    pipe.writeByte()
  }
}

import Foundation

/// A sign of life, to be looked for from another thread.
final class Pulse: Sendable {
  private let pipe: OwnPipe

  /// `nil` when there are no more descriptors.
  init?() {
    guard let pipe = OwnPipe() else { return nil }
    self.pipe = pipe
  }

  /// A full pipe says as much as one byte more.
  func beat() { pipe.writeByte() }

  /// Whether it has beaten since it was asked last.
  func hasBeaten() -> Bool {
    var bytes: [UInt8] = Array(repeating: 0, count: 4_096)
    var isAlive = false
    while unsafe read(pipe.reading, &bytes, bytes.count) > 0 { isAlive = true }
    return isAlive
  }
}

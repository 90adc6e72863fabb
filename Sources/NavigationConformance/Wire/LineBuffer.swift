import Foundation

/// Bytes that have come in, taken out line by line.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Everything before this index has been taken out.
  private var start = 0
  /// Everything before this index holds no line break.
  private var searched = 0

  /// What has come in and is no whole line yet.
  var rest: [UInt8] { Array(bytes[start...]) }

  mutating func append(_ more: ArraySlice<UInt8>) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  /// The next whole line, without its end.
  ///
  /// - Throws: when it is longer than a line may be.
  mutating func next() throws(WireFault) -> [UInt8]? {
    while searched < bytes.count, bytes[searched] != UInt8(ascii: "\n") { searched += 1 }
    guard searched - start <= WireLimits.maximumLineBytes else {
      throw WireFault("it is longer than \(WireLimits.maximumLineBytes) bytes")
    }
    guard searched < bytes.count else { return nil }
    var line = Array(bytes[start..<searched])
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    searched += 1
    start = searched
    return line
  }

  #if os(macOS) || os(Linux)
    /// Waits until something has come in. False when there will be no more.
    mutating func read(from descriptor: Int32) -> Bool {
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = unsafe chunk.withUnsafeMutableBytes { chunk in
          unsafe Foundation.read(descriptor, chunk.baseAddress, chunk.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        append(chunk[..<count])
        return true
      }
    }
  #endif
}

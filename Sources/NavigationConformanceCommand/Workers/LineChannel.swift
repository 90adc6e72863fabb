import Foundation

/// Lines of JSON that come in on one descriptor and go out on another.
struct LineChannel {
  let input: Int32
  let output: Int32
  private var buffer: [UInt8] = []
  /// Everything before this index has been looked at.
  private var searched = 0

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  enum Arrival: Hashable {
    /// A whole line, without its end.
    case line(Data)
    /// A part of a line, so far.
    case part
    /// There will be no more.
    case end
  }

  /// Waits until something has come in.
  mutating func receive() -> Arrival {
    if let line = nextLine() { return .line(line) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe read(input, bytes.baseAddress, bytes.count)
    }
    guard count > 0 else { return count < 0 && errno == EINTR ? .part : .end }
    buffer += bytes[..<count]
    return nextLine().map { .line($0) } ?? .part
  }

  /// Whether a whole line has come in that nobody has taken yet: no descriptor tells of it any more.
  var hasLine: Bool { buffer[searched...].contains(UInt8(ascii: "\n")) }

  /// Whether something more has come in, or nothing can come in any more.
  func hasNews() -> Bool {
    if !buffer.isEmpty { return true }
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, 0) > 0
  }

  private mutating func nextLine() -> Data? {
    guard let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      return nil
    }
    let line = Data(buffer[..<end])
    buffer.removeSubrange(...end)
    searched = 0
    return line
  }

  /// False when nobody is there to read it.
  func send(_ value: some Encodable) throws -> Bool {
    let line = Array(try JSONEncoder().encode(value)) + [UInt8(ascii: "\n")]
    var sent = 0
    while sent < line.count {
      let count = unsafe line.withUnsafeBytes { bytes in
        unsafe write(output, bytes.baseAddress.map { unsafe $0 + sent }, bytes.count - sent)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

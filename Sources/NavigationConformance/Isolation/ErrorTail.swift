/// The end of what a process writes to its error output.
///
/// In a debug build Swift's runtime lets a list of addresses follow on what a trap has to say. Nobody can read it once the
/// process is gone, each run has other ones, and they are so many that they push out what matters. They are left out;
/// every other line stays.
struct ErrorTail {
  /// Room for all the frames that the runtime lists, 128 of them, and for what stands above.
  private static let heldBytes = 4 * WireLimits.keptErrorBytes
  private var bytes: [UInt8] = []

  mutating func append(_ more: ArraySlice<UInt8>) {
    bytes = Array((bytes + more).suffix(Self.heldBytes))
  }

  /// What is kept of it.
  var text: String {
    let whole = String(decoding: bytes, as: UTF8.self)
    let told = Self.withoutFrames(whole.split(separator: "\n", omittingEmptySubsequences: false))
      .joined(separator: "\n")
    return String(decoding: told.utf8.suffix(WireLimits.keptErrorBytes), as: UTF8.self)
  }

  /// The lines without the heading of a stack trace and the frames below it, other lines among them or not.
  private static func withoutFrames(_ lines: [Substring]) -> [Substring] {
    let frame = /\d+ +\S.* 0x[0-9a-f]{8,16} \S.* \+ \d+/
    var isInTrace = false
    return lines.indices.compactMap { index in
      let line = lines[index]
      if line == "Current stack trace:", index + 1 < lines.endIndex,
        lines[index + 1].wholeMatch(of: frame) != nil
      {
        isInTrace = true
        return nil
      }
      return isInTrace && line.wholeMatch(of: frame) != nil ? nil : line
    }
  }
}
